-- A folder of the version before people kept names (9642a4ff), as .dump writes it. The match is put in by the test,
-- since it depends on the rules of today.
-- key: 65024aae1959dd1b9f13ac566db7d951e8dca33ba5315064b45bfc4d3db941ba
-- table: xbamab9g2r48
-- link: /t/xbamab9g2r48/s/WyJ4YmFtYWI5ZzJyNDgiLDIsIkladlNjalJtbjh4MiJd.Rayf-bRIo3uRNcUwFozliKGnISU
-- ann: WyJ4YmFtYWI5ZzJyNDgiLHRydWUsW1swLCJLNjVXOW9TTUh0cUYiXSxbMywiUEdHVFlzSUlveG1KIl1dXQ.CqnVSyn8hwhZlLE4JkentPxf8rE
-- bob: WyJ4YmFtYWI5ZzJyNDgiLGZhbHNlLFtbMSwiNFVmZThWRjBseVZUIl1dXQ.9vCoI0acZiLg4IDm8wOwVVZRYj4
-- phone: WyJ4YmFtYWI5ZzJyNDgiLGZhbHNlLFtbMSwieG9Ic1V3YndBMElGIl1dXQ.kmxBpplzyvVxJTe4NRS6VwJPD0Y
BEGIN TRANSACTION;
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,  -- 1, 2, 3 ... without a gap
    key TEXT NOT NULL,
    kind TEXT NOT NULL,        -- answer, bring_in, undo, or of chairs: see chairs.py
    seat INTEGER NOT NULL,
    ask INTEGER NOT NULL,      -- number of the ask it answers; 0 when it answers none
    position INTEGER NOT NULL, -- of the option chosen; -1 when none is
    detail TEXT NOT NULL,      -- a bot, a name, a nonce, or the digest after the answer
    at REAL NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, key)
) WITHOUT ROWID;
INSERT INTO "answers" VALUES('xbamab9g2r48',1,'s:1','sit',1,0,-1,'{"name":"Bob","nonce":"4Ufe8VF0lyVT"}',1.79545668562312579156e+09);
INSERT INTO "answers" VALUES('xbamab9g2r48',2,'s:2','link_device',1,0,-1,'EpcC6gcmtRy2',1.79545668564918756487e+09);
INSERT INTO "answers" VALUES('xbamab9g2r48',3,'s:3','add_device',1,0,-1,'xoHsUwbwA0IF',1.79545668571906709672e+09);
INSERT INTO "answers" VALUES('xbamab9g2r48',4,'s:4','sit',2,0,-1,'{"name":"Gone","nonce":"31xkxXQW_xoP"}',1.79545668575314092641e+09);
INSERT INTO "answers" VALUES('xbamab9g2r48',5,'s:5','give_up',2,0,-1,'',1.79545668580034184459e+09);
INSERT INTO "answers" VALUES('xbamab9g2r48',6,'s:6','renew',2,0,-1,'IZvScjRmn8x2',1.79545668583148050308e+09);
CREATE TABLE beats (
    one INTEGER PRIMARY KEY,   -- always 0
    at REAL NOT NULL           -- when somebody asked last whether this can be written
);
CREATE TABLE checkpoints (
    table_id TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,
    save BLOB NOT NULL,        -- the match after the entry of this version
    digest TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
CREATE TABLE orders (
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,        -- close or delete
    at REAL NOT NULL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,    -- version of the game's rules that the match is pinned to
    setup TEXT NOT NULL,       -- JSON: chairs, pace, nonces of the seats' links
    at REAL NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('xbamab9g2r48','hit_z_road',2,'{"chairs":[{"who":"here","bot":null,"name":"Ann","nonce":"K65W9oSMHtqF"},{"who":"link","bot":null,"name":"Ines","nonce":"Xvs5QJnapxAw"},{"who":"link","bot":null,"name":"","nonce":"JYfigNj3TT2d"},{"who":"here","bot":null,"name":"Sam","nonce":"PGGTYsIIoxmJ"}],"pace":"off","bot_seed":"672acc371100246e","dice":"secret","open_chairs":false}',1.79545668558689022059e+09);
COMMIT;

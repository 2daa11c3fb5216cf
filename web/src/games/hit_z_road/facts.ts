/** What the shell knows of Hit Z Road: how it moves, and which rules belong to which question. */
import type { GameFacts } from '../../lib/board';
import { fold, timeOf } from './logic';

const FIGHT = ['HZR-SHOOT', 'HZR-FLEE', 'HZR-MELEE', 'HZR-HORDE'];

export const facts: GameFacts = {
  motion: { fold, timeOf },
  rulesOf: {
    bid: ['HZR-AUCTION'],
    pay_bid: ['HZR-PAY'],
    choose_path: ['HZR-PATH'],
    pay_key: ['HZR-KEY'],
    take_gift: ['HZR-SOLO'],
    swap_cards: ['HZR-JOURNEY'],
    detour: ['HZR-JOURNEY'],
    cross: ['HZR-JOURNEY', 'HZR-ADREN'],
    pay_or_lose: ['HZR-EVENT'],
    pay_part: ['HZR-EVENT'],
    discard: ['HZR-EVENT'],
    keep_token: ['HZR-TOKEN'],
    use_token: ['HZR-TOKEN'],
    before_melee: FIGHT,
    after_volley: FIGHT,
    spend_adrenaline: ['HZR-ADREN', 'HZR-MELEE'],
  },
  chapters: {
    'HZR-BOX': { en: 'What is in the box', ja: '内容物' },
    'HZR-SETUP': { en: 'Before the first round', ja: '最初のラウンドの前に' },
    'HZR-DECK': { en: 'The adventure deck', ja: '冒険デッキ' },
    'HZR-PLAN': { en: 'Planning', ja: '配置' },
    'HZR-AUCTION': { en: 'The auction', ja: '競り' },
    'HZR-PAY': { en: 'Paying the bids', ja: '支払い' },
    'HZR-ORDER': { en: 'Initiative', ja: '手番の順' },
    'HZR-PATH': { en: 'Choosing and driving a path', ja: '道を選んで走る' },
    'HZR-KEY': { en: 'Locked paths', ja: '鍵のかかった道' },
    'HZR-SCAV': { en: 'Scavenging', ja: '物資の入手' },
    'HZR-EVENT': { en: 'Events', ja: 'イベント' },
    'HZR-SHOOT': { en: 'Shooting', ja: '射撃' },
    'HZR-FLEE': { en: 'Fleeing', ja: '逃走' },
    'HZR-MELEE': { en: 'Melee', ja: '白兵戦' },
    'HZR-HORDE': { en: 'Hordes', ja: '大群' },
    'HZR-ADREN': { en: 'Adrenaline', ja: 'アドレナリン' },
    'HZR-TOKEN': { en: 'Special tokens', ja: '特殊トークン' },
    'HZR-ELIM': { en: 'Elimination', ja: '敗退' },
    'HZR-END': { en: 'End of the game', ja: 'ゲームの終わり' },
    'HZR-SCORE': { en: 'Victory points', ja: '勝利点' },
    'HZR-SOLO': { en: 'One player', ja: '1人用' },
    'HZR-TIES': { en: 'Ties', ja: '同数のとき' },
    'HZR-JOURNEY': { en: 'The journey variant', ja: '旅バリアント' },
  },
};

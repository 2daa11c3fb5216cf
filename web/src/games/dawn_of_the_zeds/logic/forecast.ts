/** What the Zeds will do if nobody moves, as the engine reckons it, in as few words as the map has room for. */
import type { Forecast, GroupForecast, TrackForecast } from '../odds';
import type { Words } from '../words';
import { percent, toneOf, type OddsLine } from './odds';

type Tone = OddsLine['tone'];
/** The way of one group, with what it would meet. */
export interface Ghost {
  id: string;
  from: string;
  to: string;
  /** One to three short lines; none where the way is free. */
  lines: string[];
  tone: Tone;
}
export interface TrackComing {
  track: string;
  /** How likely the track is activated. */
  chance: string;
  more: string;
  /** The worst that one activation may bring. */
  worst: string;
  tone: Tone;
  likely: boolean;
}

/** The best that ours can do where a group arrives; null where nobody could fight. */
const bestOf = (group: GroupForecast): number | null => (group.meets.length > 0 ? Math.max(...group.meets.map((meeting) => meeting.odds.wins)) : null);

function linesOf(group: GroupForecast, words: Words): { lines: string[]; tone: Tone } {
  const lines: string[] = [];
  const best = bestOf(group);
  let tone: Tone = best === null ? 'plain' : toneOf(best);
  if (group.catacombs !== null && group.catacombs.moves < 1) lines.push(`${words.coming.leaves} ${percent(group.catacombs.moves)}`);
  if (group.stopped > 0) lines.push(`${words.coming.stopped} ${percent(group.stopped)}`);
  if (group.minefield > 0) lines.push((words.ground as Record<string, string>)[`minefield_${group.minefield}`] ?? '');
  if (best !== null) lines.push(`${words.chances.holds} ${percent(best)}`);
  else if (group.overruns.length > 0) {
    lines.push(words.coming.inTheWay({ n: group.overruns.length }));
    tone = 'bad';
  }
  if (group.chaos > 0) lines.push(`${words.chaosShort} ${percent(group.chaos)}`);
  if (group.town_falls > 0) {
    lines.push(`${words.coming.townFalls} ${percent(group.town_falls)}`);
    tone = 'bad';
  }
  return { lines, tone };
}

/** Every group that would go, on tracks that may be activated. */
export function ghostsOf(forecast: Forecast, words: Words): Ghost[] {
  return forecast.tracks.flatMap((track) =>
    track.activated + track.chosen === 0
      ? []
      : track.groups.filter((group) => group.movers.length > 0).map((group) => ({ id: `${group.space}:${group.units[0] ?? ''}`, from: group.space, to: group.target, ...linesOf(group, words) })),
  );
}

function worstOf(track: TrackForecast, words: Words): { worst: string; tone: Tone } {
  if (track.town_falls > 0) return { worst: `${words.coming.townFalls} ${percent(track.town_falls)}`, tone: 'bad' };
  const fights = track.groups.map(bestOf).filter((best): best is number => best !== null);
  if (fights.length > 0) {
    const least = Math.min(...fights);
    return { worst: `${words.chances.holds} ${percent(least)}`, tone: toneOf(least) };
  }
  const chaos = Math.max(0, ...track.groups.map((group) => group.chaos));
  if (chaos > 0) return { worst: `${words.chaosShort} ${percent(chaos)}`, tone: 'bad' };
  if (track.new_zeds !== null) return { worst: words.coming.newZeds, tone: 'plain' };
  return { worst: words.coming.noFight, tone: 'plain' };
}

export function comingOf(forecast: Forecast, words: Words): TrackComing[] {
  return forecast.tracks.map((track) => ({
    track: track.track,
    chance: track.activated > 0 || track.chosen === 0 ? percent(track.activated) : percent(track.chosen),
    more: track.twice > 0 ? `${words.coming.twice} ${percent(track.twice)}` : track.chosen > 0 ? words.coming.ifChosen : '',
    ...(track.activated + track.chosen > 0 ? worstOf(track, words) : { worst: words.coming.stays, tone: 'good' as const }),
    likely: track.activated >= 0.5,
  }));
}

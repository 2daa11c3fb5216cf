/** What the Zeds will do if nobody moves, as the engine reckons it, in as few words as the map has room for. */
import type { Forecast, TrackForecast } from '../odds';
import type { Words } from '../words';
import { bestOf, linesOf, percent, toneOf, type OddsLine } from './odds';

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
  /** How often it is activated from now on, by the Event cards: what is expected, and the most. */
  toCome: [string, string];
  /** The worst that one activation may bring. */
  worst: string;
  tone: Tone;
  likely: boolean;
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
    return { worst: `${words.chances.held} ${percent(least)}`, tone: toneOf(least) };
  }
  const overrun = track.groups.reduce((sum, group) => sum + (group.movers.length > 0 ? group.overruns.length : 0), 0);
  if (overrun > 0) return { worst: words.coming.inTheWay({ n: overrun }), tone: 'bad' };
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
    toCome: [words.coming.toCome(track.to_come.toFixed(1)), words.coming.mostToCome(track.most_to_come)],
    ...(track.activated + track.chosen > 0 ? worstOf(track, words) : { worst: words.coming.stays, tone: 'good' as const }),
    likely: track.activated >= 0.5,
  }));
}

// Whom the table waits for, since when, and what is said of it.
import type { AskOut } from './messages';

export interface Waiting {
  seat: number;
  bot: boolean;
  since: number;
}

/** Nobody wonders about the first seconds. */
const SOON = 2;

interface WaitWords {
  quiet: string;
  waitingFor: (name: string) => string;
  namedBot: (name: string) => string;
  /** What somebody does who is asked such a question, where the game has words for it. */
  doing: Readonly<Record<string, ((name: string) => string) | undefined>>;
}

/** What is said to those who are not asked. */
export function saidOfOthers(words: WaitWords, ask: AskOut | null, waiting: Waiting | null, names: readonly string[]): string {
  const who = ask?.seat ?? waiting?.seat;
  if (who === undefined) return words.quiet;
  const name = names[who] ?? '';
  const called = waiting?.bot === true ? words.namedBot(name) : name;
  return words.doing[ask?.question ?? '']?.(called) ?? words.waitingFor(called);
}

/** For how many seconds it has been waited for somebody; 0 while that is not worth a word. */
export function countSeconds(waiting: () => Waiting | null): { readonly seconds: number } {
  let seconds = $state(0);
  $effect(() => {
    const since = waiting()?.since;
    if (since === undefined) return;
    const count = (): void => {
      const past = Math.round(Date.now() / 1000 - since);
      seconds = past < SOON ? 0 : past;
    };
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}

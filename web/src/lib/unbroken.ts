// What no line breaks: ranges of numbers, "4–6", and in Japanese a numbered name or column, "ゼッズ6/4", "第3列".

/** Nothing to be seen, and no line ends there. Fonts need no sign for it: none is drawn. */
const JOINER = String.fromCharCode(0x2060);
const RANGE = /(?<=\d)([-–〜])(?=\d)/g;

/** All words in a value, however deep, with their ranges held together. */
export function unbroken<T>(value: T): T {
  if (typeof value === 'string') return value.replace(RANGE, `${JOINER}$1${JOINER}`) as T;
  if (Array.isArray(value)) return value.map(unbroken) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unbroken(each)])) as T;
}

const NUMBERED = /(?<=[\u3040-\u30ff\u3400-\u9fff])(?=\d+\/\d|\d+列)/g;

/** A sentence whose numbered names and columns are held together. */
export const whole = (sentence: string): string => sentence.replace(NUMBERED, JOINER);

// Letters that a page in English does not have from the beginning.

const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** Whether a text needs Japanese letters. */
export const isJapanese = (text: string): boolean => JAPANESE.test(text);

/** Fetch Japanese letters if one of these names needs them: a player's name may be Japanese on a page in English. */
export function fetchLettersOf(names: readonly (string | null | undefined)[]): void {
  if (names.some((name) => isJapanese(name ?? ''))) void import('../fonts-ja');
}

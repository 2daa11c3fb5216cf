import { describe, expect, it } from 'vitest';
import type { RecordOut } from '../../../lib/messages';
import { gathered } from './gather';

let number = 0;
const told = (kind: string, unit: string, en: string, ja: string): RecordOut => ({ number: number++, kind, args: { unit }, text: { en, ja } });
const zeds = (): RecordOut => told('hit_taken', 'zeds_1', 'Zeds 2/1 take 1 Hit.', 'ゼッズ2/1が1ヒットを受ける。');
const hunt = (): RecordOut => told('hit_taken', 'hunt', 'Sheriff Hunt takes 1 Hit.', 'ハント保安官が1ヒットを受ける。');
const reduced = (): RecordOut => told('unit_reduced', 'zeds_1', 'Zeds 2/1 are turned to the reduced side.', 'ゼッズ2/1は弱体面になる。');
const other = (): RecordOut => told('retreated', 'hunt', 'Sheriff Hunt retreats.', 'ハント保安官が退却する。');
const said = (records: readonly RecordOut[], lang: 'en' | 'ja'): string[] => gathered(records).map((record) => record.text[lang]);

describe('Hits that follow each other', () => {
  it('are one sentence, whoever takes them', () => {
    const fight = [zeds(), zeds(), reduced(), zeds(), hunt(), other()];
    expect(said(fight, 'en')).toEqual(['Zeds 2/1 take 3 Hits, Sheriff Hunt takes 1 Hit.', 'Zeds 2/1 are turned to the reduced side.', 'Sheriff Hunt retreats.']);
    expect(said(fight, 'ja')).toEqual(['ゼッズ2/1が3ヒット、ハント保安官が1ヒットを受ける。', 'ゼッズ2/1は弱体面になる。', 'ハント保安官が退却する。']);
    expect(gathered(fight).map((record) => record.number)).toEqual([fight[0], fight[2], fight[5]].map((record) => record?.number));
  });
  it('have an article written large only where the sentence begins', () => {
    const furies = (): RecordOut => told('hit_taken', 'furies', 'The Farmingdale Furies take 1 Hit.', 'ファーミングデール・フューリーズが1ヒットを受ける。');
    expect(said([zeds(), furies()], 'en')).toEqual(['Zeds 2/1 take 1 Hit, the Farmingdale Furies take 1 Hit.']);
    expect(said([furies(), zeds()], 'en')).toEqual(['The Farmingdale Furies take 1 Hit, Zeds 2/1 take 1 Hit.']);
  });
  it('are apart where something else comes between them', () => {
    expect(said([hunt(), other(), hunt()], 'en')).toEqual(['Sheriff Hunt takes 1 Hit.', 'Sheriff Hunt retreats.', 'Sheriff Hunt takes 1 Hit.']);
    expect(said([other(), reduced()], 'en')).toHaveLength(2);
    expect(said([], 'en')).toEqual([]);
  });
});

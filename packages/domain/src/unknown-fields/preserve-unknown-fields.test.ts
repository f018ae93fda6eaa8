import { describe, expect, it } from 'vitest';
import { preserveUnknownFields } from './index.ts';

const known = [
  'title',
  'visit',
  'visit.department',
  'medicines',
  'medicines.name',
  'medicines.dose',
  'is_new',
];
const knows = (name: string) => known.includes(name);
const save = (stored: object, saved: object) => preserveUnknownFields(stored, saved, knows);

describe('保存する側が知らない項目（決定0085）', () => {
  it('知っている項目は、書いたとおりになり、書かなければ消える', () => {
    expect(save({ title: '前の題', visit: { department: '外科' } }, { title: '次の題' })).toEqual({
      title: '次の題',
    });
  });

  it('知らない項目は、残る', () => {
    const stored = { title: '題', mood_words: 'ほっとした', visit: { department: '外科', companion: '娘' } };
    const saved = { title: '題', visit: { department: '内科' } };
    expect(save(stored, saved)).toEqual({
      title: '題',
      mood_words: 'ほっとした',
      visit: { department: '内科', companion: '娘' },
    });
  });

  it('知らない項目だけが書いてあった部分は、空のまま送られても残る', () => {
    expect(save({ visit: { companion: '娘' } }, { title: '題' })).toEqual({
      title: '題',
      visit: { companion: '娘' },
    });
  });

  it('知らない項目に、既定の値が入って届いた場合も、保存してある値が残る', () => {
    expect(preserveUnknownFields({ is_new: true }, { is_new: false }, () => false)).toEqual({ is_new: true });
  });

  describe('行のならび', () => {
    const row = (name: string, dose: string | undefined, ...maker: string[]) => ({
      name,
      ...(dose === undefined ? {} : { dose }),
      ...(maker.length > 0 ? { maker: maker[0] } : {}),
    });
    const medicines = (...rows: object[]) => ({ medicines: rows });

    it.each([
      ['そのまま', [row('A', '1錠'), row('B', '2錠')], [row('A', '1錠', 'あ社'), row('B', '2錠', 'い社')]],
      ['順を変えた', [row('B', '2錠'), row('A', '1錠')], [row('B', '2錠', 'い社'), row('A', '1錠', 'あ社')]],
      ['量を直した', [row('A', '3錠'), row('B', '2錠')], [row('A', '3錠', 'あ社'), row('B', '2錠', 'い社')]],
      [
        '名前を直した',
        [row('AA', '1錠'), row('B', '2錠')],
        [row('AA', '1錠', 'あ社'), row('B', '2錠', 'い社')],
      ],
      ['消した', [row('B', '2錠')], [row('B', '2錠', 'い社')]],
      [
        '消して別のものを足した',
        [row('C', '5錠'), row('B', '2錠')],
        [row('C', '5錠'), row('B', '2錠', 'い社')],
      ],
      [
        '足した',
        [row('C', '1錠'), row('A', '1錠'), row('B', '2錠')],
        [row('C', '1錠'), row('A', '1錠', 'あ社'), row('B', '2錠', 'い社')],
      ],
    ])('%s場合、知らない項目は、同じ行にだけ残る', (_what, saved, expected) => {
      const stored = medicines(row('A', '1錠', 'あ社'), row('B', '2錠', 'い社'));
      expect(save(stored, medicines(...saved))).toEqual(medicines(...expected));
    });

    it('同じ名前の行が二つある場合、言うことの同じ行に残る', () => {
      const stored = medicines(row('A', '朝', 'あ社'), row('A', '夜', 'い社'));
      expect(save(stored, medicines(row('A', '夜'), row('A', '昼')))).toEqual(
        medicines(row('A', '夜', 'い社'), row('A', '昼', 'あ社')),
      );
    });
  });
});

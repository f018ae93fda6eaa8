import { describe, expect, it } from 'vitest';
import { changeWhileSaving } from './changed-while-saving.ts';

const sent = { title: 'あ', images: ['a'], test_results: [{ memo: 'い', images: [] as string[] }] };

// @proves state log form: written on during a save
describe('保存しているあいだに変わったもの', () => {
  it('同じなら、ない', () => expect(changeWhileSaving(sent, structuredClone(sent))).toBe('none'));

  it('画像だけが増えた場合', () => {
    expect(changeWhileSaving(sent, { ...sent, images: ['a', 'b'] })).toBe('pictures');
    const test_results = [{ memo: 'い', images: ['c'] }];
    expect(changeWhileSaving(sent, { ...sent, test_results })).toBe('pictures');
  });

  it('ことばが変わった場合。画像が増えていても同じ', () => {
    expect(changeWhileSaving(sent, { ...sent, title: 'あい' })).toBe('words');
    const test_results = [{ memo: 'う', images: [] }];
    expect(changeWhileSaving(sent, { ...sent, images: ['b'], test_results })).toBe('words');
  });
});

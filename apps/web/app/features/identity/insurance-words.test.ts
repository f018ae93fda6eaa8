import { describe, expect, it } from 'vitest';
import { type InsuranceState, insuranceWords } from './insurance-words.ts';

const words = (state: InsuranceState, isInsuranceEntrance: boolean, isMember = false) =>
  insuranceWords({ state, isMember, isInsuranceEntrance });
const all = (given: object) => Object.values(given).join('');

describe('ご加入内容の確認の言葉（U-L16）', () => {
  // @proves screen /login/insurance-verification
  it('証券番号を持たない会員の場合、証券番号にもご契約にも触れない', () => {
    for (const isMember of [true, false]) {
      const shown = all(words('not_needed', isMember, isMember));
      expect(shown).not.toMatch(/証券|契約/);
      expect(shown).toContain('確かめていただくことはありません');
    }
  });

  it('だれの確認か分からない場合、入り口のプログラムに合わせる', () => {
    expect(all(words(null, true))).toContain('証券番号');
    const general = all(words(null, false));
    expect(general).not.toMatch(/証券|契約/);
    expect(general).toContain('保険にご加入の方が');
  });

  it.each(['pending', 'failed', 'verified'] as const)(
    '加入している方（%s）の場合、どの入り口からでも、証券番号のことを電話でたずねられる',
    (state) => {
      for (const isInsuranceEntrance of [true, false]) {
        expect(words(state, isInsuranceEntrance).help).toContain('証券番号');
      }
    },
  );

  it('ログインの途中と、ログインしたあとでは、違うことを言う', () => {
    expect(words('failed', true).lead).toContain('新しいご契約がある方は');
    expect(words('failed', true, true).lead).toContain('いまは、このままお使いいただけます');
  });
});

import { describe, expect, it } from 'vitest';
import { isReachedAlike, isSamePerson, type PersonFacts } from './same-person.ts';

const PERSON: PersonFacts = {
  lastNameKana: 'モリ',
  firstNameKana: 'メグミ',
  birthday: '1972-02-28',
  email: 'megumi@example.jp',
  phoneNumber: '+819012345678',
};

describe('同じ方かどうか（G40）', () => {
  it.each<[string, Partial<PersonFacts>, boolean]>([
    ['すべて同じ', {}, true],
    ['電話番号だけが違う', { phoneNumber: '+819000000000' }, true],
    ['メールアドレスだけが違う', { email: 'other@example.jp' }, true],
    ['電話番号もメールアドレスも違う', { phoneNumber: '+819000000000', email: 'other@example.jp' }, false],
    ['生年月日が違う', { birthday: '1972-02-29' }, false],
    ['セイが違う', { lastNameKana: 'ハヤシ' }, false],
    ['メイが違う', { firstNameKana: 'ミホ' }, false],
    ['カナの書き方だけが違う', { lastNameKana: 'ﾓﾘ', firstNameKana: 'めぐみ' }, true],
    ['メールアドレスの大文字だけが違う', { email: 'Megumi@Example.JP', phoneNumber: null }, true],
  ])('%sの場合', (_, changes, isSame) => {
    expect(isSamePerson(PERSON, { ...PERSON, ...changes })).toBe(isSame);
    expect(isSamePerson({ ...PERSON, ...changes }, PERSON)).toBe(isSame);
  });

  it('どちらも書いていない欄は、同じとはみなさない', () => {
    const unknown = { ...PERSON, birthday: null };
    expect(isSamePerson(unknown, unknown)).toBe(false);
    const unreachable = { email: null, phoneNumber: null };
    expect(isReachedAlike(unreachable, unreachable)).toBe(false);
    expect(isReachedAlike({ email: '', phoneNumber: '' }, { email: '', phoneNumber: '' })).toBe(false);
  });
});

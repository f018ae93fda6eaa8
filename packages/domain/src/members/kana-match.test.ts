import { describe, expect, it } from 'vitest';
import { fullName, kanaForMatching } from './index.ts';

const matching = (full: string) => {
  const [lastNameKana = '', firstNameKana = ''] = full.split('/');
  return kanaForMatching({ lastNameKana, firstNameKana });
};

describe('カナの名前を、台帳のものとくらべる（G51・G40）', () => {
  it.each([
    ['ヒナタ/シヨウコ', 'ヒナタ/ショウコ'],
    ['ヒナタ/シヨウコ', 'ﾋﾅﾀ/ｼｮｳｺ'],
    ['イツキ/リユウ', 'イッキ/リュウ'],
    ['オオノ/ユウコ', 'オーノ/ユーコ'],
    ['オオノ/ケイコ', 'オウノ/ケーコ'],
    ['ミヂカ/シヅコ', 'ミジカ/シズコ'],
    ['ヴァン゠ダム/マリア・ルイサ', 'ヴアンダム/マリアルイサ'],
    ['アイヌㇷ゚/ハル', 'アイヌプ/ハル'],
    ['カ゛シマ/ハル', 'ガシマ/ハル'],
    ['/スカルノ', 'スカルノ/'],
    ['ヤマダ ハナ/コ', 'ヤマダ/ハナコ'],
    ['タカオ/ヲサム', 'タカオ/オサム'],
  ])('%s と %s は、同じ名前とみる', (one, other) => {
    expect(matching(one)).toBe(matching(other));
  });

  it.each([
    ['ヒナタ/ハルコ', 'ヒナタ/ナツコ'],
    ['ヒナタ/ハナ', 'ヒナタ/バナ'],
    ['ヒナタ/ユウコ', 'ヒナタ/ユコ'],
    ['カトウ/ハル', 'カト/ハル'],
    ['タナカ/シン', 'タナカ/ジン'],
  ])('%s と %s は、ちがう名前とみる', (one, other) => {
    expect(matching(one)).not.toBe(matching(other));
  });
});

it('姓のない方の名前は、名だけを書く', () => {
  expect(fullName('', 'スカルノ')).toBe('スカルノ');
  expect(fullName('山田', '花子')).toBe('山田 花子');
});

import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { NameFields } from './name-fields.tsx';
import { kanaOf, nameOf, personValues, sentNames } from './person-values.ts';

const NO_NAME = personValues({});
const SUKARNO = { ...NO_NAME, first_name: 'スカルノ', first_name_kana: 'スカルノ', has_one_name: true };
const YAMADA = {
  ...NO_NAME,
  last_name: '山田',
  first_name: '花子',
  last_name_kana: 'ヤマダ',
  first_name_kana: 'ハナコ',
};

const drawn = (values: typeof NO_NAME, isKanaLocked = false) =>
  drawOnPage(
    <NameFields
      values={values}
      onChange={() => {}}
      onLeave={() => {}}
      errorOf={() => undefined}
      isKanaLocked={isKanaLocked}
    />,
  );

describe('お名前の欄', () => {
  it('名だけの方に、姓とセイをたずねない', () => {
    const html = drawn(SUKARNO);
    expect(html).not.toContain('name="last_name"');
    expect(html).not.toContain('name="last_name_kana"');
    expect(html).toMatch(/<input[^>]*name="first_name"/);
    expect(html).toMatch(
      /<input[^>]*name="has_one_name"[^>]*checked|<input[^>]*checked[^>]*name="has_one_name"/,
    );
  });

  it('はじめは、姓と名の両方をたずねる', () => {
    for (const name of ['last_name', 'first_name', 'last_name_kana', 'first_name_kana'])
      expect(drawn(NO_NAME)).toContain(`name="${name}"`);
  });

  it('確かめたカナは、名だけの方のものも、そのまま見せる', () => {
    expect(drawn(SUKARNO, true)).toContain('>スカルノ<');
    expect(drawn(YAMADA, true)).toContain('ヤマダ ハナコ');
  });
});

describe('お名前の送り方', () => {
  it('名だけの方の姓は、ないと送り、確認の画面にも出さない', () => {
    const left = { ...SUKARNO, last_name: '書きかけ', last_name_kana: 'カキカケ' };
    expect(sentNames(left)).toEqual({
      last_name: null,
      first_name: 'スカルノ',
      last_name_kana: null,
      first_name_kana: 'スカルノ',
    });
    expect(nameOf(left)).toBe('スカルノ');
    expect(kanaOf(left)).toBe('スカルノ');
  });

  it('姓のある方は、書いたまま送る', () => {
    expect(sentNames(YAMADA)).toMatchObject({ last_name: '山田', last_name_kana: 'ヤマダ' });
    expect(nameOf(YAMADA)).toBe('山田 花子');
  });
});

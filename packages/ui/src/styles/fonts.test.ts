import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(import.meta.url);
const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const familyIn = (css: string) => /font-family:\s*["']([^"']+)["']/.exec(css)?.[1];

/** The families of the one stack that everything is set in, first choice first. */
const stack = (/--font-sans:([^;]+);/.exec(sheet('./theme.css'))?.[1] ?? '')
  .split(',')
  .map((family) => family.trim().replaceAll('"', ''));

describe('文字の形（仕様9）', () => {
  const latin = sheet('./fonts.css');
  const ranges = (/unicode-range:([^;]+);/.exec(latin)?.[1] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  const isLatin = (sign: string) =>
    ranges.some(([from, to]) => from <= (sign.codePointAt(0) ?? 0) && (sign.codePointAt(0) ?? 0) <= to);

  // @proves page fonts
  it('欧文のゴシック、端末の和文のゴシック、配る和文のゴシックの順に選ぶ', () => {
    const japanese = readFileSync(resolve('@fontsource-variable/noto-sans-jp/wght.css'), 'utf8');
    expect(sheet('./fonts-japanese.css')).toContain('@import "@fontsource-variable/noto-sans-jp/wght.css";');
    expect(stack.at(0)).toBe(familyIn(latin));
    expect(stack.slice(-2)).toEqual([familyIn(japanese), 'sans-serif']);
    expect(stack.slice(1, -2)).toContain('Hiragino Sans');
  });

  // @proves page fonts
  it('欧文の形は、英字と数字だけに使い、和文の記号にはかからない', () => {
    for (const sign of ['A', 'z', '0', '9', '(', '@', 'é', '¥']) expect(isLatin(sign), sign).toBe(true);
    for (const sign of ['あ', '永', '。', '、', '（', '…', '“', '―', '※'])
      expect(isLatin(sign), sign).toBe(false);
  });

  // @proves page fonts
  it('どちらも、製品と一緒に届く自分のファイルである', () => {
    const file = /url\("([^"]+)"\)/.exec(latin)?.[1] ?? '';
    expect(existsSync(resolve(file)), file).toBe(true);
    for (const css of [latin, sheet('./fonts-japanese.css')]) expect(css).not.toMatch(/https?:|\/\/[a-z]/);
  });
});

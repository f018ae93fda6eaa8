import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composed, foldCode, hidesCharacters, isBlank, storedText, withoutInvisible } from './index.ts';

/** One of each kind: spaces of no width, direction, fillers, a soft hyphen, what dictation leaves behind. */
const UNSEEN = [
  '\u00AD',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u17B5',
  '\u180E',
  '\u200B',
  '\u202A',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2064',
  '\u2066',
  '\u2069',
  '\u3164',
  '\uFEFF',
  '\uFFA0',
  '\uFFFC',
];
const named = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
const TABLE = UNSEEN.map((character) => [named(character), character] as const);

describe('目に見えない文字', () => {
  it.each(TABLE)('%s は、くらべる形にも、残す形にも入らない', (_, character) => {
    expect(withoutInvisible(`あ${character}い`)).toBe('あい');
    expect(storedText(`あ${character}い`)).toBe('あい');
    expect(foldCode(`12${character}34`)).toBe('1234');
  });

  it.each(TABLE)('%s だけの場合、何も書いていないとみる', (_, character) => {
    expect(isBlank(character)).toBe(true);
    expect(isBlank(` ${character}\n${character}　`)).toBe(true);
    expect(isBlank(`${character}あ`)).toBe(false);
  });

  it.each(TABLE)('%s が名前にある場合、隠れた文字があるとみる', (_, character) => {
    expect(hidesCharacters(`山${character}田`)).toBe(true);
    expect(hidesCharacters(`${character}山田`)).toBe(true);
  });

  it.each([
    ['', true],
    ['　 \t\n', true],
    ['\u0301', true],
    ['\u2800', true],
    ['\u200D\u200D', true],
    ['\uFE0F', true],
    ['ー', false],
    ['？', false],
    ['0', false],
    ['🌻', false],
    ['①', false],
    ['が', false],
  ])('%j を何も書いていないとみるか: %s', (text, blank) => {
    expect(isBlank(text)).toBe(blank);
  });

  it.each([
    ['葛\u{E0100}城', '異体字のしるし'],
    ['👨‍👩‍👧', '家族の絵文字のつなぎ'],
    ['❤\uFE0F', '絵文字の形のしるし'],
    ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '旗の絵文字のしるし'],
    ['می\u200Cخواهم', 'ペルシア語のつなぎ'],
    ['\u05D0\u200F', 'ヘブライ語の向きのしるし'],
  ])('%s の%sは、残す', (text) => {
    expect(storedText(text)).toBe(text);
  });

  it.each([
    ['葛\u{E0100}城', false],
    ['می\u200Cنا', false],
    ['葛\u200D', true],
    ['\u200D葛', true],
    ['\u{E0100}葛', true],
    ['山\u200B', true],
    ['山田', false],
  ])('名前 %j に隠れた文字があるか: %s', (name, hides) => {
    expect(hidesCharacters(name)).toBe(hides);
  });

  it('濁点やアクセントは文字につけて残し、名前の漢字は変えない', () => {
    expect(composed('Nguye\u0302\u0303n')).toBe('Nguyễn');
    expect(composed('か\u3099')).toBe('が');
    expect(composed('\uFA19\uFA1B\u{2F800}')).toBe('\uFA19\uFA1B\u{2F800}');
  });

  it('残す形は、もう一度かけても変わらず、見える文字をなくさない', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(storedText(storedText(text))).toBe(storedText(text));
        expect(isBlank(storedText(text))).toBe(isBlank(text));
      }),
    );
  });
});

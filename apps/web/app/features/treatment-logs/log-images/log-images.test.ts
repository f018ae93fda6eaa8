import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import { FileRefusal, fileFailureOf } from '../../../parts/pictures/file-refusal.ts';
import { carriesMetadata } from '../../../parts/pictures/picture-metadata.ts';
import { EMPTY_TEST_RESULT, type LogFormValues, logFormOf } from '../log-form/log-form-values.ts';
import {
  countImages,
  keysAt,
  placeOfTest,
  storedPlaceOf,
  withFile,
  withoutKey,
  withStoredImage,
} from './image-place.ts';
import { logImageKeys } from './log-image-keys.ts';
import { withoutRefused } from './log-uploads.ts';

const FILE = { key: 'new', content_type: 'image/jpeg', bytes: 9, has_thumbnail: true };
const form: LogFormValues = {
  ...logFormOf(FULL_LOG),
  test_results: [
    { ...EMPTY_TEST_RESULT, row: 4 },
    { ...EMPTY_TEST_RESULT, row: 7, type: '1', images: ['t'] },
  ],
  images: ['a', 'b'],
};

const atTheEnd = (key: string) => (keys: readonly string[]) => [...keys, key];

describe('画像の置き場所', () => {
  it('送り終えた場合、選んだ欄に鍵を足し、外した場合、その鍵だけがなくなる', () => {
    const place = placeOfTest(7);
    const more = withFile(
      withFile(form, place, FILE, atTheEnd(FILE.key)),
      'images',
      { ...FILE, key: 'other' },
      atTheEnd('other'),
    );
    expect([keysAt(more, place), keysAt(more, 'images'), countImages(more)]).toEqual([
      ['t', 'new'],
      ['a', 'b', 'other'],
      5,
    ]);
    expect(more.files.map(({ key }) => key)).toEqual(['new', 'other']);
    expect(withoutKey(more, 'images', 'a').images).toEqual(['b', 'other']);
  });

  it('そのあいだに検査の行がなくなった場合、どこにも足さない', () => {
    expect(countImages(withFile(form, placeOfTest(9), FILE, atTheEnd(FILE.key)))).toBe(countImages(form));
  });

  it('書いていない行は送られないので、保存した記録での順番を数え直す', () => {
    expect([storedPlaceOf(form, placeOfTest(7)), storedPlaceOf(form, placeOfTest(4))]).toEqual([0, null]);
    expect(storedPlaceOf(form, 'images')).toBeNull();
  });

  it('あとから届いた場合、保存ずみの記録に足す。検査の結果がなくなっていれば、記録そのものに足す', () => {
    const log = FULL_LOG as unknown as TreatmentLog;
    expect(withStoredImage(log, 0, atTheEnd('k')).test_results[0]?.images).toEqual(['tests/1.jpg', 'k']);
    expect(withStoredImage(log, 3, atTheEnd('k')).images).toEqual(['logs/1.jpg', 'k']);
    expect(logImageKeys(log)).toEqual(['logs/1.jpg', 'tests/1.jpg']);
  });
});

describe('断られた画像を外して保存する（G65）', () => {
  const input = {
    images: ['a', 'b', 'c'],
    test_results: [
      { type: 1 as const, rows: [], images: ['x'] },
      { type: 2 as const, rows: [], images: ['y', 'z'] },
    ],
  };
  const refusal = (...names: string[]) =>
    new AppError('validation', { fields: Object.fromEntries(names.map((name) => [name, ['invalid']])) });

  it('名ざされた画像だけを外し、いくつかを数える', () => {
    const rest = withoutRefused(input, refusal('images.1', 'test_results.1.images.0'));
    expect(rest?.refused).toBe(2);
    expect(rest?.input.images).toEqual(['a', 'c']);
    expect(rest?.input.test_results.map(({ images }) => images)).toEqual([['x'], ['z']]);
  });

  it.each([
    ['ほかの欄もまちがっている', refusal('images.1', 'title')],
    ['多すぎる', refusal('images')],
    ['通信が切れた', new AppError('network')],
    ['障害', new TypeError('x')],
  ])('%s場合、何も外さない', (_, error) => expect(withoutRefused(input, error)).toBeNull());
});

describe('写真が語ること（F11）', () => {
  const jpeg = (...segments: number[][]) => Uint8Array.from([0xff, 0xd8, ...segments.flat()]);
  const segment = (kind: number) => [0xff, kind, 0, 4, 1, 2];
  const png = (...names: string[]) =>
    Uint8Array.from([
      ...Array(8).fill(0),
      ...names.flatMap((name) => [0, 0, 0, 1, ...Buffer.from(name), 7, 0, 0, 0, 0]),
    ]);

  it.each([
    ['EXIF', 0xe1],
    ['IPTC', 0xed],
    ['コメント', 0xfe],
  ])('JPEGに%sがある場合、描き直す', (_, kind) =>
    expect(carriesMetadata(jpeg(segment(0xe0), segment(kind), segment(0xda)), 'image/jpeg')).toBe(true),
  );

  it('点のほかに何もない場合、そのまま送る', () => {
    expect(carriesMetadata(jpeg(segment(0xe0), segment(0xdb), segment(0xda)), 'image/jpeg')).toBe(false);
    expect(carriesMetadata(png('IHDR', 'IDAT', 'IEND'), 'image/png')).toBe(false);
  });

  it.each(['eXIf', 'tEXt', 'iTXt', 'zTXt'])('PNGに%sがある場合、描き直す', (name) =>
    expect(carriesMetadata(png('IHDR', name, 'IDAT', 'IEND'), 'image/png')).toBe(true),
  );

  it('途中で切れていて分からない場合、描き直す', () => {
    expect(carriesMetadata(jpeg(segment(0xe0)), 'image/jpeg')).toBe(true);
    expect(carriesMetadata(png('IHDR'), 'image/png')).toBe(true);
    expect(carriesMetadata(new Uint8Array(), 'image/jpeg')).toBe(true);
  });
});

describe('送れなかったわけ', () => {
  it('だめなファイルは選び直してもらい、通信のせいなら同じものを送り直せる', () => {
    expect(fileFailureOf(new FileRefusal('size'))).toEqual({
      text: '10MB以下のファイルを選んでください',
      canSendAgain: false,
      isLine: false,
    });
    expect(fileFailureOf(new AppError('validation')).canSendAgain).toBe(false);
    expect(fileFailureOf(new AppError('network'))).toMatchObject({ canSendAgain: true, isLine: true });
    expect(fileFailureOf(new Error('x'))).toMatchObject({ canSendAgain: true, isLine: false });
  });
});

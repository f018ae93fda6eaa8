import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeHeic } from './decode-heic.ts';
import { heicBomb, picture, pictureBomb, telephonePhoto } from './pictures.fixture.ts';
import { LOG_CALL, startUploads, type UploadsUnderTest } from './uploads.fixture.ts';

/** 480 by 320 with a red corner at its left top, to be turned by a quarter; GPS, camera and a comment in its EXIF. */
const PHOTO = new URL('./telephone-photo.heic', import.meta.url);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let portal: UploadsUnderTest;
let heic: Buffer;
beforeAll(async () => {
  portal = await startUploads();
  return () => portal.close();
});
beforeAll(async () => {
  heic = await readFile(PHOTO);
});
beforeEach(async () => {
  await portal.empty();
  for (const key of (await portal.stored()).keys()) await portal.objectStorage.delete(key);
});

/** The answer to a file that was sent for a log. */
async function sent(file: Buffer, type: string) {
  const { key, put_url } = await portal.addressFor('hanako', LOG_CALL);
  const answer = await portal.put(put_url, file, type);
  const body = answer.body === '' ? {} : answer.json();
  return { key, status: answer.statusCode, fields: body.fields, detail: body.detail };
}
async function kept(file: Buffer, type: string, part = '') {
  const { key, status } = await sent(file, type);
  expect(status).toBe(204);
  return (await portal.read(`/files/${key}${part}`, 'hanako')).rawPayload;
}
const colourAt = async (image: Buffer, left: number, top: number) => {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  return red > 150 && green < 100 ? 'red' : blue > 120 && red < 100 ? 'blue' : 'other';
};

describe('長い画面の写し（検査アプリ）', () => {
  const LONG = [1_170, 20_000] as const;

  it.each(['png', 'jpeg'] as const)(
    '読める幅のまま預かり、小さな画像は、はじめの部分を示す（%s）',
    async (format) => {
      const file = await picture(...LONG)
        .toFormat(format)
        .toBuffer();
      const image = await kept(file, `image/${format}`);
      expect(await sharp(image).metadata()).toMatchObject({ format, width: 958, height: 16_384 });
      const thumbnail = await kept(file, `image/${format}`, '/thumbnail');
      expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 200, height: 400 });
    },
  );

  it('横に倒して撮ってある場合も、立てた向きの幅で決める', async () => {
    const file = await picture(9_000, 1_080).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sharp(await kept(file, 'image/jpeg')).metadata()).toMatchObject({
      width: 1_080,
      height: 9_000,
    });
  });

  it('ふつうの写真は、これまでどおり長い辺を3000にする', async () => {
    const file = await picture(4_032, 3_024).jpeg().toBuffer();
    expect(await sharp(await kept(file, 'image/jpeg')).metadata()).toMatchObject({
      width: 3_000,
      height: 2_250,
    });
  });
});

describe('HEIC（iPhoneの写真）', () => {
  // @proves outside storage: a file
  it.each(['image/heic', 'image/heif'])('%s と言われた場合も、正しい向きのJPEGにして預かる', async (type) => {
    const image = await kept(heic, type);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 480 });
    expect(await colourAt(image, 300, 20)).toBe('red');
    expect(await colourAt(image, 100, 360)).toBe('blue');
    expect(await colourAt(image, 20, 20)).toBe('other');
  });

  it('場所、カメラ、メモは、預かった写真にも小さな写真にも残らない（F11）', async () => {
    expect(heic.includes('HIDAMARI-CAMERA')).toBe(true);
    for (const part of ['', '/thumbnail']) {
      const image = await kept(heic, 'image/heic', part);
      const { exif, icc, xmp, iptc } = await sharp(image).metadata();
      expect([exif, icc, xmp, iptc]).toEqual(Array(4).fill(undefined));
      expect(image.includes('HIDAMARI-CAMERA')).toBe(false);
      expect(image.includes('Exif')).toBe(false);
    }
  });

  it('頭だけがHEIC、途中まで、大きさをいつわる、巨大な写真の場合、断り、何も残さない（F8・F10）', async () => {
    const head = Buffer.concat([heic.subarray(0, 28), Buffer.alloc(400, 7)]);
    for (const file of [head, heic.subarray(0, 1_500), heicBomb(heic, 60_000), heicBomb(heic, 12_000)]) {
      const { status, fields } = await sent(file, 'image/heic');
      expect({ status, fields }).toEqual({ status: 422, fields: { images: ['image_type'] } });
    }
    expect(await portal.stored()).toEqual(new Map());
  });

  it('時間をかけすぎる場合、そこで止める', async () => {
    expect(await decodeHeic(heic, 0)).toBeNull();
    expect(await decodeHeic(heic)).toMatchObject({ width: 320, height: 480 });
  });

  it('いちどに何枚来ても、どれも預かる', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => sent(heic, 'image/heic')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
  });
});

describe('届いたときに確かめる（decision 0030）', () => {
  it('JPEGの場所も、預かった写真と小さな写真に残らない（F11・G65）', async () => {
    const photo = await telephonePhoto();
    for (const part of ['', '/thumbnail']) {
      const image = await kept(photo, 'image/jpeg', part);
      expect((await sharp(image).metadata()).exif).toBeUndefined();
      expect(image.includes('HIDAMARI-CAMERA')).toBe(false);
    }
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['SVG（F9）', 'image/png', () => SVG],
    ['JPEGと言うHEIC（F8）', 'image/jpeg', () => heic],
    ['開くと巨大なPNG（F10）', 'image/png', () => pictureBomb(9_000)],
    [
      '途中までのJPEG',
      'image/jpeg',
      async () => (await picture(600, 400).jpeg().toBuffer()).subarray(0, 900),
    ],
    ['PDFと言う文字', 'application/pdf', () => Buffer.from('no paper at all')],
  ])('%sの場合、わけと選べる種類を伝えて断り、何も残さない', async (_, type, draw) => {
    expect(await sent(await draw(), type)).toMatchObject({
      status: 422,
      fields: { images: ['image_type'] },
      detail: { types: 'JPEG、PNG、HEIC、PDF', limit: 10 },
    });
    expect(await portal.stored()).toEqual(new Map());
  });

  it('縦にも横にも長すぎて字が読めなくなる画像の場合、そのわけを伝えて断り、何も残さない', async () => {
    for (const [width, height] of [
      [1_170, 30_000],
      [30_000, 1_170],
    ] as const) {
      const { status, fields } = await sent(await picture(width, height).png().toBuffer(), 'image/png');
      expect({ status, fields }).toEqual({ status: 422, fields: { images: ['image_long'] } });
    }
    expect(await portal.stored()).toEqual(new Map());
  });

  it.each(['image/svg+xml', 'text/html', 'image/avif'])('%s の場合、読まずに断る', async (type) => {
    expect((await sent(SVG, type)).status).toBe(403);
  });

  it('10MBちょうどなら受け取り、1バイトでも超えれば断る（G65）', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024 - 9)]);
    expect((await sent(pdf, 'application/pdf')).status).toBe(204);
    expect((await sent(Buffer.concat([pdf, Buffer.alloc(1)]), 'application/pdf')).status).toBe(413);
  });
});

it.each(['a'.repeat(36), '-'.repeat(36), '%00', '..%2Fsecrets', '%25'])(
  '鍵でない「%s」を読もうとした場合も、見つからないと答える',
  async (key) => expect((await portal.read(`/files/${key}`, 'hanako')).statusCode).toBe(404),
);

it('読めない文字の鍵の場合も、障害にしない', async () => {
  for (const key of ['%ED%A0%80', '%FF', '%E3%81'])
    expect((await portal.read(`/files/${key}`, 'hanako')).statusCode).toBe(400);
});

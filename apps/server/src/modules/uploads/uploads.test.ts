import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { MEMBER_LIMITS } from '@hidamari/domain/members';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimUpload } from './claim-upload.ts';
import { memberIconsOf } from './index.ts';
import { picture, pictureBomb, telephonePhoto } from './pictures.fixture.ts';
import { MAX_PIXELS } from './upload-kinds.ts';
import { HANAKO, JIRO, LOG_CALL, startUploads, type UploadsUnderTest } from './uploads.fixture.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let portal: UploadsUnderTest;
let jpeg: Buffer;
beforeAll(async () => {
  portal = await startUploads();
  return () => portal.close();
});
beforeAll(async () => {
  jpeg = await picture(600, 400).jpeg().toBuffer();
});
beforeEach(async () => {
  await portal.empty();
  for (const key of (await portal.stored()).keys()) await portal.objectStorage.delete(key);
});

const takeIn = (key: string, kind: 'icon' | 'log_image' = 'icon', { memberId } = HANAKO) =>
  claimUpload(portal, { memberId, key, kind });
/** The codes under the field of a refused take-in. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken in',
    (error) => error.facts?.fields ?? error,
  );

describe('送り先をもらう（G65・G102）', () => {
  // @proves call GET /users/presigned-url
  it('会員の場合、5分のあいだ使える送り先を、決まりとともに答える', async () => {
    const answer = await portal.ask('/users/presigned-url', 'hanako');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const [address, ...others] = answer.json().urls;
    expect(others).toEqual([]);
    expect(address.max_bytes).toBe(MEMBER_LIMITS.iconBytes);
    expect(address.content_types).toEqual(['image/jpeg', 'image/png', 'image/webp']);
    expect(Date.parse(address.expires_at) - portal.clock().getTime()).toBe(
      LOG_LIMITS.uploadAddressSeconds * 1_000,
    );
    expect(new URL(address.put_url).origin).toBe('http://localhost:3000');
  });

  // @proves call GET /inspection-images/presigned-urls
  it('治療ログの画像の場合、頼んだ数だけ、それぞれ別の送り先を答える', async () => {
    const { urls } = (await portal.ask('/inspection-images/presigned-urls?image_count=10', 'hanako')).json();
    expect(new Set(urls.map(({ put_url }: { put_url: string }) => put_url)).size).toBe(10);
    expect(urls[0].max_bytes).toBe(LOG_LIMITS.imageBytes);
    expect(urls[0].content_types).toContain('application/pdf');
    expect((await portal.ask('/inspection-images/presigned-urls?image_count=11', 'hanako')).statusCode).toBe(
      400,
    );
  });

  it('会員でない場合、答えない', async () => {
    expect((await portal.ask('/users/presigned-url')).statusCode).toBe(401);
    expect((await portal.ask(LOG_CALL)).statusCode).toBe(401);
  });

  it('一人が頼みつづけた場合、待ってもらう（F40）', async () => {
    const ten = '/inspection-images/presigned-urls?image_count=10';
    for (let call = 0; call < 30; call += 1) expect((await portal.ask(ten, 'hanako')).statusCode).toBe(200);
    expect((await portal.ask('/users/presigned-url', 'hanako')).statusCode).toBe(429);
    expect((await portal.ask('/users/presigned-url', 'jiro')).statusCode).toBe(200);
  });
});

describe('送り先の使い方（F12）', () => {
  // @proves outside storage: a file
  it('送った写真は、そのまま受け取れる', async () => {
    const { put_url } = await portal.addressFor();
    const answer = await portal.put(put_url, jpeg, 'image/jpeg');
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('二度目の場合、断る', async () => {
    const { put_url } = await portal.addressFor();
    await portal.put(put_url, jpeg, 'image/jpeg');
    expect((await portal.put(put_url, jpeg, 'image/jpeg')).statusCode).toBe(403);
  });

  it('同時に20回送った場合も、一度だけ受け取る', async () => {
    const { put_url } = await portal.addressFor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => portal.put(put_url, jpeg, 'image/jpeg')),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
  });

  it('5分を過ぎた場合、断る', async () => {
    const { put_url } = await portal.addressFor();
    portal.pass(LOG_LIMITS.uploadAddressSeconds + 1);
    expect((await portal.put(put_url, jpeg, 'image/jpeg')).statusCode).toBe(403);
  });

  it.each([
    ['別の鍵', (url: URL) => (url.pathname = `/uploads/${randomUUID()}`)],
    ['延ばした期限', (url: URL) => url.searchParams.set('expires', '9999999999999')],
    ['変えた署名', (url: URL) => url.searchParams.set('signature', randomBytes(32).toString('base64url'))],
    ['署名なし', (url: URL) => url.searchParams.delete('signature')],
    ['期限なし', (url: URL) => url.searchParams.delete('expires')],
    ['二つの署名', (url: URL) => url.searchParams.append('signature', 'x')],
  ])('%sの場合、断る', async (_, change) => {
    const url = new URL((await portal.addressFor()).put_url);
    change(url);
    const answer = await portal.put(String(url), jpeg, 'image/jpeg');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().name).toBe('FORBIDDEN');
    expect(await portal.stored()).toEqual(new Map());
  });

  it('ほかの送り先の署名を使った場合、断る', async () => {
    const [one, two] = [await portal.addressFor('hanako'), await portal.addressFor('jiro')];
    const mixed = one.put_url.replace(one.key, two.key);
    expect((await portal.put(mixed, jpeg, 'image/jpeg')).statusCode).toBe(403);
  });

  it.each(['application/pdf', 'image/svg+xml', 'text/html', 'image/jpeg; x=1'])(
    'アイコンの送り先に別の種類「%s」を送った場合、断る',
    async (type) => {
      const { put_url } = await portal.addressFor();
      expect((await portal.put(put_url, jpeg, type)).statusCode).toBe(403);
    },
  );

  it('上限を1バイトでも超える場合、断る。ちょうどなら受け取る', async () => {
    const exact = Buffer.concat([jpeg, Buffer.alloc(MEMBER_LIMITS.iconBytes - jpeg.length)]);
    const one = await portal.addressFor();
    expect((await portal.put(one.put_url, exact, 'image/jpeg')).statusCode).toBe(204);
    const two = await portal.addressFor();
    const over = Buffer.concat([exact, Buffer.alloc(1)]);
    expect((await portal.put(two.put_url, over, 'image/jpeg')).statusCode).toBe(413);
  });
});

describe('大きなファイル（F7）', () => {
  const MEGABYTE = 1024 * 1024;
  let port: number;
  const lines: Socket[] = [];
  beforeAll(async () => {
    portal.app.server.on('connection', (line) => lines.push(line));
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
    port = (portal.app.server.address() as AddressInfo).port;
  });

  /** Sends 200 MB as fast as the line takes it, until the answer comes. */
  async function sendTwoHundred(url: string, headers: Record<string, string | number>) {
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'PUT',
      path: url.replace(/^http:\/\/[^/]+/, ''),
      headers: { host: 'localhost:3000', 'content-type': 'image/jpeg', ...headers },
    });
    sending.on('error', () => undefined);
    const piece = randomBytes(MEGABYTE);
    let left = 200;
    const write = () => {
      while (left > 0 && !sending.destroyed) {
        left -= 1;
        if (!sending.write(piece)) return void sending.once('drain', write);
      }
    };
    write();
    const [answer] = await once(sending, 'response');
    answer.resume();
    const line = lines.at(-1);
    if (line && !line.destroyed) await once(line, 'close');
    sending.destroy();
    return { status: answer.statusCode, received: line?.bytesRead ?? 0 };
  }

  it.each([
    ['長さを言ってきた', { 'content-length': 200 * MEGABYTE }, 413],
    ['長さを言わない', { 'transfer-encoding': 'chunked' }, 400],
  ])('200MBを送られ、%s場合、読まずに断り、何も残さない', async (_, headers, status) => {
    const { put_url } = await portal.addressFor();
    const { received, ...answer } = await sendTwoHundred(put_url, headers);
    expect(answer.status).toBe(status);
    expect(received).toBeLessThan(10 * MEGABYTE);
    expect(await portal.stored()).toEqual(new Map());
  });

  it('治療ログの画像の送り先に200MBを送られた場合も、読まずに断り、何も残さない', async () => {
    const { put_url } = await portal.addressFor('hanako', LOG_CALL);
    const { status, received } = await sendTwoHundred(put_url, { 'content-length': 200 * MEGABYTE });
    expect(status).toBe(413);
    expect(received).toBeLessThan(10 * MEGABYTE);
    expect(await portal.stored()).toEqual(new Map());
  });

  it('署名のない送り先に200MBを送られた場合も、読まずに断る', async () => {
    const { status, received } = await sendTwoHundred(`/uploads/${randomUUID()}`, {
      'content-length': 200 * MEGABYTE,
    });
    expect(status).toBe(403);
    expect(received).toBeLessThan(10 * MEGABYTE);
  });

  it('途中で切れた場合、何も残さず、障害として記録しない', async () => {
    const { key, put_url } = await portal.addressFor();
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'PUT',
      path: put_url.replace(/^http:\/\/[^/]+/, ''),
      headers: { host: 'localhost:3000', 'content-type': 'image/jpeg', 'content-length': 100_000 },
    });
    sending.on('error', () => undefined);
    portal.logged.length = 0;
    sending.write(randomBytes(10_000));
    const count = async () => (await portal.stored()).size;
    await expect.poll(count).toBe(1);
    sending.destroy();
    await expect.poll(count).toBe(0);
    expect(portal.logged.join('')).not.toContain('fault');
    expect(await refusalOf(takeIn(key))).toEqual({ icon_key: ['invalid'] });
  });

  it('本物の回線で送った場合も、受け取る', async () => {
    const { key, put_url } = await portal.addressFor('hanako', LOG_CALL);
    const file = Buffer.concat([jpeg, randomBytes(3 * MEGABYTE)]);
    const answer = await fetch(put_url.replace('localhost:3000', `127.0.0.1:${port}`), {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(file),
    });
    expect(answer.status).toBe(204);
    expect((await takeIn(key, 'log_image')).contentType).toBe('image/jpeg');
  });
});

describe('預かり方', () => {
  it('届いたものも、預かったものも、そのままの形では置かない', async () => {
    const photo = await telephonePhoto();
    const key = await portal.send(photo, 'image/jpeg');
    const seen: Buffer[] = [...(await portal.stored()).values()];
    expect([...(await portal.stored()).keys()]).toEqual([`incoming/${key}`]);
    await takeIn(key);
    seen.push(...(await portal.stored()).values());
    expect([...(await portal.stored()).keys()]).toEqual([`kept/${key}`]);
    for (const bytes of seen) {
      expect(bytes.includes(photo.subarray(100, 116))).toBe(false);
      expect(bytes.includes('HIDAMARI-CAMERA')).toBe(false);
      expect(bytes.includes('WEBP')).toBe(false);
    }
  });

  it('アイコンの場合、正しい向きで256ピクセルの正方形にし、場所やカメラを残さない（F11）', async () => {
    const photo = await telephonePhoto();
    expect((await sharp(photo).metadata()).exif?.includes('HIDAMARI-CAMERA')).toBe(true);
    const key = await portal.send(photo, 'image/jpeg');
    const name = await memberIconsOf(portal).replace(HANAKO.memberId, key);
    const answer = await portal.read(memberIconsOf(portal).urlOf({ icon_filename: name }) ?? '', 'hanako');
    const meta = await sharp(answer.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect([meta.exif, meta.icc, meta.xmp, meta.iptc, meta.orientation]).toEqual(Array(5).fill(undefined));
    expect(answer.rawPayload.includes('HIDAMARI-CAMERA')).toBe(false);
  });

  it('治療ログの写真の場合、起こして小さくし、場所を残さず、小さな写真も作る（F11・G65）', async () => {
    const key = await portal.send(await telephonePhoto(4_000, 2_000), 'image/jpeg', 'hanako', LOG_CALL);
    expect(await takeIn(key, 'log_image')).toMatchObject({ contentType: 'image/jpeg', hasThumbnail: true });
    const whole = await portal.read(`/files/${key}`, 'hanako');
    const meta = await sharp(whole.rawPayload).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 1_500, height: 3_000 });
    expect([meta.exif, meta.icc, meta.xmp]).toEqual([undefined, undefined, undefined]);
    const small = await portal.read(`/files/${key}/thumbnail`, 'hanako');
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 200,
      height: 400,
    });
  });

  it('電話がうしろに自分のデータを足した写真も受け取り、足されたものは残さない', async () => {
    const behind = Buffer.from('Image_UTC_Data1719000000000SEFH'.repeat(40));
    const photo = Buffer.concat([await telephonePhoto(), behind]);
    const key = await portal.send(photo, 'image/jpeg', 'hanako', LOG_CALL);
    expect(await takeIn(key, 'log_image')).toMatchObject({ contentType: 'image/jpeg', hasThumbnail: true });
    const whole = await portal.read(`/files/${key}`, 'hanako');
    expect(whole.rawPayload.includes('Image_UTC_Data')).toBe(false);
  });

  it('治療ログの紙（PDF）の場合、そのまま預かり、開かずに渡す', async () => {
    const key = await portal.send(PDF, 'application/pdf', 'hanako', LOG_CALL);
    expect(await takeIn(key, 'log_image')).toMatchObject({
      contentType: 'application/pdf',
      hasThumbnail: false,
    });
    const answer = await portal.read(`/files/${key}`, 'hanako');
    expect(answer.rawPayload.equals(PDF)).toBe(true);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="hidamari.pdf"');
    expect((await portal.read(`/files/${key}/thumbnail`, 'hanako')).statusCode).toBe(404);
  });

  it.each([
    ['PNG', 'image/png', () => picture(300, 200).png().toBuffer()],
    ['WebP', 'image/webp', () => picture(300, 200).webp().toBuffer()],
  ])('%s も受け取る', async (_, type, draw) => {
    const key = await portal.send(await draw(), type);
    expect(await takeIn(key)).toMatchObject({ contentType: 'image/webp' });
  });

  it('二度預かった場合、同じ答えになる', async () => {
    const key = await portal.send(jpeg, 'image/jpeg');
    const [first, again] = [await takeIn(key), await takeIn(key)];
    expect(again).toEqual(first);
  });

  it('ほかの会員の鍵、別の種類の鍵、ない鍵の場合、同じ言葉で断る（F15）', async () => {
    const key = await portal.send(jpeg, 'image/jpeg');
    const waiting = (await portal.addressFor()).key;
    const refusals = [
      await refusalOf(takeIn(key, 'icon', JIRO)),
      await refusalOf(takeIn(randomUUID())),
      await refusalOf(takeIn('../secrets/data-key')),
      await refusalOf(takeIn(waiting)),
    ];
    expect(refusals).toEqual(Array(4).fill({ icon_key: ['invalid'] }));
    expect(await refusalOf(takeIn(key, 'log_image'))).toEqual({ images: ['invalid'] });
    expect((await takeIn(key)).key).toBe(key);
  });
});

describe('断るファイル', () => {
  const refused: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['中身がPNGなのにJPEGと言う（F8）', 'image/jpeg', () => picture(10, 10).png().toBuffer()],
    ['中身がただの文字（F8）', 'image/png', () => Buffer.from('no picture at all')],
    [
      '頭だけがJPEG（F8）',
      'image/jpeg',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(500)]),
    ],
    ['SVG（F9）', 'image/png', () => SVG],
    ['PNGの頭をつけたSVG（F9）', 'image/png', () => Buffer.concat([pictureBomb(8).subarray(0, 8), SVG])],
    [
      '途中までのJPEG',
      'image/jpeg',
      async () => (await picture(600, 400).jpeg().toBuffer()).subarray(0, 900),
    ],
    ['PDF', 'image/png', () => PDF],
    ['開くと巨大なPNG（F10）', 'image/png', () => pictureBomb(9_000)],
    ['画素の多すぎるJPEG（F10）', 'image/jpeg', () => picture(8_010, 8_010).jpeg().toBuffer()],
  ];

  it.each(refused)('%s場合、断り、何も残さない', async (_, type, draw) => {
    const key = await portal.send(await draw(), type);
    expect(await refusalOf(takeIn(key))).toEqual({ icon_key: ['image_type'] });
    expect(await portal.stored()).toEqual(new Map());
  });

  it('上限ちょうどまでの画素なら、受け取る', async () => {
    const side = Math.floor(Math.sqrt(MAX_PIXELS));
    const key = await portal.send(pictureBomb(side), 'image/png');
    expect(await takeIn(key)).toMatchObject({ contentType: 'image/webp' });
  });

  it('断った理由は、選べる種類とともに伝える', async () => {
    const key = await portal.send(PDF, 'image/png');
    await expect(takeIn(key)).rejects.toMatchObject({
      code: 'validation',
      facts: { detail: { types: 'JPEG、PNG、WebP', limit: 5 } },
    });
  });
});

import { crc32, deflateRawSync } from 'node:zlib';
import { MY_DATA_LIMITS } from '@hidamari/domain/my-data';
import { describe, expect, it } from 'vitest';
import { openDocument } from './open-document.ts';

const DOCUMENT = JSON.stringify({
  format: 'hidamari-my-data',
  format_version: 1,
  exported_at: '2026-11-20 10:00:00',
  logs: [{ id: 'x', log_date: '2026-03-01', other: { text: 'あ'.repeat(5_000) } }],
});
const NAME = 'hidamari-my-data.json';

interface Packed {
  name: string;
  contents: Buffer;
  method?: 0 | 8;
}

/** A ZIP as the format describes it, byte by byte. */
function zipOf(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, contents, method = 8 } of files) {
    const packed = method === 8 ? deflateRawSync(contents) : contents;
    const path = Buffer.from(name);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc32(contents), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(contents.length, 8);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(method, 8);
    head.writeUInt16LE(path.length, 26);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(method, 10);
    sums.copy(listed, 16);
    listed.writeUInt16LE(path.length, 28);
    listed.writeUInt32LE(offset, 42);
    parts.push(head, path, packed);
    list.push(listed, path);
    offset += head.length + path.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...list, end]);
}

const open = (contents: Buffer | string) => openDocument(new Blob([contents as BlobPart]));
const json = (name = NAME, method: 0 | 8 = 8): Packed => ({ name, contents: Buffer.from(DOCUMENT), method });
const picture: Packed = { name: 'images/a.jpg', contents: Buffer.alloc(70_000, 1), method: 0 };
const consultations: Packed = {
  name: 'hidamari-consultations.json',
  contents: Buffer.from(
    '{"format":"hidamari-consultations","format_version":1,"consultations":[],"inquiries":[]}',
  ),
};

describe('選ばれたファイルを開く', () => {
  it.each([
    ['JSON', DOCUMENT],
    ['ダウンロードしたZIP', zipOf([picture, json(), picture])],
    ['まとめずに入れたZIP', zipOf([json(NAME, 0)])],
    ['ご相談も入ったZIP', zipOf([consultations, json(), picture])],
    ['自分でまとめ直したZIP', zipOf([json(`わたしのデータ/${NAME}`)])],
  ])('%sの場合、記録を読み取る', async (_, contents) => {
    expect(await open(contents)).toMatchObject({ kind: 'ready', file: { firstDay: '2026-03-01' } });
  });

  it.each([
    ['JSONのないZIP', zipOf([picture]), 'no_document'],
    ['ご相談のJSON', consultations.contents, 'not_ours'],
    ['途中で切れたZIP', zipOf([picture, json()]).subarray(0, 60_000), 'unreadable'],
    ['中身の壊れたZIP', zipOf([json()]).fill(0xff, 60, 90), 'unreadable'],
    ['はじめだけのZIP', Buffer.from([0x50, 0x4b, 0x03, 0x04]), 'unreadable'],
    ['写真', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'not_json'],
    ['ウェブページ', '<!doctype html>', 'web_page'],
    ['空のファイル', '', 'not_json'],
  ] as const)('%sの場合、止まらずに、何が起きたかを答える', async (_, contents, fault) => {
    expect(await open(contents)).toEqual({ kind: 'refused', fault });
  });

  it.each([
    ['まとめずに入れた', 0],
    ['縮めて入れた', 8],
  ] as const)(
    '%sZIPの1バイトが変わっていた場合、変わった言葉を取りこまず、読めないと答える',
    async (_, method) => {
      const text = JSON.stringify({ ...JSON.parse(DOCUMENT), note: 'AAAABBBB' });
      const zip = zipOf([{ name: NAME, contents: Buffer.from(text), method }]);
      expect(await open(zip)).toMatchObject({ kind: 'ready' });
      const changed = Buffer.from(zip);
      const at = method === 0 ? zip.indexOf('AAAABBBB') : 30 + NAME.length + 40;
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await open(changed)).toEqual({ kind: 'refused', fault: 'unreadable' });
    },
  );

  it('写真の1バイトが変わっていた場合、その写真だけを、ないとする', async () => {
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200_000, 7)]);
    const zip = zipOf([json(), { name: 'images/aaaa.jpg', contents: jpeg, method: 0 }]);
    const opened = async (file: Buffer) => {
      const document = await open(file);
      return document.kind === 'ready' ? await document.openPicture?.('aaaa') : null;
    };
    expect((await opened(zip))?.size).toBe(jpeg.length);
    const changed = Buffer.from(zip);
    const at = zip.indexOf(jpeg) + 100_000;
    changed[at] = 8;
    expect(await opened(changed)).toBeNull();
  });

  it('ZIPの場合、写真を番号で開き、種類を中身で決める。ないもの、壊れたもの、別の種類のものは、ないとする', async () => {
    const jpeg = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]);
    const zip = zipOf([
      json(`まとめ/${NAME}`),
      { name: 'まとめ/images/a.png', contents: jpeg },
      { name: 'まとめ/images/b_c.pdf', contents: Buffer.from('%PDF-1.7'), method: 0 },
      { name: 'まとめ/images/d.jpg', contents: Buffer.from('<svg>') },
      { name: 'まとめ/images/e.jpg', contents: jpeg },
      { name: 'まとめ/consultation-images/g.jpg', contents: jpeg },
    ]);
    zip.fill(0, zip.indexOf('images/e.jpg') + 12, zip.indexOf('images/e.jpg') + 18);
    const read = await open(zip);
    const asked = read.kind === 'ready' && read.openPicture;
    if (!asked) throw new Error('no pictures');
    const a = (await asked('a')) ?? new Blob();
    expect([a.type, Buffer.from(await a.arrayBuffer())]).toEqual(['image/jpeg', jpeg]);
    expect((await asked('b/c'))?.type).toBe('application/pdf');
    for (const key of ['d', 'e', 'f', 'g', '', 'a.png', 'mages/a']) expect(await asked(key)).toBeNull();
    expect(await open(DOCUMENT)).toMatchObject({ openPicture: null });
  });

  it('大きすぎるファイルの場合、読まずに断る。長さを偽ったZIPも、途中でやめる', async () => {
    const most = MY_DATA_LIMITS.importBytes;
    const big = { name: NAME, contents: Buffer.alloc(most + 1, 0x20) };
    const zip = zipOf([big]);
    const forged = Buffer.from(zip);
    forged.writeUInt32LE(10, forged.length - 22 - NAME.length - 46 + 24);
    for (const contents of [big.contents, zip, forged]) {
      expect(await open(contents)).toEqual({ kind: 'refused', fault: 'too_large' });
    }
  });
});

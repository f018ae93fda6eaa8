import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPrefecture, PREFECTURES } from '@hidamari/domain/prefectures';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describePostalCodes } from './conformance.ts';
import { BUNDLED_FOLDER, openFolderPostalCodes } from './folder.ts';
import { readJapanPostCsv } from './japan-post-csv.ts';
import { PostalDataError } from './port.ts';
import { POSTAL_FILE, readPostalSection, writePostalFile } from './postal-file.ts';
import type { PostalSections } from './postal-sections.ts';
import { tidyTownName } from './town-name.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hidamari-postal-codes-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** A line in Japan Post's columns. Only code, prefecture, city and town are read. */
const line = (code: string, prefecture: string, city: string, town: string) =>
  `13208,"${code.slice(0, 3)}  ","${code}","ﾄｳｷｮｳﾄ","ﾁﾖｳﾌｼ","ｶﾅ","${prefecture}","${city}","${town}",0,0,0,0,0,0`;

/** Everything in the file of a folder. */
async function sectionsIn(from: string): Promise<PostalSections> {
  const all = Array.from({ length: 1000 }, async (_, number) => {
    const digits = String(number).padStart(3, '0');
    return [digits, await readPostalSection(from, digits)] as const;
  });
  return new Map(
    (await Promise.all(all)).flatMap(([digits, section]) => (section ? [[digits, section]] : [])),
  );
}

/** All of Japan as Japan Post writes it: the notes are those of the real file. */
async function wholeJapan(): Promise<string> {
  const lines: string[] = [];
  for (const [digits, { cities, codes }] of await sectionsIn(BUNDLED_FOLDER)) {
    for (const [rest, towns] of Object.entries(codes)) {
      for (const [at, town] of towns) {
        const [key = '', city = ''] = cities[at] ?? [];
        const written = town === '' ? '以下に掲載がない場合' : `${town}（１～９丁目）`;
        const code = `${digits}${rest.padEnd(4, '0')}`;
        lines.push(line(code, findPrefecture(key)?.label ?? '', city, written));
      }
    }
  }
  return `${lines.join('\r\n')}\r\n`;
}

const COMMAND = fileURLToPath(new URL('import-japan-post.command.ts', import.meta.url));

async function runImport(csv: string | Uint8Array, target: string) {
  const file = join(folder, 'list.csv');
  await writeFile(file, csv);
  const env = { ...process.env, POSTAL_CODES_DIR: target };
  return promisify(execFile)(process.execPath, [COMMAND, file], { env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  );
}

/** Node writes no Shift_JIS: every pair of bytes is read once, and the table turned round. */
function toShiftJis(text: string): Uint8Array {
  const decoder = new TextDecoder('shift_jis');
  const table = new Map<string, number[]>();
  for (let byte = 0; byte < 256; byte += 1) {
    table.set(decoder.decode(Uint8Array.of(byte)), [byte]);
    const isLead = (byte > 0x80 && byte < 0xa0) || byte >= 0xe0;
    for (let next = 0x40; isLead && next < 0xfd; next += 1) {
      const pair = decoder.decode(Uint8Array.of(byte, next));
      if (!table.has(pair)) table.set(pair, [byte, next]);
    }
  }
  return Uint8Array.from([...text].flatMap((character) => table.get(character) ?? []));
}

describePostalCodes('同梱のデータ', () => openFolderPostalCodes());

describe('日本郵便の一覧を取り込んだ場合', () => {
  let imported: string;
  beforeAll(async () => {
    imported = join(folder, 'imported');
    const { code, text } = await runImport(await wholeJapan(), imported);
    if (code !== 0) throw new Error(text);
  });

  describePostalCodes('取り込んだデータ', () => openFolderPostalCodes(imported));

  it('同じ一覧からは、同梱のデータと同じ市区町村ができる', async () => {
    const cities = async (from: string) =>
      [...(await sectionsIn(from))].map(
        ([digits, section]) => `${digits} ${section.cities.sort().join(' ')}`,
      );
    expect(await cities(imported)).toEqual(await cities(BUNDLED_FOLDER));
  });

  it('もう一度取り込んだ場合、動いているポータルも次から新しいデータで答える', async () => {
    const again = join(folder, 'again');
    const town = (name: string): PostalSections =>
      new Map([['182', { cities: [['tokyo', '調布市']], codes: { '0026': [[0, name]] } }]]);
    await writePostalFile(town('小島町'), again);
    const codes = await openFolderPostalCodes(again);
    await writePostalFile(town('新しい町'), again);
    expect((await codes.townsOf('1820026')).map(({ town }) => town)).toEqual(['新しい町']);
  });

  it.each([
    ['一部しかない', line('1820026', '東京都', '調布市', '小島町'), '1 prefectures instead of 47'],
    [
      '県はそろうが番号の少ない',
      PREFECTURES.map(({ code, label }) => line(`${code}00000`, label, '市', '町')).join('\n'),
      '47 codes, expected',
    ],
    ['列が足りない', '13208,"182  ","1820026","東京都"', 'line 1 is no record'],
    ['都道府県でない', line('1820026', '東京', '調布市', '小島町'), 'names no code, prefecture or city'],
    ['番号でない', line('182-0026', '東京都', '調布市', '小島町'), 'line 1 is no record'],
  ])('%sファイルの場合、理由を告げ、いまのデータをそのまま残す', async (_, csv, reason) => {
    const before = await readFile(join(imported, POSTAL_FILE));
    const { code, text } = await runImport(csv, imported);
    expect(code).toBe(1);
    expect(text).toContain(reason);
    expect((await readFile(join(imported, POSTAL_FILE))).equals(before)).toBe(true);
    expect(await (await openFolderPostalCodes(imported)).townsOf('1820026')).toHaveLength(1);
  });
});

describe('日本郵便の一覧の読み方', () => {
  const LONG = [
    line('0285102', '岩手県', '岩手郡葛巻町', '葛巻（第４０地割「５７番地１２５、１７６を除く」～第４５'),
    line('0285102', '岩手県', '岩手郡葛巻町', '地割）'),
    line('0285103', '岩手県', '岩手郡葛巻町', '江刈'),
  ].join('\r\n');

  it.each([
    ['UTF-8の新しい形', new TextEncoder().encode(LONG)],
    ['Shift_JISの古い形', toShiftJis(LONG)],
  ])('%sの場合、次の行に続く町の名前を一つにつなぐ', (_, bytes) => {
    const records = readJapanPostCsv(bytes);
    expect(records.map(({ code }) => code)).toEqual(['0285102', '0285103']);
    expect(records.map(({ town }) => tidyTownName(town))).toEqual(['葛巻', '江刈']);
    expect(records[0]?.prefecture).toBe('岩手県');
  });

  it('同じ番号で別の町の行の場合、つながない', () => {
    const csv = [
      line('0288402', '岩手県', '下閉伊郡田野畑村', '明戸'),
      line('0288402', '岩手県', '下閉伊郡田野畑村', '机'),
    ].join('\n');
    expect(readJapanPostCsv(Buffer.from(csv)).map(({ town }) => town)).toEqual(['明戸', '机']);
  });

  it('読めない行の場合、何行目かを告げる', () => {
    const csv = `${line('1820026', '東京都', '調布市', '小島町')}\nx,y`;
    expect(() => readJapanPostCsv(Buffer.from(csv))).toThrow(PostalDataError);
    expect(() => readJapanPostCsv(Buffer.from(csv))).toThrow('line 2');
  });
});

describe('データが読めない場合（すべてを知らない番号とはしない）', () => {
  let damaged: string;
  let path: string;
  beforeEach(async () => {
    damaged = await mkdtemp(join(folder, 'damaged-'));
    path = join(damaged, POSTAL_FILE);
    await copyFile(join(BUNDLED_FOLDER, POSTAL_FILE), path);
  });

  /** Turns one byte round, as a bad disk would. */
  async function turnByte(position: number): Promise<void> {
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(position) ^ 0xff, position);
    await writeFile(path, bytes);
  }

  it.each([
    ['ファイルがない', () => rm(path), 'it is not there'],
    ['別の種類のファイルの', () => writeFile(path, 'x'.repeat(5000)), 'it is another kind of file'],
    ['途中で終わる', () => truncate(path, 500_000), 'it has 500000 bytes instead of'],
    ['場所の一覧より前で終わる', () => truncate(path, 100), 'it ends too early'],
    ['場所の一覧が壊れた', () => turnByte(2019), 'its list of places is damaged'],
  ])('%s場合、ファイルと理由を告げ、始まらない', async (_, damage, reason) => {
    await damage();
    const opening = openFolderPostalCodes(damaged);
    await expect(opening).rejects.toThrow(PostalDataError);
    await expect(opening).rejects.toThrow(`The postal codes of ${path} cannot be read`);
    await expect(opening).rejects.toThrow(reason);
  });

  it('始まった後に消えた場合、調べるたびに断る', async () => {
    const codes = await openFolderPostalCodes(damaged);
    await rm(path);
    await expect(codes.townsOf('1820026')).rejects.toThrow(PostalDataError);
  });

  it('一部が壊れた場合、そこだけを断り、ほかは答える', async () => {
    await turnByte((await readFile(path)).length - 20);
    const codes = await openFolderPostalCodes(damaged);
    await expect(codes.townsOf('9998531')).rejects.toThrow(PostalDataError);
    expect(await codes.townsOf('1820026')).toHaveLength(1);
  });
});

describe('町の名前', () => {
  it.each([
    ['以下に掲載がない場合', ''],
    ['大通西（１～１９丁目）', '大通西'],
    ['小菅村の次に１～６６３番地がくる場合', ''],
    ['利島村一円', ''],
    ['一円', '一円'],
    ['種市第１５地割～第２１地割（鹿糠、小路合）', '種市'],
    ['霞が関霞が関ビル（１４階）', '霞が関霞が関ビル１４階'],
    ['霞が関霞が関ビル（地階・階層不明）', '霞が関霞が関ビル'],
    ['大泉町西井出８２４０－１', '大泉町西井出８２４０－１'],
  ])('「%s」の場合、「%s」とする', (name, town) => {
    expect(tidyTownName(name)).toBe(town);
  });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findPrefecture, PREFECTURES } from '@hidamari/domain/prefectures';
import { beforeAll, describe, expect, it } from 'vitest';
import { describePostalCodes } from './conformance.ts';
import { BUNDLED_FOLDER, openFolderPostalCodes } from './folder.ts';
import { readJapanPostCsv } from './japan-post-csv.ts';
import { PostalDataError, SplitFile } from './split-files.ts';
import { tidyTownName } from './town-name.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hidamari-postal-codes-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** A line in Japan Post's columns. Only code, prefecture, city and town are read. */
const line = (code: string, prefecture: string, city: string, town: string) =>
  `13208,"${code.slice(0, 3)}  ","${code}","ﾄｳｷｮｳﾄ","ﾁﾖｳﾌｼ","ｶﾅ","${prefecture}","${city}","${town}",0,0,0,0,0,0`;

/** All of Japan as Japan Post writes it: the notes are those of the real file. */
async function wholeJapan(): Promise<string> {
  const lines: string[] = [];
  for (const name of (await readdir(BUNDLED_FOLDER)).sort()) {
    const { cities, codes } = SplitFile.parse(JSON.parse(await readFile(join(BUNDLED_FOLDER, name), 'utf8')));
    for (const [rest, towns] of Object.entries(codes)) {
      for (const [at, town] of towns) {
        const [key = '', city = ''] = cities[at] ?? [];
        const written = town === '' ? '以下に掲載がない場合' : `${town}（１～９丁目）`;
        const code = `${name.slice(0, 3)}${rest.padEnd(4, '0')}`;
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

  it('同じ一覧からは、同梱のデータと同じ数のファイルができる', async () => {
    expect(await readdir(imported)).toHaveLength((await readdir(BUNDLED_FOLDER)).length);
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
    const before = await readdir(imported);
    const { code, text } = await runImport(csv, imported);
    expect(code).toBe(1);
    expect(text).toContain(reason);
    expect(await readdir(imported)).toEqual(before);
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

it('データのないフォルダーの場合、すべてを知らない番号とせず、始まらない', async () => {
  await expect(openFolderPostalCodes(join(folder, 'nowhere'))).rejects.toThrow(PostalDataError);
});

describe('町の名前', () => {
  it.each([
    ['以下に掲載がない場合', ''],
    ['大通西（１～１９丁目）', '大通西'],
    ['小菅村の次に１～６６３番地がくる場合', ''],
    ['利島村一円', ''],
    ['一円', '一円'],
    ['種市第１５地割～第２１地割（鹿糠、小路合）', '種市'],
    ['大泉町西井出８２４０－１', '大泉町西井出８２４０－１'],
  ])('「%s」の場合、「%s」とする', (name, town) => {
    expect(tidyTownName(name)).toBe(town);
  });
});

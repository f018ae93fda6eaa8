// How long does a look-up take among the hospitals and clinics of the whole country (G73)? On PostgreSQL:
// `node tools/with-postgres.mjs bench/look-ups.ts [rows]`; without a server around it, on the embedded database:
// `node tools/on-built-portal.mjs bench/look-ups.ts [rows]`.
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { openTestDatabase } from '@hidamari/testing/database';
import { findHospitals } from '../apps/server/src/modules/look-ups/find-look-ups.ts';
import { importHospitals } from '../apps/server/src/modules/look-ups/import/import-files.ts';

const ROWS = Number(process.argv[2] ?? 200_000);
const ROUNDS = 10;

/** What people type: rare and in most names, kanji and readings, the beginning of a word and its middle, nothing. */
const TYPED = [
  '日向',
  'ひなた',
  '病院',
  'びょういん',
  '医療法人',
  'みなみ',
  'クリニック',
  '内科クリ',
  'りょうほ',
  '桜台中央',
  'ないない',
];

const FORMS = ['', '医療法人　', '医療法人社団　日和会　', '国立　'];
const PLACES = ['日向', '桜台', '南野', '北沢', '若葉', '見本台', '朝霧', '緑町', '中原', '松風'];
const READINGS = [
  'ヒナタ',
  'サクラダイ',
  'ミナミノ',
  'キタザワ',
  'ワカバ',
  'ミホンダイ',
  'アサギリ',
  'ミドリチョウ',
  'ナカハラ',
  'マツカゼ',
];
const KINDS = ['中央病院', '総合病院', 'クリニック', '内科クリニック', '医院', '皮膚科'];

const of = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

async function writeList(path: string): Promise<void> {
  const file = createWriteStream(path);
  file.write('ID,正式名称,正式名称（フリガナ）,都道府県コード,市区町村コード,所在地\n');
  for (let index = 0; index < ROWS; index += 1) {
    const place = index % PLACES.length;
    const name = `${of(FORMS, Math.floor(index / 7))}${PLACES[place]}第${index}${of(KINDS, Math.floor(index / 10))}`;
    const line = `${index},${name},${READINGS[place]}ダイ${index}ビョウイン,13,208,東京都調布市見本町${index}\n`;
    if (!file.write(line)) await new Promise((resolve) => file.once('drain', () => resolve(undefined)));
  }
  file.end();
  await finished(file);
}

const middle = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? 0;
const ms = (time: number) => `${time.toFixed(1).padStart(8)} ms`;

const folder = mkdtempSync(join(tmpdir(), 'look-ups-'));
const { database, close } = await openTestDatabase();
try {
  const list = join(folder, 'hospitals.csv');
  await writeList(list);
  for (const time of ['first', 'again']) {
    const begun = performance.now();
    await importHospitals(database, { files: [list] });
    console.log(`Read in ${ROWS} rows, ${time}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  }
  const all: number[] = [];
  for (const typed of TYPED) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      found = (await findHospitals(database, typed)).length;
      times.push(performance.now() - begun);
    }
    all.push(...times);
    console.log(`${ms(middle(times, 0.5))} p50 ${ms(middle(times, 0.95))} p95  ${typed} (${found} rows)`);
  }
  console.log(`${ms(middle(all, 0.5))} p50 ${ms(middle(all, 0.95))} p95  all`);
  console.log(`Memory at the end: ${Math.round(process.memoryUsage().rss / 1_000_000)} MB`);
} finally {
  await close();
  rmSync(folder, { recursive: true, force: true });
}

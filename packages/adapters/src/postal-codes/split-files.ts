import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPrefecture } from '@hidamari/domain/prefectures';
import * as z from 'zod';
import { tidyTownName } from './town-name.ts';

/**
 * One file per first three digits (G52). `codes` names the rest of a code: four digits, or two where every code that
 * begins with these five belongs to one building. Each town is the place of its city in `cities`, and its name.
 */
export const SplitFile = z.strictObject({
  cities: z.array(z.tuple([z.string(), z.string()])),
  codes: z.record(z.string(), z.array(z.tuple([z.int(), z.string()]))),
});
export type SplitFile = z.infer<typeof SplitFile>;

/** One row of postal data. `code` has seven digits, or five for all codes that begin with them. */
export interface PostalRecord {
  code: string;
  /** Japanese label. */
  prefecture: string;
  city: string;
  town: string;
}

/** The data cannot be what it should be. The text says why; nothing was replaced. */
export class PostalDataError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'PostalDataError';
  }
}

/** Japan has some 120,000 codes in use; far fewer or more is another kind of file. */
const CODES_EXPECTED = { min: 100_000, max: 200_000 };
const PREFECTURES_EXPECTED = 47;

/** Records as split files by first three digits. Throws PostalDataError unless all of Japan is there. */
export function splitRecords(records: Iterable<PostalRecord>): Map<string, SplitFile> {
  const files = new Map<string, SplitFile>();
  const prefectures = new Set<string>();
  for (const record of records) prefectures.add(addRecord(files, record));
  if (prefectures.size !== PREFECTURES_EXPECTED) {
    throw new PostalDataError(`${prefectures.size} prefectures instead of ${PREFECTURES_EXPECTED}`);
  }
  const count = [...files.values()].reduce((sum, { codes }) => sum + Object.keys(codes).length, 0);
  if (count < CODES_EXPECTED.min || count > CODES_EXPECTED.max) {
    throw new PostalDataError(`${count} codes, expected ${CODES_EXPECTED.min} to ${CODES_EXPECTED.max}`);
  }
  return files;
}

/** Adds one record to its file and answers the prefecture's key. */
function addRecord(files: Map<string, SplitFile>, { code, prefecture, city, town }: PostalRecord): string {
  const known = findPrefecture(prefecture);
  if (!/^\d{5}(\d\d)?$/.test(code) || known === null || city === '') {
    throw new PostalDataError(`a record that names no code, prefecture or city: ${code}`);
  }
  const file = files.get(code.slice(0, 3)) ?? { cities: [], codes: {} };
  files.set(code.slice(0, 3), file);
  let at = file.cities.findIndex(([key, name]) => key === known.key && name === city);
  if (at === -1) at = file.cities.push([known.key, city]) - 1;
  const name = tidyTownName(town);
  const towns = file.codes[code.slice(3)] ?? [];
  file.codes[code.slice(3)] = towns;
  // What differs by a note alone is one town for a person.
  if (!towns.some(([of, written]) => of === at && written === name)) towns.push([at, name]);
  return known.key;
}

/** Writes the files beside `folder` and then puts them in its place: a reader never meets half of them. */
export async function writeSplitFiles(files: ReadonlyMap<string, SplitFile>, folder: string): Promise<void> {
  const fresh = `${folder}.new`;
  const old = `${folder}.old`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const [digits, file] of files) {
    await writeFile(join(fresh, `${digits}.json`), `${JSON.stringify(file)}\n`);
  }
  await rm(old, { recursive: true, force: true });
  if (await exists(folder)) await rename(folder, old);
  await rename(fresh, folder);
  await rm(old, { recursive: true, force: true });
}

async function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}

import { findPrefecture } from '@hidamari/domain/prefectures';
import * as z from 'zod';
import { PostalDataError } from './port.ts';
import { tidyTownName } from './town-name.ts';

/**
 * What is known of one first three digits (G52). `codes` names the rest of a code: four digits, or two where every
 * code that begins with these five belongs to one building. Each town is the place of its city in `cities`, and its
 * name.
 */
export const PostalSection = z.strictObject({
  cities: z.array(z.tuple([z.string(), z.string()])),
  codes: z.record(z.string(), z.array(z.tuple([z.int(), z.string()]))),
});
export type PostalSection = z.infer<typeof PostalSection>;

/** Sections by their three digits. */
export type PostalSections = ReadonlyMap<string, PostalSection>;

/** One row of postal data. `code` has seven digits, or five for all codes that begin with them. */
export interface PostalRecord {
  code: string;
  /** Japanese label. */
  prefecture: string;
  city: string;
  town: string;
}

/** Japan has some 120,000 codes in use; far fewer or more is another kind of file. */
const CODES_EXPECTED = { min: 100_000, max: 200_000 };
const PREFECTURES_EXPECTED = 47;

/** Records as sections by first three digits. Throws PostalDataError unless all of Japan is there. */
export function sectionsOf(records: Iterable<PostalRecord>): PostalSections {
  const sections = new Map<string, PostalSection>();
  const prefectures = new Set<string>();
  for (const record of records) prefectures.add(addRecord(sections, record));
  if (prefectures.size !== PREFECTURES_EXPECTED) {
    throw new PostalDataError(`${prefectures.size} prefectures instead of ${PREFECTURES_EXPECTED}`);
  }
  const count = countCodes(sections);
  if (count < CODES_EXPECTED.min || count > CODES_EXPECTED.max) {
    throw new PostalDataError(`${count} codes, expected ${CODES_EXPECTED.min} to ${CODES_EXPECTED.max}`);
  }
  return sections;
}

function countCodes(sections: PostalSections): number {
  return [...sections.values()].reduce((sum, { codes }) => sum + Object.keys(codes).length, 0);
}

/** Adds one record to its section and answers the prefecture's key. */
function addRecord(
  sections: Map<string, PostalSection>,
  { code, prefecture, city, town }: PostalRecord,
): string {
  const known = findPrefecture(prefecture);
  if (!/^\d{5}(\d\d)?$/.test(code) || known === null || city === '') {
    throw new PostalDataError(`a record that names no code, prefecture or city: ${code}`);
  }
  const section = sections.get(code.slice(0, 3)) ?? { cities: [], codes: {} };
  sections.set(code.slice(0, 3), section);
  let at = section.cities.findIndex(([key, name]) => key === known.key && name === city);
  if (at === -1) at = section.cities.push([known.key, city]) - 1;
  const name = tidyTownName(town);
  const towns = section.codes[code.slice(3)] ?? [];
  section.codes[code.slice(3)] = towns;
  // What differs by a note alone is one town for a person.
  if (!towns.some(([of, written]) => of === at && written === name)) towns.push([at, name]);
  return known.key;
}

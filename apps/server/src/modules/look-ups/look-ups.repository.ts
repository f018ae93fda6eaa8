import { lookUpQuestion } from '@hidamari/domain/look-ups';
import { and, arrayContains, eq, like, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { hospitals, medicines } from './look-ups.table.ts';

/**
 * Rows that are read to find the best of them. A list has thousands of names with 病院 in them: they are not all
 * read for an answer of twenty, and whoever types on finds theirs.
 */
const CANDIDATES = 200;

type LookUpTable = typeof hospitals | typeof medicines;

const HOSPITAL = {
  id: hospitals.id,
  name: hospitals.name,
  kana: hospitals.kana,
  is_sample: hospitals.is_sample,
  prefecture: hospitals.prefecture,
  city: hospitals.city,
};
const MEDICINE = {
  id: medicines.id,
  name: medicines.name,
  kana: medicines.kana,
  is_sample: medicines.is_sample,
  general_name: medicines.general_name,
};

/** Hospitals that hold the typed text in name or reading; those of which a word begins with it stand in front. */
export async function findHospitalRows(executor: Executor, typed: string) {
  return beginningsFirst(hospitals, typed, (held) =>
    executor.select(HOSPITAL).from(hospitals).where(held).limit(CANDIDATES),
  );
}

/** Medicines that hold the typed text in name, general name or reading. */
export async function findMedicineRows(executor: Executor, typed: string) {
  return beginningsFirst(medicines, typed, (held) =>
    executor.select(MEDICINE).from(medicines).where(held).limit(CANDIDATES),
  );
}

/** Asks for beginnings first: where a text is in very many names, the ones that begin with it are not passed over. */
async function beginningsFirst<Row extends { id: string }>(
  table: LookUpTable,
  typed: string,
  read: (held: SQL | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const { text, pieces, beginning } = lookUpQuestion(typed);
  const held = (wanted: string[]) =>
    and(
      arrayContains(table.search_pieces, wanted),
      like(table.search_text, `%${literal(text)}%`),
      eq(table.is_retired, false),
    );
  const beginnings = await read(held([...pieces, beginning]));
  if (beginnings.length === CANDIDATES) return beginnings;
  const known = new Set(beginnings.map(({ id }) => id));
  const others = await read(held(pieces));
  return [...beginnings, ...others.filter(({ id }) => !known.has(id))];
}

/** The text for LIKE, in which % and _ stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

const given = (column: string) => sql.raw(`excluded.${column}`);

/** What a new edition changes in both lists; the id stays, as logs name it. */
const CHANGED = {
  name: given('name'),
  kana: given('kana'),
  is_sample: given('is_sample'),
  is_retired: given('is_retired'),
  search_text: given('search_text'),
  search_pieces: given('search_pieces'),
  search_fold: given('search_fold'),
};

/** Writes rows of hospitals by their code. A row that says the same already is not written again. */
export async function writeHospitalRows(
  executor: Executor,
  rows: readonly (typeof hospitals.$inferInsert)[],
): Promise<void> {
  await executor
    .insert(hospitals)
    .values([...rows])
    .onConflictDoUpdate({
      target: hospitals.code,
      set: { ...CHANGED, prefecture: given('prefecture'), city: given('city') },
      setWhere: sql`(hospitals.name, hospitals.kana, hospitals.prefecture, hospitals.city, hospitals.search_text,
        hospitals.search_pieces, hospitals.search_fold, hospitals.is_retired) is distinct from (excluded.name, excluded.kana,
        excluded.prefecture, excluded.city, excluded.search_text, excluded.search_pieces, excluded.search_fold,
        excluded.is_retired)`,
    });
}

/** Writes rows of medicines by their code. A row that says the same already is not written again. */
export async function writeMedicineRows(
  executor: Executor,
  rows: readonly (typeof medicines.$inferInsert)[],
): Promise<void> {
  await executor
    .insert(medicines)
    .values([...rows])
    .onConflictDoUpdate({
      target: medicines.code,
      set: { ...CHANGED, general_name: given('general_name') },
      setWhere: sql`(medicines.name, medicines.kana, medicines.general_name, medicines.search_text,
        medicines.search_pieces, medicines.search_fold, medicines.is_retired) is distinct from (excluded.name, excluded.kana,
        excluded.general_name, excluded.search_text, excluded.search_pieces, excluded.search_fold,
        excluded.is_retired)`,
    });
}

/** The codes of a real list that are found by now, in pages by code: `after` is the last one of the page before. */
export async function listCodes(
  executor: Executor,
  table: LookUpTable,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await executor.execute<{ code: string }>(sql`
    select code from ${table}
    where code > ${after} and not is_sample and not is_retired order by code limit ${limit}`);
  return rows.map(({ code }) => code);
}

/** The codes of the sample. */
export async function listSampleCodes(executor: Executor, table: LookUpTable): Promise<string[]> {
  const { rows } = await executor.execute<{ code: string }>(sql`select code from ${table} where is_sample`);
  return rows.map(({ code }) => code);
}

/** True when a real list was read in, even if none of its rows is found any more. */
export async function hasRealList(executor: Executor, table: LookUpTable): Promise<boolean> {
  const { rows } = await executor.execute(sql`select 1 from ${table} where not is_sample limit 1`);
  return rows.length > 0;
}

/** Rows that can be found and are no sample. */
export async function countFindable(executor: Executor, table: LookUpTable): Promise<number> {
  const { rows } = await executor.execute<{ n: number }>(
    sql`select count(*)::int as n from ${table} where not is_sample and not is_retired`,
  );
  return rows[0]?.n ?? 0;
}

/** These are in the newest edition no more: no longer found, and still there for the logs that name them. */
export async function retireCodes(
  executor: Executor,
  table: LookUpTable,
  codes: readonly string[],
): Promise<void> {
  const gone = sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  );
  await executor.execute(sql`update ${table} set is_retired = true where code in (${gone})`);
}

/** The sample goes once a real list is there, and in a production. Logs keep the names they were written with. */
export async function deleteSample(executor: Executor, table: LookUpTable): Promise<void> {
  await executor.execute(sql`delete from ${table} where is_sample`);
}

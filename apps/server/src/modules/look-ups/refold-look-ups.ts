import { searchableName } from '@hidamari/domain/look-ups';
import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { namesOfHospital, namesOfMedicine } from './look-up-row.ts';
import { hospitals, IS_OLD_FOLD, medicines } from './look-ups.table.ts';

const AT_ONCE = 500;

/**
 * Folds the names of hospitals and medicines anew, where they were folded in an older way: what is typed is folded in today's.
 * Safe to repeat, and beside a reading in of a newer list, which folds as well.
 * @param most rows of each list at most; what is left waits for the next time.
 */
export async function refoldLookUps(database: Database, most = Number.POSITIVE_INFINITY): Promise<void> {
  const { id, name, kana } = hospitals;
  await inParts(most, (limit) =>
    refoldPart(database, 'hospitals', async () => {
      const rows = await database
        .select({ id, name, kana })
        .from(hospitals)
        .where(IS_OLD_FOLD)
        .orderBy(asc(id))
        .limit(limit);
      return rows.map((row) => ({ id: row.id, ...searchableName(namesOfHospital(row)) }));
    }),
  );
  await inParts(most, (limit) =>
    refoldPart(database, 'medicines', async () => {
      const rows = await database
        .select({
          id: medicines.id,
          name: medicines.name,
          kana: medicines.kana,
          general_name: medicines.general_name,
        })
        .from(medicines)
        .where(IS_OLD_FOLD)
        .orderBy(asc(medicines.id))
        .limit(limit);
      return rows.map((row) => ({ id: row.id, ...searchableName(namesOfMedicine(row)) }));
    }),
  );
}

async function inParts(most: number, refold: (limit: number) => Promise<number>): Promise<void> {
  for (let left = most; left > 0; ) {
    const limit = Math.min(AT_ONCE, left);
    const done = await refold(limit);
    if (done < limit) return;
    left -= done;
  }
}

interface Refolded {
  id: string;
  search_text: string;
  search_pieces: string[];
}

/** One statement; answers how many rows there were to fold. */
async function refoldPart(
  database: Database,
  table: 'hospitals' | 'medicines',
  read: () => Promise<Refolded[]>,
): Promise<number> {
  const rows = await read();
  if (rows.length === 0) return 0;
  await database.execute(sql`
    update ${sql.raw(table)} as listed
    set search_text = anew.search_text, search_pieces = anew.search_pieces, search_fold = ${SEARCH_FOLD}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as anew(id uuid, search_text text, search_pieces text[])
    where listed.id = anew.id`);
  return rows.length;
}

import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type ListedHospital, type ListedMedicine, storedHospital, storedMedicine } from './look-up-row.ts';
import {
  deleteSample,
  hasRealList,
  listSampleCodes,
  writeHospitalRows,
  writeMedicineRows,
} from './look-ups.repository.ts';
import { hospitals, medicines } from './look-ups.table.ts';
import { refoldLookUps } from './refold-look-ups.ts';

/** Invented hospitals, and medicines, that a portal without the real lists offers. */
export interface LookUpSamples {
  hospitals: readonly ListedHospital[];
  medicines: readonly ListedMedicine[];
}

/** A sample is folded anew before the first look-up; of a real list of two hundred thousand names the night takes the rest. */
const FOLDED_AT_START = 2_000;

/**
 * Gives a portal that is no production the sample of hospitals and of medicines (G73), as far as it has no real list:
 * at each start only what is missing is written. A production never shows invented hospitals: it reads in the
 * real lists, or offers no candidates, and names are written freely. Those of a database that was something else before
 * are deleted; logs keep the names.
 */
export async function seedLookUps(
  { database, settings }: Pick<Dependencies, 'database' | 'settings'>,
  loadSamples: () => Promise<LookUpSamples>,
): Promise<void> {
  await refoldLookUps(database, FOLDED_AT_START);
  if (settings.deployment === 'production' && settings.demo === null) {
    await deleteSample(database, hospitals);
    await deleteSample(database, medicines);
    return;
  }
  const samples = await loadSamples();
  await seedList(database, hospitals, samples.hospitals, (rows) =>
    writeHospitalRows(
      database,
      rows.map((row) => storedHospital(row, true)),
    ),
  );
  await seedList(database, medicines, samples.medicines, (rows) =>
    writeMedicineRows(
      database,
      rows.map((row) => storedMedicine(row, true)),
    ),
  );
}

async function seedList<Row extends { code: string }>(
  executor: Executor,
  table: typeof hospitals | typeof medicines,
  sample: readonly Row[],
  write: (rows: Row[]) => Promise<void>,
): Promise<void> {
  if (await hasRealList(executor, table)) return;
  const known = new Set(await listSampleCodes(executor, table));
  const missing = sample.filter(({ code }) => !known.has(code));
  if (missing.length > 0) await write(missing);
}

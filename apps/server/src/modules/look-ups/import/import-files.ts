import type { Executor } from '../../../database/database.ts';
import { storedHospital, storedMedicine } from '../look-up-row.ts';
import { writeHospitalRows, writeMedicineRows } from '../look-ups.repository.ts';
import { hospitals, medicines } from '../look-ups.table.ts';
import { readHospitalFile } from './hospital-file.ts';
import { type ImportedList, importList } from './import-list.ts';
import { readMedicineFile } from './medicine-file.ts';

/** The files of one edition, and whether it may have far fewer rows than the one before. */
export interface EditionFiles {
  files: readonly string[];
  isShrinkingAllowed?: boolean;
}

/** Reads an edition of the ministry's hospitals and clinics in: all its files at once. Throws ListFileError. */
export async function importHospitals(
  executor: Executor,
  { files, isShrinkingAllowed = false }: EditionFiles,
): Promise<ImportedList> {
  return importList(executor, {
    table: hospitals,
    read: () => oneAfterTheOther(files, readHospitalFile),
    write: (rows) =>
      writeHospitalRows(
        executor,
        rows.map((row) => storedHospital(row, false)),
      ),
    isShrinkingAllowed,
  });
}

/**
 * Reads an edition of the 医薬品マスター in. Throws ListFileError.
 * @param today the day in Japan, YYYY-MM-DD: what was abolished by then is left out.
 */
export async function importMedicines(
  executor: Executor,
  { files, isShrinkingAllowed = false, today }: EditionFiles & { today: string },
): Promise<ImportedList> {
  return importList(executor, {
    table: medicines,
    read: () => oneAfterTheOther(files, (file) => readMedicineFile(file, today)),
    write: (rows) =>
      writeMedicineRows(
        executor,
        rows.map((row) => storedMedicine(row, false)),
      ),
    isShrinkingAllowed,
  });
}

async function* oneAfterTheOther<Row>(
  files: readonly string[],
  read: (file: string) => AsyncIterable<Row>,
): AsyncGenerator<Row> {
  for (const file of files) yield* read(file);
}

import type { FoundHospital, FoundMedicine } from '@hidamari/contract/treatment-logs';
import { rankFound } from '@hidamari/domain/look-ups';
import { LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import type { Executor } from '../../database/database.ts';
import { findHospitalRows, findMedicineRows } from './look-ups.repository.ts';

/** Hospitals by a part of their name or reading, the nearest first, at most twenty (G73). */
export async function findHospitals(executor: Executor, typed: string): Promise<FoundHospital[]> {
  const rows = await findHospitalRows(executor, typed);
  return rankFound(rows, typed, ({ name, kana }) => [name, kana]).slice(0, LOG_LIMITS.lookUpRows);
}

/** Medicines by a part of their name, general name or reading, the nearest first, at most twenty (G73). */
export async function findMedicines(executor: Executor, typed: string): Promise<FoundMedicine[]> {
  const rows = await findMedicineRows(executor, typed);
  const ranked = rankFound(rows, typed, ({ name, general_name, kana }) => [name, general_name, kana]);
  return ranked.slice(0, LOG_LIMITS.lookUpRows);
}

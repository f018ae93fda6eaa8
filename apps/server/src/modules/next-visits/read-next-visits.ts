import type { NextVisit, NextVisits } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { VISIT_LIMITS, visitsInOrder } from '@hidamari/domain/next-visits';
import type { Dependencies } from '../../dependencies.ts';
import { findVisitRow, listVisitRows } from './next-visits.repository.ts';
import { toNextVisit } from './stored-visit.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/** The nearest planned visit, the other planned ones and the past three (G69), seen from the day in Japan at `now`. */
export async function listNextVisits(
  { database, encryption }: Needs,
  memberId: string,
  now: Date,
): Promise<NextVisits> {
  const rows = await listVisitRows(database, memberId, VISIT_LIMITS.past);
  const cipher = await encryption.forMember(database, memberId);
  return visitsInOrder(
    rows.map((row) => toNextVisit(cipher, row)),
    japanDay(now),
  );
}

/** Every visit of the member, the planned ones first. */
export async function listAllVisits({ database, encryption }: Needs, memberId: string): Promise<NextVisit[]> {
  const rows = await listVisitRows(database, memberId, Number.MAX_SAFE_INTEGER);
  const cipher = await encryption.forMember(database, memberId);
  return rows.map((row) => toNextVisit(cipher, row));
}

/** One visit of the member; `not_found` for any other id (F15). */
export async function readNextVisit(
  { database, encryption }: Needs,
  memberId: string,
  id: string,
): Promise<NextVisit> {
  const row = await findVisitRow(database, memberId, id);
  if (!row) throw new AppError('not_found');
  return toNextVisit(await encryption.forMember(database, memberId), row);
}

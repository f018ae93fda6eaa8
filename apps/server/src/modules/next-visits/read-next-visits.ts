import type { NextVisit, NextVisits } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import { VISIT_LIMITS, visitsInOrder } from '@hidamari/domain/next-visits';
import type { Dependencies } from '../../dependencies.ts';
import { findVisitRow, listVisitRows, type PastPiece } from './next-visits.repository.ts';
import { toNextVisit } from './stored-visit.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption'>;

/**
 * The nearest planned visit, the other planned ones and the past three (G69), seen from the day in Japan at `now`; with
 * `pastPage` that page of the past ones instead.
 */
export async function listNextVisits(
  { database, encryption }: Needs,
  memberId: string,
  now: Date,
  pastPage?: number,
): Promise<NextVisits> {
  const { rows, pastTotal: past_total } = await listVisitRows(database, memberId, pieceOf(pastPage));
  const cipher = await encryption.forMember(database, memberId);
  const visits = rows.map((row) => toNextVisit(cipher, row));
  return { ...visitsInOrder(visits, japanDay(now)), past_total };
}

function pieceOf(pastPage: number | undefined): PastPiece {
  if (pastPage === undefined) return { offset: 0, limit: VISIT_LIMITS.past };
  return { offset: (pastPage - 1) * VISIT_LIMITS.pastPage, limit: VISIT_LIMITS.pastPage };
}

/** Every visit of the member, the planned ones first. */
export async function listAllVisits({ database, encryption }: Needs, memberId: string): Promise<NextVisit[]> {
  const { rows } = await listVisitRows(database, memberId, { offset: 0, limit: Number.MAX_SAFE_INTEGER });
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

import type { NextVisit, NextVisitInput } from '@hidamari/contract/treatment-logs';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { inMemberOrder } from '@hidamari/domain/next-visits';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';
import type { StoredVisitRow } from './next-visits.repository.ts';

/** A question as it lies in the seal: it always has an id. */
type SealedQuestion = Omit<NextVisitInput['questions'][number], 'id'> & { id: string };

/** What lies sealed in a row: everything but what it is found and sorted by. */
export type SealedVisit = Pick<
  NextVisitInput,
  'hospital' | 'department' | 'purpose' | 'belongings' | 'memo' | 'companion'
> & { questions: SealedQuestion[] };

function contextOf(visitId: string): string {
  return `next-visit:${visitId}`;
}

/** Seals the details of one visit: they open under its own id and its member's key alone. */
export function sealVisit(cipher: MemberCipher, visitId: string, details: SealedVisit): string {
  return sealJson(cipher, details, contextOf(visitId));
}

/** Throws when the text was changed, or belongs to another visit or another member. */
export function openVisit(cipher: MemberCipher, visitId: string, sealed: string): SealedVisit {
  return openJson<SealedVisit>(cipher, sealed, contextOf(visitId));
}

/** A row as its member reads it (G69). */
export function toNextVisit(cipher: MemberCipher, row: StoredVisitRow): NextVisit {
  return {
    ...openVisit(cipher, row.id, row.sealed_details),
    id: row.id,
    visit_date: row.visit_date,
    visit_time: row.visit_time ?? undefined,
    status: row.status,
    treatment_log_id: row.standing_log_id,
    updated_at: formatWireTimestamp(row.updated_at),
    version: row.version,
  };
}

/** What a member wrote in a visit, and what a newer version keeps there: all of it but what the portal itself tells. */
export function writtenIn(visit: NextVisit): object {
  const { id: _, treatment_log_id: _log, updated_at: _saved, version: _n, ...written } = visit;
  return written;
}

/** True when a stored visit says exactly what a save wants to write. Ids that the portal gave count for nothing. */
export function saysTheSame(stored: NextVisitInput, wanted: NextVisitInput): boolean {
  return contentsOf(stored) === contentsOf(wanted);
}

function contentsOf(visit: NextVisitInput): string {
  const { visit_date, visit_time, status, hospital, department, purpose, belongings, memo, companion } =
    visit;
  const texts = [visit_time, hospital, department, purpose, memo, companion].map((text) => text ?? null);
  const questions = inMemberOrder(visit.questions).map(({ text, asked, answer }) => [
    text,
    asked,
    answer ?? null,
  ]);
  return JSON.stringify([visit_date, status, texts, belongings, questions]);
}

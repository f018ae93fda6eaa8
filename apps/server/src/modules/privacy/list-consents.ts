import type { Consent } from '@hidamari/contract/privacy';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { CONSENTS, type ConsentKind, eraseIllnessDataAfter } from '@hidamari/domain/privacy';
import type { Executor } from '../../database/database.ts';
import { type ConsentRow, findLeavingMember, listConsentRows } from '../members/index.ts';

/** Asked of some alone: who never was asked is not told that it is missing. */
const ONLY_IF_GIVEN: readonly ConsentKind[] = ['guardian', 'patient'];

const stamp = (at: Date | null | undefined) => (at ? formatWireTimestamp(at) : null);

/** What the member agreed to, the newest of each kind (G32, G33, G141). */
export async function listConsents(executor: Executor, memberId: string, now: Date): Promise<Consent[]> {
  const rows = await listConsentRows(executor, memberId);
  const found = await findLeavingMember(executor, memberId);
  const wantsNews = found?.member.accepts_info_delivery ?? false;
  const newest = (kind: ConsentKind) => rows.findLast((row) => row.kind === kind);
  return CONSENTS.map(({ kind }) => ({ kind, row: newest(kind) }))
    .filter(({ kind, row }) => row !== undefined || !ONLY_IF_GIVEN.includes(kind))
    .map(({ kind, row }) => describe(kind, row, now, kind === 'news' ? wantsNews : isStanding(row)));
}

const isStanding = (row: ConsentRow | undefined) => row !== undefined && row.withdrawn_at === null;

function describe(kind: ConsentKind, row: ConsentRow | undefined, now: Date, isAgreed: boolean): Consent {
  // A text of its own has a day from which it holds; the other kinds have nothing to number.
  const hasText = (row?.text_date ?? null) !== null;
  return {
    kind,
    is_agreed: isAgreed,
    agreed_at: stamp(row?.agreed_at),
    version: hasText && row ? row.version : null,
    text_date: row?.text_date ?? null,
    withdrawn_at: isAgreed ? null : stamp(row?.withdrawn_at),
    restorable_until: kind === 'sensitive_data' ? stamp(restorableUntil(row, now)) : null,
  };
}

function restorableUntil(row: ConsentRow | undefined, now: Date): Date | null {
  if (!row?.withdrawn_at) return null;
  const until = eraseIllnessDataAfter(row.withdrawn_at);
  return until > now ? until : null;
}

import type { NextVisitInput } from '@hidamari/contract/treatment-logs';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/sealed-json.ts';

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

import { randomUUID } from 'node:crypto';
import type { Executor } from '../../database/database.ts';
import { type AskingMember, newestConsentFor } from './entering-member.ts';
import type { memberConsents } from './member.table.ts';

type ConsentRow = typeof memberConsents.$inferInsert;

/** A consent without a text of its own: `text_id` says what was answered. */
export interface SpokenConsent {
  kind: 'guardian' | 'patient';
  answer: string;
}

/** The row of a consent that is spoken in a form (G33, G141). */
export function spokenConsentRow(memberId: string, { kind, answer }: SpokenConsent, at: Date): ConsentRow {
  return { id: randomUUID(), member_id: memberId, kind, text_id: answer, version: '1', agreed_at: at };
}

/** What was answered last for each kind that is spoken in a form; absent where nobody was asked. */
export async function readSpokenConsents(executor: Executor, member: AskingMember) {
  const [patient, guardian] = await Promise.all([
    newestConsentFor(executor, member, 'patient'),
    newestConsentFor(executor, member, 'guardian'),
  ]);
  return { patient: patientAnswer(patient?.textId), guardian: guardian !== undefined };
}

function patientAnswer(answer: string | undefined): 'given' | 'hard_to_obtain' | null {
  return answer === 'given' || answer === 'hard_to_obtain' ? answer : null;
}

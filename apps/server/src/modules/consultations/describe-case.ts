import type { CaseMarks } from '@hidamari/contract/consultations';
import { caseNumberText, firstReadingOf, unnamedCaseTitle } from '@hidamari/domain/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { MemberCipher } from '../../encryption/encryption.ts';
import type { CaseRow } from './cases.repository.ts';
import { sealContext } from './sealed-case.ts';

/** The name that a supporter gave a case, or its topics in words. */
export function caseTitle(
  cipher: MemberCipher,
  { id, topics, sealed_title: sealed }: Pick<CaseRow, 'id' | 'topics' | 'sealed_title'>,
): string {
  return sealed === null ? unnamedCaseTitle(topics) : cipher.decrypt(sealed, sealContext.title(id));
}

/** Whether words that suggest danger wait in a case, and how far they are (G119). */
export const readingOf = (row: Pick<CaseRow, 'waiting_since' | 'danger_at' | 'checked_at'>) =>
  firstReadingOf({ waitingSince: row.waiting_since, dangerAt: row.danger_at, checkedAt: row.checked_at });

/** What lists and heads show of a case, for either side. */
export function describeCaseHead(cipher: MemberCipher, row: CaseRow) {
  return {
    id: row.id,
    number: caseNumberText(row.case_no),
    channel: row.channel,
    topics: row.topics,
    status: row.status,
    title: caseTitle(cipher, row),
    opened_at: formatWireTimestamp(row.opened_at),
    updated_at: formatWireTimestamp(row.updated_at),
    reply_due_on: row.reply_due_on,
    first_reading: readingOf(row),
  };
}

export function describeMarks(row: CaseRow): CaseMarks {
  return {
    member_delivered: row.member_delivered_seq,
    member_read: row.member_read_seq,
    staff_read: row.staff_read_seq,
  };
}

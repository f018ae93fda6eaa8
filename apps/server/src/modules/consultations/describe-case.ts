import type { CaseMarks } from '@hidamari/contract/consultations';
import {
  caseNumberText,
  type FirstReading,
  firstReadingOf,
  unnamedCaseTitle,
} from '@hidamari/domain/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { Executor } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import type { CaseRow } from './cases.repository.ts';
import { sealContext } from './consultation-parts.ts';
import { findFirstAids } from './messages.repository.ts';

/** The name that a supporter gave a case, or its topics in words. */
export function caseTitle(
  cipher: MemberCipher,
  { id, topics, sealed_title: sealed }: Pick<CaseRow, 'id' | 'topics' | 'sealed_title'>,
): string {
  return sealed === null ? unnamedCaseTitle(topics) : cipher.decrypt(sealed, sealContext.title(id));
}

/** Whether words that suggest danger wait in each of these cases, and how far they are (G119). */
export async function findReadings(
  executor: Executor,
  rows: readonly CaseRow[],
): Promise<(row: CaseRow) => FirstReading | null> {
  const firstAids = await findFirstAids(
    executor,
    rows.filter(isUnchecked).map(({ id }) => id),
  );
  return (row) =>
    firstReadingOf({
      waitingSince: row.waiting_since,
      dangerAt: row.danger_at,
      firstAidAt: firstAids.get(row.id) ?? null,
      checkedAt: row.checked_at,
    });
}

const isUnchecked = ({ danger_at: danger, checked_at: checked }: CaseRow) =>
  danger !== null && checked === null;

/** What lists and heads show of a case, for either side; how far its words of danger are is that of `findReadings`. */
export function describeCaseHead(cipher: MemberCipher, row: CaseRow, reading: FirstReading | null) {
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
    first_reading: reading,
  };
}

export function describeMarks(row: CaseRow): CaseMarks {
  return {
    member_delivered: row.member_delivered_seq,
    member_read: row.member_read_seq,
    staff_read: row.staff_read_seq,
  };
}

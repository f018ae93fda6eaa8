import type { Inquiry, InquiryRow } from '@hidamari/contract/inquiries';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openJson } from '../../encryption/sealed-json.ts';
import type { inquiries } from './inquiry.table.ts';

export type InquiryParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'rateLimits' | 'outbox' | 'settings' | 'closuresFor' | 'bus'
>;

export type InquiryRecord = typeof inquiries.$inferSelect;

/** What lies sealed in a row: who wrote, and what. */
export type InquiryText = Pick<
  Inquiry,
  'name' | 'name_kana' | 'email' | 'phone_number' | 'standing' | 'message' | 'background'
>;
export type InquiryAnswer = NonNullable<Inquiry['answer']>;

/** Each sealed place is bound to its row: no text opens in another's. */
export const bodyContext = (id: string) => `inquiry:${id}`;
export const answerContext = (id: string) => `inquiry-answer:${id}`;

/** A row of the list. */
export function describeRow(row: InquiryRecord): InquiryRow {
  const { id, receipt_number, type, variant, kind, reply_by, state, due_on, answered_by_name, version } = row;
  return {
    id,
    receipt_number,
    type,
    variant,
    kind,
    reply_by,
    state,
    due_on,
    is_member: row.member_id !== null,
    created_at: formatWireTimestamp(row.created_at),
    answered_at: row.answered_at && formatWireTimestamp(row.answered_at),
    answered_by_name,
    has_danger: row.danger_at !== null,
    checked_by: describeChecker(row),
    taken_by: row.taken_by === null ? null : { id: row.taken_by, display_name: row.taken_by_name ?? '' },
    version,
  };
}

function describeChecker({ checked_by: id, checked_by_name: name, checked_at: at }: InquiryRecord) {
  return id === null || at === null ? null : { id, display_name: name ?? '', at: formatWireTimestamp(at) };
}

/** The whole inquiry, opened. */
export async function describeInquiry(
  { encryption }: Pick<InquiryParts, 'encryption'>,
  executor: Executor,
  row: InquiryRecord,
): Promise<Inquiry> {
  const cipher = await encryption.forRecord(executor, row.id);
  const text = openJson<InquiryText>(cipher, row.sealed_body, bodyContext(row.id));
  const answer =
    row.sealed_answer === null
      ? null
      : openJson<InquiryAnswer>(cipher, row.sealed_answer, answerContext(row.id));
  return { ...describeRow(row), ...text, answer };
}

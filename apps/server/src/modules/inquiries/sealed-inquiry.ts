import type { Inquiry, InquiryRow } from '@hidamari/contract/inquiries';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openJson } from '../../encryption/member-encryption.ts';
import type { inquiries } from './inquiry.table.ts';

export type InquiryParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'rateLimits' | 'outbox' | 'mailFates' | 'settings' | 'closuresFor' | 'bus'
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

/** Keys of the mails about an inquiry, the newest first. */
export const answerKey = (id: string) => `inquiry-answer:${id}`;
export const receiptKey = (id: string) => `inquiry-receipt:${id}`;

/** Rows of the list, each with what became of the newest mail about it. */
export async function describeRows(
  { mailFates }: Pick<InquiryParts, 'mailFates'>,
  executor: Executor,
  rows: readonly InquiryRecord[],
): Promise<InquiryRow[]> {
  const fates = await mailFates.of(
    executor,
    rows.flatMap(({ id }) => [answerKey(id), receiptKey(id)]),
  );
  return rows.map((row) =>
    describeRow(row, fates.get(answerKey(row.id)) ?? fates.get(receiptKey(row.id)) ?? null),
  );
}

/** One row of the list. */
export async function describeOne(
  parts: Pick<InquiryParts, 'mailFates'>,
  executor: Executor,
  row: InquiryRecord,
): Promise<InquiryRow> {
  const [described] = await describeRows(parts, executor, [row]);
  if (!described) throw new Error('a row was not described');
  return described;
}

function describeRow(row: InquiryRecord, fate: InquiryRow['mail_fate']): InquiryRow {
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
    call: describeCall(row),
    taken_by: row.taken_by === null ? null : { id: row.taken_by, display_name: row.taken_by_name ?? '' },
    mail_fate: fate,
    version,
  };
}

function describeChecker({ checked_by: id, checked_by_name: name, checked_at: at }: InquiryRecord) {
  return id === null || at === null ? null : { id, display_name: name ?? '', at: formatWireTimestamp(at) };
}

function describeCall(row: InquiryRecord): InquiryRow['call'] {
  const { called_at: at, call_answered_at: answeredAt } = row;
  if (at === null) return null;
  return {
    whom: 'second',
    staff_name: row.called_by_name ?? '',
    at: formatWireTimestamp(at),
    answered: answeredAt && {
      staff_name: row.call_answered_by_name ?? '',
      at: formatWireTimestamp(answeredAt),
    },
  };
}

/** The whole inquiry, opened. */
export async function describeInquiry(
  parts: Pick<InquiryParts, 'encryption' | 'mailFates'>,
  executor: Executor,
  row: InquiryRecord,
): Promise<Inquiry> {
  const cipher = await parts.encryption.forRecord(executor, row.id);
  const text = openJson<InquiryText>(cipher, row.sealed_body, bodyContext(row.id));
  const answer =
    row.sealed_answer === null
      ? null
      : openJson<InquiryAnswer>(cipher, row.sealed_answer, answerContext(row.id));
  return { ...(await describeOne(parts, executor, row)), ...text, answer };
}

import type { ConsultationMessage, MessagePage } from '@hidamari/contract/consultations';
import { MESSAGE_PAGE } from '@hidamari/domain/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, asc, desc, eq, gt, inArray, lt, max } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson } from '../../encryption/member-encryption.ts';
import { consultationMessages } from './consultation.table.ts';
import { type MessageBody, sealContext } from './consultation-parts.ts';

export type MessageRow = typeof consultationMessages.$inferSelect;

/** The message that an earlier try of the same sending made. */
export async function findSent(
  executor: Executor,
  caseId: string,
  clientKey: string,
): Promise<MessageRow | null> {
  const [row] = await executor
    .select()
    .from(consultationMessages)
    .where(and(eq(consultationMessages.case_id, caseId), eq(consultationMessages.client_key, clientKey)));
  return row ?? null;
}

/** The member has written something behind this place. */
export async function hasMemberWordsAfter(executor: Executor, caseId: string, seq: number): Promise<boolean> {
  const { case_id, author, seq: place } = consultationMessages;
  const rows = await executor
    .select({ seq: place })
    .from(consultationMessages)
    .where(and(eq(case_id, caseId), eq(author, 'member'), gt(place, seq)))
    .limit(1);
  return rows.length > 0;
}

/** When the newest fixed sentence of first aid was sent in each of these cases; one without any is not in it. */
export async function findFirstAids(
  executor: Executor,
  caseIds: readonly string[],
): Promise<Map<string, Date | null>> {
  if (caseIds.length === 0) return new Map();
  const { case_id, is_first_aid, at } = consultationMessages;
  const rows = await executor
    .select({ caseId: case_id, at: max(at) })
    .from(consultationMessages)
    .where(and(inArray(case_id, [...caseIds]), eq(is_first_aid, true)))
    .groupBy(case_id);
  return new Map(rows.map((row) => [row.caseId, row.at]));
}

export async function insertMessage(tx: Transaction, row: MessageRow): Promise<void> {
  await tx.insert(consultationMessages).values(row);
}

/** Which part of a conversation: what came after a place, what lies before one, or the newest. */
export interface MessageSpan {
  after?: number | undefined;
  before?: number | undefined;
}

/** At most `MESSAGE_PAGE` messages in the order they were written. */
export async function listMessages(
  executor: Executor,
  { cipher, caseId }: { cipher: MemberCipher; caseId: string },
  { after, before }: MessageSpan,
): Promise<MessagePage> {
  const { case_id, seq } = consultationMessages;
  const isForward = after !== undefined;
  const rows = await executor
    .select()
    .from(consultationMessages)
    .where(
      and(
        eq(case_id, caseId),
        isForward ? gt(seq, after) : undefined,
        before === undefined ? undefined : lt(seq, before),
      ),
    )
    .orderBy(isForward ? asc(seq) : desc(seq))
    .limit(MESSAGE_PAGE + 1);
  const page = rows.slice(0, MESSAGE_PAGE);
  const inOrder = isForward ? page : page.toReversed();
  return { data: inOrder.map((row) => openMessage(cipher, row)), has_more: rows.length > MESSAGE_PAGE };
}

/** A stored message as both sides read it. */
export function openMessage(cipher: MemberCipher, row: MessageRow): ConsultationMessage {
  const { text, pictures, attached } = openJson<MessageBody>(
    cipher,
    row.sealed_body,
    sealContext.message(row.id),
  );
  return {
    id: row.id,
    seq: row.seq,
    author: row.author,
    staff_name: row.staff_name,
    text,
    pictures,
    attached,
    at: formatWireTimestamp(row.at),
    client_key: row.client_key,
  };
}

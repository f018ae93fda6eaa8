import { randomUUID } from 'node:crypto';
import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { afterCaseEvent, type CaseState, replyDueDay } from '@hidamari/domain/consultations';
import { readCrisisWords } from '@hidamari/domain/crisis-reader';
import type { CrisisWords } from '@hidamari/domain/crisis-words';
import type { Transaction } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { sealJson } from '../../encryption/member-encryption.ts';
import { type CaseChanges, type CaseRow, caseStateOf, changeCase, moveCase } from './cases.repository.ts';
import { type MessageBody, sealContext } from './consultation-parts.ts';
import { insertMessage, openMessage } from './messages.repository.ts';

/** Who writes into a case. */
export type Author =
  | { kind: 'member'; closures: readonly string[] }
  | { kind: 'staff'; staffId: string; displayName: string };

interface NewMessage {
  author: Author;
  body: MessageBody;
  clientKey: string;
  /** The fixed sentence of first aid: the member goes on waiting for an answer (G119). */
  isFirstAid?: true;
  now: Date;
}

/**
 * Writes the next message of a locked case, and what follows from it for the case: its place, its status, since when
 * the member waits and until when an answer is promised; words that suggest danger put it first (G119).
 */
export async function writeMessage(
  tx: Transaction,
  { row, cipher }: { row: CaseRow; cipher: MemberCipher },
  message: NewMessage,
): Promise<ConsultationMessage> {
  const { author, body, clientKey, isFirstAid = false, now } = message;
  const id = randomUUID();
  const made = {
    case_id: row.id,
    seq: row.last_seq + 1,
    id,
    author: author.kind,
    staff_id: author.kind === 'staff' ? author.staffId : null,
    staff_name: author.kind === 'staff' ? author.displayName : null,
    sealed_body: sealJson(cipher, body, sealContext.message(id)),
    client_key: clientKey,
    is_first_aid: isFirstAid,
    at: now,
  };
  await insertMessage(tx, made);
  const changes = author.kind === 'member' ? afterMember(row, author, message) : afterStaff(row, message);
  const change = changes.danger_at || isFirstAid || 'closed_at' in changes ? changeCase : moveCase;
  await change(tx, row.id, { last_seq: made.seq, updated_at: now, ...changes });
  return openMessage(cipher, made);
}

function afterMember(
  row: CaseRow,
  { closures }: { closures: readonly string[] },
  { body, now }: NewMessage,
): CaseChanges {
  const words = readCrisisWords(body.text);
  if (!words) return afterMemberWords(row, closures, now);
  return { ...afterDangerousWords(row, closures, now), ...cardUnder(row, words) };
}

/**
 * The card stands under the newest message that calls for it (G119). Once it was closed, words that no rule names do not
 * bring it back: what is taken for despair in calm talk is offered once.
 */
function cardUnder(row: CaseRow, { kind }: CrisisWords): CaseChanges {
  const wasClosed = row.card_closed_seq > 0;
  return wasClosed && kind === 'unnamed' ? {} : { card_seq: row.last_seq + 1 };
}

function afterMemberWords(row: CaseRow, closures: readonly string[], now: Date): CaseChanges {
  const stand = afterCaseEvent(caseStateOf(row), 'member-wrote', now);
  return {
    ...caseStateColumns(row, stand, closures),
    ...(row.status === 'closed' ? { closed_at: null } : {}),
  };
}

/**
 * What follows from words that suggest danger, wherever in a case they were written (G119): it waits and stands first,
 * also where it was closed. Said again after somebody looked: two people look again.
 */
export function afterDangerousWords(row: CaseRow, closures: readonly string[], now: Date): CaseChanges {
  return {
    ...afterMemberWords(row, closures, now),
    danger_at: now,
    checked_by: null,
    checked_by_name: null,
    checked_at: null,
  };
}

function afterStaff(row: CaseRow, { isFirstAid, now }: NewMessage): CaseChanges {
  if (isFirstAid) return {};
  const { status, waitingSince } = afterCaseEvent(caseStateOf(row), 'staff-replied', now);
  return { status, waiting_since: waitingSince, reply_due_on: null };
}

/** The promise is counted from when the waiting began, and a message more does not move it. */
export function caseStateColumns(
  row: Pick<CaseRow, 'variant' | 'reply_due_on'>,
  stand: CaseState,
  closures: readonly string[],
): Pick<CaseRow, 'status' | 'waiting_since' | 'reply_due_on'> {
  const { status, waitingSince } = stand;
  if (waitingSince === null) return { status, waiting_since: null, reply_due_on: null };
  const due = row.reply_due_on ?? replyDueDay({ at: waitingSince, variant: row.variant, closures }) ?? null;
  return { status, waiting_since: waitingSince, reply_due_on: due };
}

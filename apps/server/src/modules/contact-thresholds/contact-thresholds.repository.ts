import {
  type ContactThreshold,
  type ContactThresholdInput,
  contactThresholdInput,
} from '@hidamari/contract/contact-thresholds';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp, japanDay } from '@hidamari/domain/japanese-dates';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';
import { contactThresholds } from './contact-threshold.table.ts';

type CardRow = typeof contactThresholds.$inferSelect;

/** Everything that a member copied: the whole of it lies sealed. */
export type Card = Omit<ContactThresholdInput, 'version'>;

const contextOf = (memberId: string) => `contact-threshold:${memberId}`;

/** The whole rule of G75 once more, now that the day in Japan is known. */
export function checkCard(input: unknown, now: Date): { card: Card; version: number } {
  const checked = contactThresholdInput(japanDay(now)).safeParse(input);
  if (!checked.success) throw new AppError('validation', { fields: fieldErrorsOf(checked.error) });
  const { version, ...card } = checked.data;
  return { card, version };
}

/** Seals a card: it opens under its member's key, for its member alone. */
export function sealCard(cipher: MemberCipher, memberId: string, card: Card): string {
  return sealJson(cipher, card, contextOf(memberId));
}

/** Throws when the text was changed, or belongs to another member. */
export function openCard(cipher: MemberCipher, { member_id, sealed_card }: CardRow): Card {
  return openJson<Card>(cipher, sealed_card, contextOf(member_id));
}

/** A row as its member reads it. */
export function toContactThreshold(cipher: MemberCipher, row: CardRow): ContactThreshold {
  return {
    ...openCard(cipher, row),
    version: row.version,
    updated_at: formatWireTimestamp(row.updated_at),
  };
}

/** The member's card, or null while nothing was copied (G75). */
export async function readContactThreshold(
  { database, encryption }: Pick<Dependencies, 'database' | 'encryption'>,
  memberId: string,
): Promise<ContactThreshold | null> {
  const row = await findCard(database, memberId);
  return row && toContactThreshold(await encryption.forMember(database, memberId), row);
}

/** The member's one card, or null. */
export async function findCard(executor: Executor, memberId: string): Promise<CardRow | null> {
  const [row] = await executor
    .select()
    .from(contactThresholds)
    .where(eq(contactThresholds.member_id, memberId));
  return row ?? null;
}

interface CardSave {
  memberId: string;
  sealedCard: string;
  now: Date;
}

/** The first card of a member; null where one stands already. */
export async function insertCard(
  executor: Executor,
  { memberId, sealedCard, now }: CardSave,
): Promise<CardRow | null> {
  const [row] = await executor
    .insert(contactThresholds)
    .values({ member_id: memberId, sealed_card: sealedCard, updated_at: now })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** Writes over the version the save started from; null where another one stands, or none. */
export async function updateCard(
  executor: Executor,
  { memberId, sealedCard, now }: CardSave,
  version: number,
): Promise<CardRow | null> {
  const { member_id, version: stored } = contactThresholds;
  const [row] = await executor
    .update(contactThresholds)
    .set({ sealed_card: sealedCard, updated_at: now, version: sql`${stored} + 1` })
    .where(and(eq(member_id, memberId), eq(stored, version)))
    .returning();
  return row ?? null;
}

/** Erases the card at once; nothing happens where there is none. */
export async function eraseCard(executor: Executor, memberId: string): Promise<void> {
  await executor.delete(contactThresholds).where(eq(contactThresholds.member_id, memberId));
}

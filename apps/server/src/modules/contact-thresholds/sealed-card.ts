import {
  type ContactThreshold,
  type ContactThresholdInput,
  contactThresholdInput,
} from '@hidamari/contract/contact-thresholds';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { formatWireTimestamp, japanDay } from '@hidamari/domain/japanese-dates';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/sealed-json.ts';
import type { contactThresholds } from './contact-threshold.table.ts';

export type CardRow = typeof contactThresholds.$inferSelect;

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

import type { MonitorForm, MonitorRegistration } from '@hidamari/contract/monitor';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import type { Dependencies } from '../../dependencies.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';
import type { monitorRegistrations } from './monitor-registration.table.ts';

/** What the use cases of the panel work with. */
export type MonitorParts = Pick<
  Dependencies,
  'database' | 'encryption' | 'outbox' | 'settings' | 'rateLimits'
>;

export type RegistrationRow = typeof monitorRegistrations.$inferSelect;

/** Everything of a registration that is in words: the whole of it lies sealed. */
export interface RegistrationWords {
  /** Null once it has ended: what nobody needs any more is not kept (decision 0056). */
  form: MonitorForm | null;
  /** Where the desk ended it. */
  ending: { by_name: string; words: string } | null;
}

const contextOf = (memberId: string) => `monitor-registration:${memberId}`;

/** Seals what was written: it opens under its member's key, for its member alone. */
export function sealWords(cipher: MemberCipher, memberId: string, words: RegistrationWords): string {
  return sealJson(cipher, words, contextOf(memberId));
}

/** Throws when the text was changed, or belongs to another member. */
export function openWords(
  cipher: MemberCipher,
  { member_id, sealed_form }: Pick<RegistrationRow, 'member_id' | 'sealed_form'>,
): RegistrationWords {
  return openJson<RegistrationWords>(cipher, sealed_form, contextOf(member_id));
}

/** A row as its member reads it; `mayUseIllness` false: what was written may concern an illness, and is not read (0021). */
export function toRegistration(
  cipher: MemberCipher,
  row: RegistrationRow,
  { mayUseIllness = true } = {},
): MonitorRegistration {
  const { form, ending } = openWords(cipher, row);
  return {
    state: row.state,
    state_at: formatWireTimestamp(row.state_at),
    form: mayUseIllness ? form : null,
    consent_version: row.consent_version,
    consented_at: formatWireTimestamp(row.consented_at),
    ending_words: ending?.words ?? null,
    version: row.version,
  };
}

import type { CustomChallenge } from '@hidamari/adapters/identity/port';
import { withoutInvisible } from '@hidamari/domain/japanese-text';

/** Attribute with the argon2id hash of the 合言葉 that staff and the person agreed on; never the word itself. */
export const PASSPHRASE_ATTRIBUTE = 'custom:passphrase_hash';

/** Answers to the word before the sign-in begins anew. */
const MOST_TRIES = 3;

/** How a word is compared however it was typed: full-width or half, spaces or none, in any case. */
export function normalizePassphrase(typed: string): string {
  return withoutInvisible(typed).normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/**
 * The portal's custom challenge: the word that staff agreed with the person, on the telephone or on paper. Accounts
 * without one are refused. A real pool's triggers do the same.
 */
export const passphraseChallenge: CustomChallenge = {
  define({ attributes }, results) {
    if (!attributes[PASSPHRASE_ATTRIBUTE]) return 'refuse';
    if (results.at(-1) === true) return 'sign-in';
    return results.length < MOST_TRIES ? 'challenge' : 'refuse';
  },
  create: ({ attributes }) => ({
    shown: { type: 'passphrase' },
    hidden: { hash: attributes[PASSPHRASE_ATTRIBUTE] ?? '' },
  }),
  verify: ({ hash = '' }, answer, passwords) =>
    passwords.verify(hash === '' ? null : hash, normalizePassphrase(answer)),
};

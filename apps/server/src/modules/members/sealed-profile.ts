import { supportersInput } from '@hidamari/contract/members';
import type * as z from 'zod';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/sealed-json.ts';

type Supporters = z.output<typeof supportersInput>;

/** What of a profile is free text or names other people: sealed with the member's key before it is stored. */
interface SealedColumns {
  other_diseases_sealed: string | null;
  supporters_sealed: string | null;
}

interface OpenProfile {
  other_diseases: string | null;
  supporters: Supporters;
}

const contexts = (memberId: string) => ({
  diseases: `member:${memberId}:other-diseases`,
  supporters: `member:${memberId}:supporters`,
});

export function sealProfile(cipher: MemberCipher, memberId: string, profile: OpenProfile): SealedColumns {
  const context = contexts(memberId);
  const { other_diseases: diseases, supporters } = profile;
  return {
    other_diseases_sealed: diseases ? cipher.encrypt(diseases, context.diseases) : null,
    supporters_sealed: supporters.length > 0 ? sealJson(cipher, supporters, context.supporters) : null,
  };
}

export function openProfile(cipher: MemberCipher, memberId: string, sealed: SealedColumns): OpenProfile {
  const context = contexts(memberId);
  const { other_diseases_sealed: diseases, supporters_sealed: supporters } = sealed;
  return {
    other_diseases: diseases === null ? null : cipher.decrypt(diseases, context.diseases),
    supporters:
      supporters === null ? [] : supportersInput.parse(openJson(cipher, supporters, context.supporters)),
  };
}

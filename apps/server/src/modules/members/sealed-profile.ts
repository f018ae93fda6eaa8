import { supportersInput } from '@hidamari/contract/members';
import { PROFILE_FIELDS, type ProfileFields } from '@hidamari/domain/members';
import type * as z from 'zod';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson, sealJson } from '../../encryption/member-encryption.ts';

type IllnessText = keyof ProfileFields['illness'];
type SealedIllness = Record<`${IllnessText}_sealed`, string | null>;
type Supporters = z.output<typeof supportersInput>;

const ILLNESS_TEXTS = Object.keys(PROFILE_FIELDS.illness) as IllnessText[];

const columnOf = (name: IllnessText) => `${name}_sealed` as const;
/** Sealed rows were written with it: it stays. */
const contextOf = (memberId: string, name: string) => `member:${memberId}:${name.replaceAll('_', '-')}`;

const illnessColumns = (sealed: (name: IllnessText) => string | null) =>
  Object.fromEntries(ILLNESS_TEXTS.map((name) => [columnOf(name), sealed(name)])) as SealedIllness;

/** The columns of a profile in which nothing is written of an illness. */
export const NO_ILLNESS = illnessColumns(() => null);

/** What the member wrote of the illness, as it is stored: sealed with the member's key. */
export function sealIllness(
  cipher: MemberCipher,
  memberId: string,
  texts: { readonly [N in IllnessText]?: string | null | undefined },
): SealedIllness {
  return illnessColumns((name) =>
    texts[name] ? cipher.encrypt(texts[name], contextOf(memberId, name)) : null,
  );
}

/** What the member wrote of the illness; null where nothing is. */
export function openIllness(
  cipher: MemberCipher,
  memberId: string,
  columns: SealedIllness,
): Record<IllnessText, string | null> {
  const opened = ILLNESS_TEXTS.map((name) => {
    const sealed = columns[columnOf(name)];
    return [name, sealed === null ? null : cipher.decrypt(sealed, contextOf(memberId, name))];
  });
  return Object.fromEntries(opened) as Record<IllnessText, string | null>;
}

/** Names of others, as they are stored: sealed with the member's key. */
export function sealSupporters(
  cipher: MemberCipher,
  memberId: string,
  supporters: Supporters,
): string | null {
  return supporters.length > 0 ? sealJson(cipher, supporters, contextOf(memberId, 'supporters')) : null;
}

/** Who supports the member; nobody where nothing is stored. */
export function openSupporters(cipher: MemberCipher, memberId: string, sealed: string | null): Supporters {
  if (sealed === null) return [];
  return supportersInput.parse(openJson(cipher, sealed, contextOf(memberId, 'supporters')));
}

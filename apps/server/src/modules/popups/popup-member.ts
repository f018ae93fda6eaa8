import type { MemberType, VariantKey } from '@hidamari/domain/site-variants';
import { VARIANTS, variantOfMember } from '@hidamari/domain/site-variants';
import type { Executor } from '../../database/database.ts';
import { findMember, lineUserOf, type Member } from '../members/index.ts';

/** A member as pop-ups are chosen for them. */
export interface PopupMember {
  member: Member;
  variant: VariantKey;
  /** The LINE account of theirs; null where none is linked. */
  lineUserId: string | null;
  /** What 「once per eligibility」 keys on: the organisation, else the kind of eligibility (G21). */
  eligibility: string;
}

/** Null once the member has left. */
export async function findPopupMember(executor: Executor, memberId: string): Promise<PopupMember | null> {
  const found = await findMember(executor, memberId);
  if (!found) return null;
  const { member } = found;
  const variant = variantOfMember(member.member_type as MemberType);
  const { organization, eligibilityType } = VARIANTS[variant];
  return {
    member,
    variant,
    lineUserId: lineUserOf(found),
    eligibility: member.company_code ?? organization?.orgName ?? eligibilityType,
  };
}

import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { popupById } from '@hidamari/domain/popups';
import { type MemberType, VARIANTS, type VariantKey, variantOfMember } from '@hidamari/domain/site-variants';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { findMember, lineUserOf, type Member } from '../members/index.ts';
import { popupRestraints } from './popup-restraint.table.ts';
import { popupShowings } from './popup-showing.table.ts';

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

/** What the portal keeps of the pop-ups of one member. */
interface StoredPrompts {
  shown: { name: string; contents_id: string | null; shown_at: string }[];
  /** `until` null: for good. */
  put_off: { name: string; times: number; until: string | null }[];
}

const nameOf = (popupId: number): string => popupById(popupId)?.name ?? '';

/** Every pop-up that was shown to a member, oldest first, and every one that they put off: for their own data (G136). */
export async function listStoredPrompts(executor: Executor, memberId: string): Promise<StoredPrompts> {
  const shown = await executor
    .select()
    .from(popupShowings)
    .where(eq(popupShowings.member_id, memberId))
    .orderBy(asc(popupShowings.shown_at));
  const putOff = await executor
    .select()
    .from(popupRestraints)
    .where(eq(popupRestraints.member_id, memberId))
    .orderBy(asc(popupRestraints.popup_id));
  return {
    shown: shown.map(({ popup_id, contents_id, shown_at }) => ({
      name: nameOf(popup_id),
      contents_id,
      shown_at: formatWireTimestamp(shown_at),
    })),
    put_off: putOff.map(({ popup_id, times, until }) => ({
      name: nameOf(popup_id),
      times,
      until: until && formatWireTimestamp(until),
    })),
  };
}

import { isEnrolled, type Member } from '../../members/index.ts';

/** One member's belongings go to the other, who is kept. */
export interface Merge {
  emptied: Member;
  kept: Member;
}

/**
 * Which members of two accounts of one person become one: those of the same kind, an insurance member by the policy.
 * The older is kept (G40). A member without such a partner simply goes along.
 */
export function planMerges(earlier: readonly Member[], common: readonly Member[]): Merge[] {
  return earlier.flatMap((member) => {
    const enrolment = {
      memberType: member.member_type,
      insuranceNumber: member.insurance_number ?? undefined,
    };
    const partner = common.find((other) => isEnrolled([other], enrolment));
    if (!partner) return [];
    const [kept, emptied] =
      member.created_at.getTime() <= partner.created_at.getTime() ? [member, partner] : [partner, member];
    return [{ kept, emptied }];
  });
}

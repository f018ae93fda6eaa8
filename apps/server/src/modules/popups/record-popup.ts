import { popupRule } from '@hidamari/domain/popups';
import { occasionOf } from './choose-popup.ts';
import type { PopupNeeds } from './popup-conditions.ts';
import { findPopupMember } from './popup-member.ts';
import { addShowing } from './popups.repository.ts';

interface Shown {
  memberId: string;
  popupId: number;
  contentsId?: string | undefined;
  now: Date;
}

/** Keeps that a pop-up was shown, under the eligibility the member has and for what it is shown now (G21). */
export async function recordPopup(
  needs: PopupNeeds,
  { memberId, popupId, contentsId, now }: Shown,
): Promise<void> {
  const found = await findPopupMember(needs.database, memberId);
  const rule = popupRule(popupId);
  if (!found || !rule) return;
  await addShowing(needs.database, {
    member_id: memberId,
    popup_id: popupId,
    eligibility: found.eligibility,
    occasion: await occasionOf(needs, rule, { ...found, now }),
    contents_id: contentsId ?? null,
    shown_at: now,
  });
}

import {
  choosePopupEndpoint,
  recordPopupViewEndpoint,
  restrainPopupEndpoint,
} from '@hidamari/contract/popups';
import { isReportedOnPress } from '@hidamari/domain/popups';
import type { Dependencies } from '../../dependencies.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { choosePopup } from './choose-popup.ts';
import { popupBelongings } from './move-popups.ts';
import type { PopupNeeds } from './popup-conditions.ts';
import { recordPopup } from './record-popup.ts';
import { restrainPopup } from './restraints.ts';

export { mayBePrompted } from './choose-popup.ts';
export type { SurveyDue } from './popup-conditions.ts';
export { listStoredPrompts } from './popup-member.ts';
export { forgetRestraint, restraintUntil } from './restraints.ts';

/**
 * Pop-ups (G76 to G79): at most one for a page, by one set of rules; what was shown, and what was put off. Nothing comes
 * to a concierge in a member's place: it would be over for the member, who never saw it.
 */
export function createPopupsModule(
  needs: PopupNeeds & Pick<Dependencies, 'rateLimits'>,
): ModuleWith<'routes' | 'belongings'> {
  return {
    belongings: [popupBelongings],
    routes: [
      route(choosePopupEndpoint, async ({ caller: { memberId, actingStaff }, query, request: { now } }) => ({
        status: 200,
        body: {
          data: actingStaff ? null : await choosePopup(needs, { memberId, path: query.page_path, now }),
        },
      })),
      route(recordPopupViewEndpoint, async ({ caller: { memberId }, body, request: { now } }) => {
        await needs.rateLimits.consume('writes-by-member', memberId);
        await recordPopup(needs, { memberId, popupId: body.popup_id, contentsId: body.contents_id, now });
        return { status: 204 };
      }),
      route(restrainPopupEndpoint, async ({ caller: { memberId }, body: { popup_id }, request: { now } }) => {
        const putOff = { memberId, popupId: popup_id, now };
        const isNew = await restrainPopup(needs, putOff);
        // Of the survey nobody is told that it was shown: who put it off has seen it, on whichever device (G20).
        if (isNew && isReportedOnPress(popup_id)) await recordPopup(needs, putOff);
        return { status: 204 };
      }),
    ],
  };
}

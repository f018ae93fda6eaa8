import { restrainPopupEndpoint } from '@hidamari/contract/popups';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import { restrainPopup } from './restraints.ts';

export { forgetRestraint, restraintUntil } from './restraints.ts';

/** Pop-ups: for now what holds them back (G77); which one is due is not asked yet. */
export function createPopupsModule(needs: Pick<Dependencies, 'database'>): { routes: Route[] } {
  return {
    routes: [
      route(restrainPopupEndpoint, async ({ caller: { memberId }, body: { popup_id }, request: { now } }) => {
        await restrainPopup(needs, { memberId, popupId: popup_id, now });
        return { status: 204 };
      }),
    ],
  };
}

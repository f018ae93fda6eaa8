import type { ApiClient } from '@hidamari/contract/client';
import { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { browserApi } from '../../shell/data/browser-api.ts';
import { isDialogOpen } from '../../shell/page-dialogs.ts';
import { claimThisView, untilNoPopup } from '../popups/popup-of-view.ts';
import { isQuietForPromotion } from './promotion-silence.ts';

/**
 * Whether the signed-in member may be promoted to. The server says it, by the silences of a pop-up (G20, G80, G149): only it
 * knows of a high symptom. Where it cannot be asked, nobody is disturbed.
 */
export async function mayPromote(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  const query = { withPromotion: true };
  const asked = api.call(readLineLinkEndpoint, { query }, { signal, isUnattended: true });
  return asked.then(
    ({ may_promote: may }) => may === true,
    () => false,
  );
}

/**
 * Whether the promotion may come in a member's page view, and takes the view for it. While the server has not said whether a
 * pop-up comes it waits, and beside one it never stands (G20).
 */
export async function claimViewForPromotion(
  isConsulting: () => boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const isQuiet = () =>
    isQuietForPromotion({ isConsulting: isConsulting(), isCovered: isDialogOpen() }) || signal.aborted;
  await untilNoPopup(signal);
  if (isQuiet() || !(await mayPromote(browserApi(), signal))) return false;
  return !isQuiet() && claimThisView();
}

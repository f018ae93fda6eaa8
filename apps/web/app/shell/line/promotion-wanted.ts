import type { ApiClient } from '@hidamari/contract/client';
import { readLineLinkEndpoint } from '@hidamari/contract/messaging';

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

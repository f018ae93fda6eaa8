import type { ApiClient } from '@hidamari/contract/client';
import { type CurrentUser, readCurrentUserEndpoint } from '@hidamari/contract/members';

/** What of a member keeps the promotion away. */
type Told = Pick<CurrentUser, 'line_user_id' | 'is_bereaved' | 'are_prompts_held'>;

/** Linked already, bereaved, or asked for no prompts: nothing promotes anything then (G20, G80, G149). */
export const isLeftAlone = ({
  line_user_id: line,
  is_bereaved: isBereaved,
  are_prompts_held: isHeld,
}: Told) => line !== null || isBereaved || isHeld;

/** Whether the signed-in member may be promoted to; where that cannot be read, nobody is disturbed. */
export async function mayPromote(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  const asked = api.call(readCurrentUserEndpoint, { query: {} }, { signal, isUnattended: true });
  return asked.then(
    (user) => !isLeftAlone(user),
    () => false,
  );
}

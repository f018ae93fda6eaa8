import { authCheckEndpoint, type Challenge } from '@hidamari/contract/auth';
import type { ScreenPath } from '@hidamari/domain/screens';
import type { PageContext } from '../../page-context.ts';

/**
 * What the person has to prove next on this screen, as the server knows it by the challenge token: a reload goes on
 * where they were. Null for somebody who has no token, or one for another way. For loaders.
 */
export async function pendingChallenge(
  { api, hasChallenge }: Pick<PageContext, 'api' | 'hasChallenge'>,
  path: ScreenPath,
): Promise<Challenge | null> {
  if (!hasChallenge) return null;
  const answer = await api.call(authCheckEndpoint, { query: { path } }).catch(() => null);
  return answer?.challenge ?? null;
}

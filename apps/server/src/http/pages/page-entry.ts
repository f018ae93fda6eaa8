import { decideEntry, type EntryCaller } from '@hidamari/domain/access';
import { matchScreen } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { PageAddress } from './page-address.ts';
import type { PageVisit } from './page-visit.ts';

/** What happens at the door of a page, with the address to come back to after /login. */
export type EntryOutcome =
  | { kind: 'enter' }
  | { kind: 'not_found' }
  | { kind: 'redirect'; to: string }
  | { kind: 'login'; returnPath: string };

interface Knock {
  address: Pick<PageAddress, 'screenPath' | 'screenAddress' | 'query'>;
  visit: Pick<PageVisit, 'member' | 'hasChallenge' | 'staffRole'>;
  variant: VariantKey;
  isMaintenance: boolean;
}

/** Applies the route-entry rules before anything is rendered (specification sections 2.5 and 4). */
export function judgeEntry({ address, visit, variant, isMaintenance }: Knock): EntryOutcome {
  const { screenPath, screenAddress, query } = address;
  if (!isPlainlyWritten(screenPath)) return { kind: 'not_found' };
  const decision = decideEntry({
    pathname: screenPath,
    search: query.toString(),
    variant,
    caller: callerOf(visit),
    isMaintenance,
  });
  switch (decision.kind) {
    case 'show':
      return { kind: 'enter' };
    case 'not-found':
      return { kind: 'not_found' };
    case 'redirect':
      return { kind: 'redirect', to: decision.to };
    case 'login':
      return { kind: 'login', returnPath: screenAddress };
  }
}

/**
 * The router ignores case and reads escapes, the rules do not: an address that means another screen to the
 * router than to the rules (`/treatment/Medical-Note`) is nobody's.
 */
function isPlainlyWritten(path: string): boolean {
  const asRouterReadsIt = decodeURIComponent(path).toLowerCase();
  return matchScreen(asRouterReadsIt)?.screen === matchScreen(path)?.screen;
}

function callerOf({ member, hasChallenge, staffRole }: Knock['visit']): EntryCaller {
  if (staffRole !== null) return 'staff';
  if (member !== null) return 'member';
  return hasChallenge ? 'challenge' : 'visitor';
}

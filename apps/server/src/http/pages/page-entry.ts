import { decideEntry, type EntryCaller } from '@hidamari/domain/access';
import { safeReturnPath } from '@hidamari/domain/return-path';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { PageAddress } from './page-address.ts';
import type { PageVisit } from './page-visit.ts';

/** What happens at the door of a page; `returnPath` is where to come back to after /login. */
export type EntryOutcome =
  | { kind: 'enter' }
  | { kind: 'not_found' }
  | { kind: 'redirect'; to: string }
  | { kind: 'login'; returnPath: string | null };

interface Knock {
  address: Pick<PageAddress, 'screen' | 'screenPath' | 'screenAddress' | 'query'>;
  visit: Pick<PageVisit, 'member' | 'hasChallenge' | 'staffRole'>;
  variant: VariantKey;
  onOrganizationHost: boolean;
  maintenance: boolean;
}

/** Applies the route-entry rules before anything is rendered (specification sections 2.5 and 4). */
export function judgeEntry({
  address,
  visit,
  variant,
  onOrganizationHost,
  maintenance,
}: Knock): EntryOutcome {
  const { screen, screenPath, screenAddress, query } = address;
  if (screen === null) return { kind: 'not_found' };
  const decision = decideEntry({
    screen,
    pathname: screenPath,
    search: query.toString(),
    variant,
    caller: callerOf(visit),
    maintenance,
    onOrganizationHost,
  });
  switch (decision.kind) {
    case 'show':
      return { kind: 'enter' };
    case 'not-found':
      return { kind: 'not_found' };
    case 'redirect':
      return { kind: 'redirect', to: decision.to };
    case 'line-error':
      return { kind: 'redirect', to: '/line/error' };
    case 'login':
      return { kind: 'login', returnPath: decision.storeReturn ? safeReturnPath(screenAddress) : null };
  }
}

function callerOf({ member, hasChallenge, staffRole }: Knock['visit']): EntryCaller {
  // A concierge works for members in their pages, never on the desk's own.
  if (staffRole !== null)
    return staffRole === 'concierge' ? { kind: 'staff' } : { kind: 'staff', role: staffRole };
  if (member !== null) return { kind: 'member' };
  return { kind: hasChallenge ? 'challenge' : 'visitor' };
}

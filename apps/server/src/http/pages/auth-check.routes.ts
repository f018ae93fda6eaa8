import { authCheckEndpoint, type Challenge } from '@hidamari/contract/auth';
import { routeGroups } from '@hidamari/domain/access';
import { AppError } from '@hidamari/domain/errors';
import type { Screen } from '@hidamari/domain/screens';
import type { MaintenanceReader } from '../../modules/maintenance/index.ts';
import type { Authenticator, Caller } from '../caller.ts';
import { type Route, route } from '../route.ts';
import type { SiteResolver } from '../site.ts';
import { readPageAddress } from './page-address.ts';
import { entryOutcomeOf, screenBeforeOf } from './page-entry.ts';

/** On the screens of a begun way in: the step that waits there, so that a reload goes on with it. */
function pendingOn(screen: Screen | null, caller: Caller): { challenge?: Challenge } {
  const pending = caller.kind === 'challenge' ? caller.pending : undefined;
  const isHere = pending?.screens.some((id) => screen?.screens.includes(id));
  return pending && isHere ? { challenge: pending.challenge } : {};
}

/**
 * GET auth-check: the same rules as a page load, asked by the browser before it enters a route (specification
 * section 4). The exempt group proves itself by its own tokens (G15); an open route is never answered 401.
 */
export function authCheckRoutes(
  maintenance: MaintenanceReader,
  site: SiteResolver,
  authenticator: Authenticator,
): Route[] {
  return [
    route(authCheckEndpoint, async ({ query, caller, request }) => {
      const address = readPageAddress(query.path);
      if (address === null) throw new AppError('not_found');
      if (routeGroups(address.screenPath).exempt) return { status: 200, body: {} };
      const member = caller.kind === 'member' ? caller : null;
      const outcome = entryOutcomeOf({
        address,
        visit: {
          member,
          challenge: caller.kind === 'challenge' ? caller : null,
          staffRole: caller.kind === 'staff' ? caller.role : null,
        },
        variant: request.variant,
        onOrganizationHost: site.resolve({ host: request.host }).onOrganizationHost,
        maintenance: (await maintenance.current()).isOn,
        screenBefore: await screenBeforeOf(authenticator, address, member),
      });
      switch (outcome.kind) {
        case 'enter':
          return { status: 200, body: pendingOn(address.screen, caller) };
        case 'redirect':
          return { status: 200, body: { url: outcome.to } };
        case 'login':
          throw new AppError('unauthenticated');
        case 'challenge':
          throw new AppError('forbidden', { nextPageId: outcome.nextPageId });
        case 'members_own':
          throw new AppError('forbidden');
        case 'not_found':
          throw new AppError('not_found');
      }
    }),
  ];
}

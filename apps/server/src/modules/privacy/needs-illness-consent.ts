import { AppError } from '@hidamari/domain/errors';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Route } from '../../http/route.ts';
import { mayUseIllnessData } from '../members/index.ts';

/**
 * The same calls, refused with `consent_withdrawn` while the member has taken back the consent to keep what concerns
 * an illness (decision 0021). For every call that reads or writes such data.
 */
export function needsIllnessConsent(database: Database, routes: readonly Route[]): Route[] {
  return routes.map(({ endpoint, handle }) => ({
    endpoint,
    handle: async (call: never) => {
      const { caller } = call as { caller: Caller };
      if (caller.kind === 'member' && !(await mayUseIllnessData(database, caller.memberId))) {
        throw new AppError('consent_withdrawn');
      }
      return handle(call);
    },
  }));
}

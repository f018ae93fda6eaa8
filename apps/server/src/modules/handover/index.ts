import type { ModuleWith } from '../../portal-module.ts';
import { handoverRoutes } from './handover.routes.ts';
import type { HandoverNeeds, HandoverParts } from './handover-parts.ts';
import { eraseOldHandovers, handoverBelongings } from './handover-records.ts';

export type { HandoverNeeds } from './handover-parts.ts';
export { detachMemberFromHandovers } from './handover-records.ts';
export { listAllHandovers } from './read-handovers.ts';
export { type Redeemed, redeemHandover } from './redeem-handover.ts';

/** Members are passed on to partner services, with consent, a token that works once, and a record (G82 to G86). */
export function createHandoverModule(
  needs: HandoverNeeds,
  { organizationOf }: Pick<HandoverParts, 'organizationOf'>,
): ModuleWith<'routes' | 'jobs' | 'belongings'> {
  return {
    routes: handoverRoutes({ ...needs, organizationOf }),
    belongings: [handoverBelongings],
    jobs: [
      {
        name: 'erase-old-handovers',
        dailyAt: '04:45',
        run: (now) => eraseOldHandovers(needs.database, now),
      },
    ],
  };
}

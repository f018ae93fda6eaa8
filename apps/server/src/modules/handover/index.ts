import type { ModuleWith } from '../../portal-module.ts';
import { examplePartnerPlugin } from './example-partner.plugin.ts';
import { handoverRoutes } from './handover.routes.ts';
import type { HandoverNeeds, HandoverParts } from './handover-parts.ts';
import { eraseOldHandovers, handoverBelongings } from './handover-records.ts';

export { examplePartnerKey } from './handover-parts.ts';
export { detachMemberFromHandovers } from './handover-records.ts';
export { listAllHandovers } from './read-handovers.ts';

/** Members are passed on to partner services, with consent, a token that works once, and a record (G82 to G86). */
export function createHandoverModule(
  needs: HandoverNeeds,
  { organizationOf }: Pick<HandoverParts, 'organizationOf'>,
): ModuleWith<'routes' | 'plugins' | 'jobs' | 'belongings'> {
  return {
    routes: handoverRoutes({ ...needs, organizationOf }),
    plugins: [examplePartnerPlugin(needs)],
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

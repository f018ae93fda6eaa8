import type { FastifyPluginAsync } from 'fastify';
import type { PluginTools } from '../../http/plugin-tools.ts';
import type { Route } from '../../http/route.ts';
import type { ScheduledJob } from '../../jobs/scheduler.ts';
import { examplePartnerPlugin } from './example-partner.plugin.ts';
import { handoverRoutes } from './handover.routes.ts';
import type { HandoverNeeds, HandoverParts } from './handover-parts.ts';
import { eraseOldHandovers } from './handover-records.ts';

export { examplePartnerKey } from './handover-parts.ts';
export { handoverBelongings, keepHandoversWithoutMember } from './handover-records.ts';
export { listAllHandovers } from './read-handovers.ts';

/** Members are passed on to partner services, with consent, a token that works once, and a record (G82 to G86). */
export function createHandoverModule(
  needs: HandoverNeeds,
  { organizationOf }: Pick<HandoverParts, 'organizationOf'>,
): { routes: Route[]; plugin: FastifyPluginAsync<PluginTools>; jobs: ScheduledJob[] } {
  return {
    routes: handoverRoutes({ ...needs, organizationOf }),
    plugin: examplePartnerPlugin(needs),
    jobs: [
      {
        name: 'erase-old-handovers',
        dailyAt: '04:45',
        run: (now) => eraseOldHandovers(needs.database, now),
      },
    ],
  };
}

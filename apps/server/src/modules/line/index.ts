import * as z from 'zod';
import type { ModuleWith } from '../../portal-module.ts';
import { lineRoutes } from './line.routes.ts';
import type { LineNeeds } from './line-parts.ts';
import { lineWebhookPlugin } from './line-webhook.plugin.ts';
import { tidyLine } from './link-attempts.repository.ts';
import { tidyExampleLine } from './tidy-example-line.ts';

export { type LineNeeds, lineHash } from './line-parts.ts';
export { LINE_WEBHOOK_PATH } from './line-webhook.plugin.ts';
export { type LineLink, readOwnLine } from './read-line-link.ts';

/** Payload of a `revoke-line-grant` message: the person's own token, sealed while it waits. */
const RevokePayload = z.strictObject({ accessToken: z.string().min(1) });

/** A member's LINE account: linked by both its owner and the member, unlinked by either (G54). Never for organisations. */
export function createLineModule(needs: LineNeeds): ModuleWith<'routes' | 'plugins' | 'handlers' | 'jobs'> {
  return {
    routes: lineRoutes(needs),
    plugins: [lineWebhookPlugin(needs)],
    handlers: {
      'revoke-line-grant': async ({ payload, signal }) => {
        const { accessToken } = RevokePayload.parse(payload);
        await needs.line?.revokeGrant(accessToken, signal);
      },
    },
    jobs: [
      {
        name: 'tidy-line',
        dailyAt: '04:10',
        run: async (now) => {
          await tidyLine(needs.database, now);
          await tidyExampleLine(needs.database, now);
        },
      },
    ],
  };
}

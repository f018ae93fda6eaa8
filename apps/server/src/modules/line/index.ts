import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { linePlaces } from '../../config/line-places.ts';
import type { PluginTools } from '../../http/plugin-tools.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { saveLineIn } from '../mail/index.ts';
import { exampleLinePlugin } from './example-line/example-line.plugin.ts';
import { createExampleLineStore, tidyExampleLine } from './example-line/example-line.store.ts';
import { lineRoutes } from './line.routes.ts';
import type { LineNeeds } from './line-parts.ts';
import { lineWebhookPlugin } from './line-webhook.plugin.ts';
import { tidyLine } from './link-attempts.repository.ts';

export { createExampleLineStore } from './example-line/example-line.store.ts';
export { exampleLineSecret } from './example-line/example-line-secret.ts';
export { type LineLink, readOwnLine } from './read-line-link.ts';

/** Payload of a `revoke-line-grant` message: the person's own token, sealed while it waits. */
const RevokePayload = z.strictObject({ accessToken: z.string().min(1) });

/** A member's LINE account: linked by both its owner and the member, unlinked by either (G54). Never for organisations. */
export function createLineModule(needs: LineNeeds): ModuleWith<'routes' | 'plugins' | 'handlers' | 'jobs'> {
  return {
    routes: lineRoutes(needs),
    plugins: [lineWebhookPlugin(needs), ...examplePlugins(needs)],
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

/** The telephone of a local deployment where LINE is not set up; nothing anywhere else. */
function examplePlugins(needs: LineNeeds): FastifyPluginAsync<PluginTools>[] {
  const { settings, database, clock } = needs;
  if (!linePlaces(settings)?.isExample) return [];
  const keepMessage = saveLineIn({ database, clock });
  return [exampleLinePlugin(needs, createExampleLineStore({ database, clock, keepMessage }))];
}

import { fileURLToPath } from 'node:url';
import { AppError } from '@hidamari/domain/errors';
import { japanDay } from '@hidamari/domain/japanese-dates';
import type { AppParts } from './app.ts';
import type { Dependencies } from './dependencies.ts';
import { loadPageBundle } from './http/pages/load-page-bundle.ts';
import type { PageHandler, PageSessions } from './http/pages/page-handler.ts';
import type { OutboxHandlers } from './jobs/outbox-runner.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { createActivityModule } from './modules/activity/index.ts';
import { type ContentServer, contentServerPlugin, contentWebhookPlugin } from './modules/content/index.ts';
import { seedDemoTreatmentLogs } from './modules/demo/index.ts';
import { createIdentityModule, type IdentityModule, seedDemoMembers } from './modules/identity/index.ts';
import { listSentMessages } from './modules/mail/index.ts';
import { createMembersModule, type MembersModule } from './modules/members/index.ts';
import {
  createTreatmentLogsModule,
  eraseTrashedLogs,
  listLogMentions,
} from './modules/treatment-logs/index.ts';
import type { DemoAccounts } from './start-notice.ts';

/** What the modules bring: answers for requests, handlers of the outbox, daily jobs. */
export interface PortalModules {
  parts: AppParts;
  handlers: OutboxHandlers;
  jobs: ScheduledJob[];
  /** Makes the demo members on an empty database and answers who they are. */
  seedDemo(): Promise<DemoAccounts | null>;
}

/** Newest mail and SMS that /dev/outbox shows. */
const SHOWN_MESSAGES = 100;

/** Where `react-router build` writes the pages. */
const PAGE_BUILD = new URL('../../web/build/', import.meta.url);

interface ModuleOptions {
  /** Renders pages from their sources (development); the built bundle otherwise. */
  pages?: PageHandler;
  /** Mounted at /content-server, for the content service's own tools. */
  contentServer?: ContentServer | null;
}

/** The portal's modules, each given the dependencies. The only place that knows all of them. */
export async function createPortalModules(
  dependencies: Dependencies,
  options: ModuleOptions = {},
): Promise<PortalModules> {
  const { database, bus, settings } = dependencies;
  const webhookSecret = settings.content?.webhookSecret ?? null;
  const members = createMembersModule(dependencies, { listLogMentions });
  const identity = createIdentityModule(dependencies, members);
  const treatmentLogs = createTreatmentLogsModule(dependencies);
  const activity = createActivityModule(dependencies);
  const fromSources = options.pages && { handler: options.pages };
  return {
    parts: {
      authenticator: identity.authenticator,
      plugins: [
        ...(identity.plugin === null ? [] : [identity.plugin]),
        ...(options.contentServer ? [contentServerPlugin(options.contentServer)] : []),
        ...(webhookSecret ? [contentWebhookPlugin({ secret: webhookSecret, bus })] : []),
      ],
      pages: { ...(fromSources ?? (await builtPages())), sessions: pageSessions(identity, members) },
      routes: [...members.routes, ...identity.routes, ...treatmentLogs.routes, ...activity.routes],
      listSentMessages: () => listSentMessages(database, { limit: SHOWN_MESSAGES }),
    },
    handlers: {},
    jobs: [
      ...identity.jobs,
      ...activity.jobs,
      {
        name: 'erase-trashed-logs',
        dailyAt: '03:30',
        run: async () => void (await eraseTrashedLogs(dependencies)),
      },
    ],
    seedDemo: () => seedDemo(dependencies),
  };
}

/** Demo members, and on an empty data folder a year of treatment logs for each of the three. */
async function seedDemo(dependencies: Dependencies): Promise<DemoAccounts | null> {
  const seeded = await seedDemoMembers(dependencies);
  const today = japanDay(dependencies.clock());
  for (const kind of ['insurance', 'general', 'chofu'] as const) {
    const memberId = seeded?.created?.[kind];
    if (memberId !== undefined) await seedDemoTreatmentLogs(dependencies, { memberId, kind, today });
  }
  return seeded;
}

async function builtPages() {
  const handler = await loadPageBundle(new URL('server/index.js', PAGE_BUILD));
  return { handler, clientFolder: fileURLToPath(new URL('client', PAGE_BUILD)) };
}

/** A member's page carries a fresh access token and the name to greet with. */
function pageSessions(identity: IdentityModule, members: MembersModule): PageSessions {
  return {
    async mintAccessToken({ memberId }, facts) {
      const [session, profile] = await Promise.all([
        identity.pageSession(facts),
        members.findPageProfile(memberId),
      ]);
      // The session ended between the check at the door and here.
      if (session === null || profile === null) throw new AppError('unauthenticated');
      return {
        displayName: profile.displayName,
        hashUserId: session.hashUserId,
        accessToken: session.accessToken,
        accessTokenExpiresAt: session.accessTokenExpiresAt.toISOString(),
      };
    },
  };
}

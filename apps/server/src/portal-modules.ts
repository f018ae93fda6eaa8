import type { AppParts } from './app.ts';
import type { Dependencies } from './dependencies.ts';
import type { Authenticator } from './http/caller.ts';
import type { OutboxHandlers } from './jobs/outbox-runner.ts';
import type { ScheduledJob } from './jobs/scheduler.ts';
import { listSentMessages } from './modules/mail/index.ts';
import { createMembersModule } from './modules/members/index.ts';
import { createTreatmentLogsModule, eraseTrashedLogs } from './modules/treatment-logs/index.ts';
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

/** Everybody is a visitor until the identity module is plugged in here. */
const VISITORS_ONLY: Authenticator = {
  byAccessToken: async () => null,
  byChallengeToken: async () => null,
  bySessionCookie: async () => null,
  byStaffCookie: async () => null,
};

/** The portal's modules, each given the dependencies. The only place that knows all of them. */
export async function createPortalModules(dependencies: Dependencies): Promise<PortalModules> {
  const { database } = dependencies;
  const members = createMembersModule(dependencies);
  const treatmentLogs = createTreatmentLogsModule(dependencies);
  return {
    parts: {
      authenticator: VISITORS_ONLY,
      routes: [...members.routes, ...treatmentLogs.routes],
      listSentMessages: () => listSentMessages(database, { limit: SHOWN_MESSAGES }),
    },
    handlers: {},
    jobs: [
      {
        name: 'erase-trashed-logs',
        dailyAt: '03:30',
        run: async () => void (await eraseTrashedLogs(dependencies)),
      },
    ],
    seedDemo: async () => null,
  };
}

import { recordTemporaryActivityEndpoint } from '@hidamari/contract/members';
import type { Dependencies } from '../../dependencies.ts';
import { type Route, route } from '../../http/route.ts';
import type { ScheduledJob } from '../../jobs/scheduler.ts';
import { recordTemporaryActivity } from './record-temporary-activity.ts';
import { sweepTemporaryActivity } from './sweep-temporary-activity.ts';

export interface ActivityModule {
  routes: Route[];
  jobs: ScheduledJob[];
}

/** Where people stop on their way through the temporary login, told without anybody's name (G94). */
export function createActivityModule(
  dependencies: Pick<Dependencies, 'database' | 'rateLimits'>,
): ActivityModule {
  const { database } = dependencies;
  return {
    routes: [
      route(recordTemporaryActivityEndpoint, async ({ body, request }) => {
        await recordTemporaryActivity(dependencies, body, request);
        return { status: 204 };
      }),
    ],
    jobs: [
      {
        name: 'sweep-temporary-activity',
        dailyAt: '03:40',
        run: (now) => sweepTemporaryActivity(database, now),
      },
    ],
  };
}

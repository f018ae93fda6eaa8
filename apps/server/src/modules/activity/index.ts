import { recordTemporaryActivityEndpoint } from '@hidamari/contract/members';
import type { Dependencies } from '../../dependencies.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { recordTemporaryActivity, sweepTemporaryActivity } from './temporary-activity.ts';

/** Where people stop on their way through the temporary login, told without anybody's name (G94). */
export function createActivityModule(
  dependencies: Pick<Dependencies, 'database' | 'rateLimits'>,
): ModuleWith<'routes' | 'jobs'> {
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

import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { lookUpRoutes } from './look-ups.routes.ts';
import { refoldLookUps } from './refold-look-ups.ts';

export { type LookUpSamples, seedLookUps } from './seed-look-ups.ts';

/** Hospitals and medicines to choose from while a log is written (G73). */
export function createLookUpsModule(
  dependencies: Pick<Dependencies, 'database'>,
): ModuleWith<'routes' | 'jobs'> {
  return {
    routes: lookUpRoutes(dependencies),
    jobs: [
      {
        name: 'refold-look-ups',
        dailyAt: '02:40',
        run: () => refoldLookUps(dependencies.database),
      },
    ],
  };
}

import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { eraseIllnessData } from './erase-illness-data.ts';
import { privacyRoutes } from './privacy.routes.ts';

/** The rights over one's data: consents, and requests for disclosure, correction and stop of use (G32, G33, APPI). */
export function createPrivacyModule(dependencies: Dependencies): ModuleWith<'routes' | 'jobs'> {
  return {
    routes: privacyRoutes(dependencies),
    jobs: [
      {
        name: 'erase-illness-data',
        dailyAt: '03:15',
        run: async (now) => void (await eraseIllnessData(dependencies, now)),
      },
    ],
  };
}

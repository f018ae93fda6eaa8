import type { Dependencies } from '../../dependencies.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { cannedAnswerRoutes } from './canned-answers.routes.ts';
import { endDemoCannedAnswers } from './end-demo-canned-answers.ts';

/** Sentences that staff begin an answer with. */
export function createCannedAnswersModule(
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'clock'>,
): ModuleWith<'routes'> & { endDemo: () => Promise<number> } {
  return {
    routes: cannedAnswerRoutes(dependencies),
    endDemo: () => endDemoCannedAnswers(dependencies),
  };
}

import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { cannedAnswerRoutes } from './canned-answers.routes.ts';
import { seedDemoCannedAnswers } from './seed-demo-canned-answers.ts';

/** Sentences that staff begin an answer with. */
export function createCannedAnswersModule(
  dependencies: Pick<Dependencies, 'database' | 'settings' | 'clock'>,
): { routes: Route[]; seedDemo: () => Promise<number> } {
  return {
    routes: cannedAnswerRoutes(dependencies),
    seedDemo: () => seedDemoCannedAnswers(dependencies),
  };
}

import { answerSingleSurveyEndpoint } from '@hidamari/contract/surveys';
import type { Dependencies } from '../../dependencies.ts';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { createAccountHandles } from '../members/index.ts';
import type { SurveyDue } from '../popups/index.ts';
import { answerArticle } from './answer-article.ts';
import { surveyDueOf } from './asking-state.ts';
import { forgetAnswers } from './forget-answers.ts';
import { inviteToSurvey } from './invite-to-survey.ts';
import { surveyBelongings } from './move-surveys.ts';
import { notifyOfSurvey } from './notify-of-survey.ts';
import { createSurveyLinks } from './survey-links.ts';
import type { SurveyParts } from './survey-parts.ts';
import { deskSurveyRoutes, surveyRoutes } from './surveys.routes.ts';

export { eraseAnswerKeysOf } from './forget-answers.ts';

type SurveysModule = ModuleWith<'routes' | 'handlers' | 'jobs' | 'belongings'> & {
  /** Whether a survey that comes by a pop-up may be asked, and since which day (G76). */
  due: SurveyDue;
};

/** Surveys (specification section 7, G101): asked, answered page by page, sent to the CRM, and read at the desk. */
export function createSurveysModule(
  dependencies: Omit<SurveyParts, 'links'> & Pick<Dependencies, 'keyRing'>,
): SurveysModule {
  const parts: SurveyParts = {
    ...dependencies,
    links: createSurveyLinks(dependencies.settings.sessionSecrets, createAccountHandles(dependencies)),
  };
  return {
    routes: [
      route(answerSingleSurveyEndpoint, async ({ body, request }) => ({
        status: 201,
        body: { survey_response_id: await answerArticle(parts, body, request) },
      })),
      ...surveyRoutes(parts),
      ...deskSurveyRoutes(parts),
    ],
    due: surveyDueOf(parts.database),
    belongings: [surveyBelongings],
    handlers: { 'invite-to-survey': inviteToSurvey(parts), 'notify-survey': notifyOfSurvey(parts) },
    jobs: [
      {
        name: 'forget-survey-answers',
        dailyAt: '04:40',
        run: async (now) => void (await forgetAnswers(parts, now)),
      },
    ],
  };
}

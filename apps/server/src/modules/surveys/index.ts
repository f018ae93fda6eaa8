import { answerSingleSurveyEndpoint } from '@hidamari/contract/surveys';
import { type Route, route } from '../../http/route.ts';
import { answerArticle, type SurveyNeeds } from './answer-article.ts';

/** Surveys (specification section 7, G101). */
export function createSurveysModule(needs: SurveyNeeds): { routes: Route[] } {
  return {
    routes: [
      route(answerSingleSurveyEndpoint, async ({ body, request }) => ({
        status: 201,
        body: { survey_response_id: await answerArticle(needs, body, request) },
      })),
    ],
  };
}

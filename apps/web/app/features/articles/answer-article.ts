import type { InputOf } from '@hidamari/contract/endpoint';
import { answerSingleSurveyEndpoint } from '@hidamari/contract/surveys';
import { browserApi } from '../../shell/data/browser-api.ts';

/** Sends the answer to an article's one question. Fetched with the first press: readers who only read do without. */
export async function answerArticle(body: InputOf<typeof answerSingleSurveyEndpoint>['body']): Promise<void> {
  await browserApi().call(answerSingleSurveyEndpoint, { body });
}

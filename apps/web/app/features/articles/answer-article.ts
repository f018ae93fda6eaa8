import { postAsNobody } from '@hidamari/contract/client';
import type { InputOf } from '@hidamari/contract/endpoint';
import type { answerSingleSurveyEndpoint } from '@hidamari/contract/surveys';
import { AppError, COOKIES_OFF_TEXT, factsOfMessage } from '@hidamari/domain/errors';
import { NOT_SENT } from './answer-said.ts';

/** By itself: the endpoint brings its checks along, which are the server's here. */
const PATH: (typeof answerSingleSurveyEndpoint)['path'] = '/crm/single-survey';

/**
 * Sends the answer to an article's one question, which has no person (decision 0052); null, or why it did not come through,
 * in words. Fetched with the first press: readers who only read do without.
 */
export async function answerArticle(
  body: InputOf<typeof answerSingleSurveyEndpoint>['body'],
): Promise<string | null> {
  try {
    await postAsNobody({ path: PATH, body });
    return null;
  } catch (error) {
    return wordsOf(error);
  }
}

async function wordsOf(error: unknown): Promise<string> {
  if (!(error instanceof AppError)) return NOT_SENT;
  if (error.code === 'cookies_off') return COOKIES_OFF_TEXT;
  if (error.code !== 'too_many' && error.code !== 'maintenance') return NOT_SENT;
  const { errorMessage } = await import('@hidamari/domain/refusals');
  return errorMessage(error.code, factsOfMessage(error));
}

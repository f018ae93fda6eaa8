import type { InputOf } from '@hidamari/contract/endpoint';
import type { verifySurveyLinkEndpoint } from '@hidamari/contract/surveys';
import { type ScreenPath, screenHref } from '@hidamari/domain/screens';
import type { SurveyId } from '@hidamari/domain/surveys';

/** What a link brings along. Opaque here: it goes on unchanged from page to page, and with every call (G91). */
export type SurveyLinkParts = Omit<InputOf<typeof verifySurveyLinkEndpoint>['body'], 'survey'>;

const PARTS = ['hash_base_account_id', 'exp', 'signature', 'case_id', 'sf_survey_response_id'] as const;

/** The parts of the link that the address has; what else stands there is none of ours. */
export function linkPartsOf(search: URLSearchParams): SurveyLinkParts {
  const parts = PARTS.map((name) => [name, search.get(name)] as const);
  return Object.fromEntries(parts.filter(([, value]) => value));
}

/** /survey/service asks about the service, or with `type=life` about how life is going. */
export const serviceSurveyOf = (search: URLSearchParams): 'service' | 'life' =>
  search.get('type') === 'life' ? 'life' : 'service';

type SurveyPath = Extract<ScreenPath, `/survey/${string}`>;

/** The next page of a survey, with the same link. No answer ever stands in an address. */
export function surveyHref(path: SurveyPath, survey: SurveyId, parts: SurveyLinkParts): string {
  return screenHref(path, null, { ...parts, type: survey === 'life' ? 'life' : null });
}

import { SURVEY_TITLES } from '@hidamari/domain/surveys';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../../shell/page-meta.ts';
import { MainSurvey } from '../components/main-survey.tsx';
import { serviceSurveyOf } from '../survey-address.ts';
import type { Route } from './+types/service-survey';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    serviceSurveyOf(new URLSearchParams(args.location.search)) === 'life'
      ? { title: SURVEY_TITLES.life }
      : {},
  );

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** The pages of questions lie at one address: walking between them asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** /survey/service: about the service, or with `type=life` about how life is going (G101). */
export default function ServiceSurvey() {
  const [search] = useSearchParams();
  const survey = serviceSurveyOf(search);
  return <MainSurvey key={survey} survey={survey} />;
}

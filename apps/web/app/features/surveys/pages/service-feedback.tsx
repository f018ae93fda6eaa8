import { useSearchParams } from 'react-router';
import { pageMeta } from '../../../shell/page-meta.ts';
import { AdditionalSurvey } from '../components/additional-survey.tsx';
import { serviceSurveyOf } from '../survey-address.ts';
import type { Route } from './+types/service-feedback';

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: '困りごとチェック' });

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /survey/service/feedback: 困りごとチェック behind both surveys (G101). */
export default function ServiceFeedback() {
  const [search] = useSearchParams();
  const survey = serviceSurveyOf(search);
  return <AdditionalSurvey key={survey} survey={survey} />;
}

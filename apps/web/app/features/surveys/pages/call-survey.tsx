import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '../../../shell/page-meta.ts';
import { MainSurvey } from '../components/main-survey.tsx';
import type { Route } from './+types/call-survey';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** The pages of questions lie at one address: walking between them asks the server for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** /survey/call: about a finished consultation, by a link or as the member (G101, G91). */
export default function CallSurvey() {
  return <MainSurvey survey="call" />;
}

import { japanDay } from '@hidamari/domain/japanese-dates';
import { staffMay } from '@hidamari/domain/staff';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { enterDesk } from '../../../parts/desk/enter-desk.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { SurveyContacts } from '../desk/survey-contacts.tsx';
import { reportWishOf, surveyContactsQuery, surveyReportQuery } from '../desk/survey-queries.ts';
import { SurveyReportSection } from '../desk/survey-report.tsx';
import type { Route } from './+types/desk-surveys';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Two parts that may each be missing: where the CRM does not answer, the page stands and offers to ask again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'read-survey-reports');
  const client = createQueryClient();
  const wish = reportWishOf(new URL(request.url).searchParams);
  await Promise.all([
    client.prefetchQuery(surveyReportQuery(page.api, wish, japanDay(page.now))),
    ...(staffMay(me.role, 'answer-survey-contacts')
      ? [client.prefetchQuery(surveyContactsQuery(page.api))]
      : []),
  ]);
  return { me, state: dehydrate(client) };
}

/** /desk/surveys: what the answers come to, and who wishes to be called back (G101). */
export default function DeskSurveys({ loaderData: { me, state } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="deskSurveys">
        <PageHeading>アンケート</PageHeading>
        <div className="grid grid-cols-1 gap-10">
          {staffMay(me.role, 'answer-survey-contacts') ? <SurveyContacts /> : null}
          <SurveyReportSection wish={reportWishOf(query)} seesWords={staffMay(me.role, 'read-cases')} />
        </div>
      </DeskFrame>
    </PageQueries>
  );
}

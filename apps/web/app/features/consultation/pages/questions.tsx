import '../components/cases/cases.css';
import { CASE_STATUSES, type CaseStatus } from '@hidamari/domain/consultations';
import { dehydrate } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import {
  consultationListQuery,
  consultationQuery,
  firstMessagesQuery,
} from '../../../parts/conversation/member/consultation-queries.ts';
import { ViewedNotice } from '../../../parts/viewed/viewed-content.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { pageOfAddress } from '../../../shell/page-of-address.ts';
import { CaseList } from '../components/cases/case-list.tsx';
import { CaseView } from '../components/cases/case-view.tsx';
import type { Route } from './+types/questions';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const MOST_PAGES = 500;

/** What the address asks for: one case (G91), or the list. */
function readAddress(query: URLSearchParams): { caseId: string | null; page: number; status?: CaseStatus } {
  const caseId = query.get('case_id');
  const page = Math.min(pageOfAddress(query), MOST_PAGES);
  const status = CASE_STATUSES.find(({ value }) => value === query.get('status'))?.value;
  return { caseId: caseId !== null && UUID.test(caseId) ? caseId : null, page, ...(status && { status }) };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  const { caseId, ...filters } = readAddress(new URL(request.url).searchParams);
  try {
    if (caseId === null) await client.fetchQuery(consultationListQuery(page.api, filters));
    else
      await Promise.all([
        client.fetchQuery(consultationQuery(page.api, caseId)),
        client.fetchQuery(firstMessagesQuery(page.api, caseId)),
      ]);
  } catch (error) {
    throw rejectedOnServer(error, caseId === null ? 'getConsultations' : 'getConsultation', page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; what it shows is on its way. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { caseId, ...filters } = readAddress(new URL(request.url).searchParams);
  const client = browserQueryClient();
  if (caseId === null) void client.prefetchQuery(consultationListQuery(browserApi(), filters));
  else {
    void client.prefetchQuery(consultationQuery(browserApi(), caseId));
    void client.prefetchQuery(firstMessagesQuery(browserApi(), caseId));
  }
  return { state: null };
}

/** 相談したこと: the member's cases, and with `case_id` one of them (G90, G91). */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { caseId, ...filters } = readAddress(query);
  return (
    <PageQueries state={loaderData.state}>
      {caseId === null ? (
        <CaseList filters={filters} />
      ) : (
        <>
          <ViewedNotice id={caseId} />
          <CaseView key={caseId} caseId={caseId} />
        </>
      )}
    </PageQueries>
  );
}

import '../cases/desk-cases.css';
import type { DeskCase } from '@hidamari/contract/consultations';
import { PAGE_HEADING_ID } from '@hidamari/ui/page-heading';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { askForDesk, enterDesk } from '../../../parts/desk/enter-desk.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { BackLink } from '../../../shell/page-links.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { focusQuietly } from '../../../shell/scrolling.ts';
import { CaseHead } from '../cases/case-head.tsx';
import { CaseNotes } from '../cases/case-notes.tsx';
import { DangerSection } from '../cases/danger/danger-section.tsx';
import { DeskConversation } from '../cases/desk-conversation.tsx';
import { dangerInquiriesQuery, deskCaseQuery, queueQuery } from '../cases/desk-queries.ts';
import { MemberCardSection } from '../cases/member-card.tsx';
import { queueHref, readQueuePart } from '../cases/queue-address.ts';
import { QueueColumn } from '../cases/queue-column.tsx';
import { ReadingReasonStep } from '../cases/reading-reason-step.tsx';
import { SharedLogsSection } from '../cases/shared-logs.tsx';
import type { Route } from './+types/desk-case';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'read-cases');
  const client = createQueryClient();
  const part = readQueuePart(new URL(request.url).searchParams);
  await askForDesk(page, 'getDeskCase', (api) =>
    Promise.all([
      client.fetchQuery(deskCaseQuery(api, params.id)),
      client.fetchQuery(queueQuery(api, part)),
      client.fetchQuery(dangerInquiriesQuery(api)),
    ]),
  );
  return { me, state: dehydrate(client) };
}

/** /desk/cases/:id: a case beside the queue: the conversation, and the member's card by consent (G140). */
export default function DeskCasePage({ loaderData: { me, state }, params }: Route.ComponentProps) {
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="desk" room="whole">
        <CaseColumns key={params.id} me={me} caseId={params.id} />
      </DeskFrame>
    </PageQueries>
  );
}

type Me = Route.ComponentProps['loaderData']['me'];

function CaseColumns({ me, caseId }: { me: Me; caseId: string }) {
  const [query] = useSearchParams();
  const part = readQueuePart(query);
  const { data: before } = useQuery(deskCaseQuery(pageApi(), caseId));
  const isOpen = before === undefined ? null : before.found !== null;
  useHeadingOnceTurned(isOpen);
  if (!before) return null;
  const { found, ahead } = before;
  return (
    <div className="desk-columns">
      <div className="desk-beside">
        <QueueColumn part={part} caseId={caseId} />
      </div>
      <div className="desk-case">
        <div className="desk-back">
          <BackLink href={queueHref(part)}>今日の相談</BackLink>
        </div>
        {found ? (
          <>
            <CaseHead found={found} me={me}>
              <DangerSection found={found} me={me} />
            </CaseHead>
            <DeskConversation found={found} me={me} />
          </>
        ) : (
          <ReadingReasonStep caseId={caseId} ahead={ahead} me={me} />
        )}
      </div>
      {found ? <CaseSide found={found} me={me} /> : null}
    </div>
  );
}

/** The case opens in place of the question, or the question comes back in place of the case: the focus goes to what is there. */
function useHeadingOnceTurned(isOpen: boolean | null): void {
  const before = useRef(isOpen);
  useEffect(() => {
    const hasTurned = before.current !== null && isOpen !== null && before.current !== isOpen;
    before.current = isOpen;
    const heading = hasTurned ? document.getElementById(PAGE_HEADING_ID) : null;
    if (heading) focusQuietly(heading);
  }, [isOpen]);
}

function CaseSide({ found, me }: { found: DeskCase; me: Me }) {
  return (
    <aside className="desk-side" aria-label="ご本人の記録">
      <MemberCardSection found={found} />
      <SharedLogsSection found={found} me={me} />
      <CaseNotes found={found} />
      <p className="ui-meta">この画面を見たことは記録され、ご本人の「だれが見たか」に表示されます。</p>
    </aside>
  );
}

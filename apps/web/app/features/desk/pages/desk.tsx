import { staffMay } from '@hidamari/domain/staff';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useQueueLine } from '../cases/desk-line.ts';
import { queueQuery, readQueueView } from '../cases/desk-queries.ts';
import { OpenPhoneCase } from '../cases/open-phone-case.tsx';
import { QueueColumn } from '../cases/queue-column.tsx';
import { DeskFrame } from '../components/desk-frame.tsx';
import { MembersRoom } from '../components/members-room.tsx';
import { askDesk, loadDesk } from '../load-desk.ts';
import type { Route } from './+types/desk';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await loadDesk(page);
  const client = createQueryClient();
  if (staffMay(me.role, 'read-cases')) {
    const view = readQueueView(new URL(request.url).searchParams);
    await askDesk(page, 'getDeskQueue', (api) => client.fetchQuery(queueQuery(api, view)));
  }
  return { me, state: dehydrate(client) };
}

/** /desk: the queue for whoever answers consultations; for the others the room that they have (G140). */
export default function Desk({ loaderData: { me, state } }: Route.ComponentProps) {
  if (!staffMay(me.role, 'read-cases')) {
    return (
      <DeskFrame me={me}>
        <MembersRoom me={me} />
      </DeskFrame>
    );
  }
  return (
    <HydrationBoundary state={state}>
      <DeskFrame me={me} current="cases" room="whole">
        <TodaysCases />
      </DeskFrame>
    </HydrationBoundary>
  );
}

function TodaysCases() {
  const [query] = useSearchParams();
  useQueueLine();
  return (
    <div className="desk-columns desk-columns-queue">
      <QueueColumn view={readQueueView(query)} />
      <div className="desk-welcome">
        <PageHeading lead="見たこと、したことは、すべて記録され、ご本人の「だれが見たか」に残ります。">
          相談員の机
        </PageHeading>
        <OpenPhoneCase />
      </div>
    </div>
  );
}

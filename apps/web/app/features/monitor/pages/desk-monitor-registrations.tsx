import { MONITOR_STATES } from '@hidamari/domain/monitor';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { askForDesk, enterDesk } from '../../../parts/desk/enter-desk.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { RegistrationList } from '../desk/registration-list.tsx';
import { type DeskView, deskRegistrationsQuery } from '../monitor-queries.ts';
import type { Route } from './+types/desk-monitor-registrations';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** What an address asks for; anything else reads as the first page of those that wait. */
function viewOf(query: URLSearchParams): DeskView {
  const page = Number(query.get('page') ?? '1');
  return {
    state: MONITOR_STATES.find((state) => state === query.get('view')) ?? 'requested',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'keep-monitors');
  const client = createQueryClient();
  const view = viewOf(new URL(request.url).searchParams);
  await askForDesk(page, 'getMonitorRegistrations', (api) =>
    client.fetchQuery(deskRegistrationsQuery(api, view)),
  );
  return { me, state: dehydrate(client) };
}

/** /desk/monitor-registrations: who offers to tell of what they have been through (G87). */
export default function DeskMonitorRegistrations({ loaderData: { me, state } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="deskMonitorRegistrations">
        <PageHeading lead="募集に協力してくださる方の登録です。見たことは記録され、ご本人の「だれが見たか」に表示されます。">
          体験を聞かせてくださる方の登録
        </PageHeading>
        <RegistrationList view={viewOf(query)} />
      </DeskFrame>
    </PageQueries>
  );
}

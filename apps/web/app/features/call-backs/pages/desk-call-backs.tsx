import '../components/call-backs.css';
import { PageHeading } from '@hidamari/ui/page-heading';
import { dehydrate } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { askForDesk, enterDesk } from '../../../parts/desk/enter-desk.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { createQueryClient } from '../../../shell/data/query-client.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { type CallBackView, callBacksQuery } from '../call-back-queries.ts';
import { AddCallBack } from '../components/add-call-back.tsx';
import { CallBackList } from '../components/call-back-list.tsx';
import type { Route } from './+types/desk-call-backs';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const viewOf = (query: URLSearchParams): CallBackView => (query.get('view') === 'ended' ? 'ended' : 'open');

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'call-members-back');
  const client = createQueryClient();
  const view = viewOf(new URL(request.url).searchParams);
  await askForDesk(page, 'getCallBacks', (api) => client.fetchQuery(callBacksQuery(api, view)));
  return { me, state: dehydrate(client) };
}

/** /desk/call-backs: whom the voice guide promised a call, and whether it was kept (G8, G127). */
export default function DeskCallBacks({ loaderData: { me, state } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <PageQueries state={state}>
      <DeskFrame me={me} current="deskCallBacks">
        <PageHeading lead="自動音声に残された番号を書きとめ、翌営業日からお電話します。時間の約束はできません。">
          折り返し
        </PageHeading>
        <div className="grid grid-cols-1 gap-8">
          <CallBackList view={viewOf(query)} />
          <AddCallBack />
        </div>
      </DeskFrame>
    </PageQueries>
  );
}

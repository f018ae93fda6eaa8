import { screenHref } from '@hidamari/domain/screens';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { ButtonLink } from '@hidamari/ui/button';
import { Container } from '@hidamari/ui/container';
import { PageHeading } from '@hidamari/ui/page-heading';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { dehydrate, useQuery } from '@tanstack/react-query';
import { pageContext } from '../../../page-context.ts';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { currentUserQuery } from '../../../shell/data/current-user.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer, useRejectedQuery } from '../../../shell/data/rejected-query.ts';
import { usePartQuery } from '../../../shell/data/use-part-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { OwnRegistration } from '../components/own-registration.tsx';
import { REGISTRATION_QUERY_NAME, registrationQuery } from '../monitor-queries.ts';
import type { Route } from './+types/monitor-registration';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  try {
    // Who the member is only softens the words: the page stands without it.
    await Promise.all([
      client.fetchQuery(registrationQuery(page.api)),
      client.prefetchQuery(currentUserQuery(page.api)),
    ]);
  } catch (error) {
    throw rejectedOnServer(error, REGISTRATION_QUERY_NAME, page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; the registration is on its way. */
export async function clientLoader() {
  void browserQueryClient().prefetchQuery(registrationQuery(browserApi()));
  void browserQueryClient().prefetchQuery(currentUserQuery(browserApi()));
  return { state: null };
}

/** /treatment/monitor/registration-request: to be registered in the panel, to pause, and to stop at any time (G87). */
export default function MonitorRegistration({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <Container width="narrow" className="pb-16">
        <Breadcrumb
          crumbs={[
            { label: 'ホーム', href: '/' },
            { label: '体験を聞かせてくださる方の募集', href: '/treatment/monitor' },
            { label: 'お申し込み' },
          ]}
        />
        <PageHeading lead="アンケートやインタビューに答えてくださる方の登録です。治験の募集ではありません。">
          体験を聞かせてくださる方のお申し込み
        </PageHeading>
        <div className="grid grid-cols-1 gap-8">
          <RegistrationOrWait />
          <div>
            <ButtonLink href={screenHref('/treatment/monitor')} kind="text" icon="left">
              募集の案内へ戻る
            </ButtonLink>
          </div>
        </div>
      </Container>
    </PageQueries>
  );
}

function RegistrationOrWait() {
  const query = useQuery(registrationQuery(pageApi()));
  const user = useQuery(currentUserQuery(pageApi()));
  const part = usePartQuery(query, 'main h1');
  useRejectedQuery(query.data ? null : query.error, REGISTRATION_QUERY_NAME);
  // Without a connection the words are the usual ones.
  const isUserKnown = !user.isPending || user.fetchStatus === 'paused';
  if (query.data && isUserKnown)
    return <OwnRegistration registration={query.data.data} isBereaved={user.data?.is_bereaved ?? false} />;
  return part.hasFailed ? (
    <PartFailed what="登録の状態" {...part.again} />
  ) : (
    <Skeleton shape="lines" count={4} what="登録の状態" />
  );
}

import { dehydrate } from '@tanstack/react-query';
import { pageContext } from '../../../page-context.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { PageQueries } from '../../../shell/data/page-queries.tsx';
import { browserQueryClient, createQueryClient } from '../../../shell/data/query-client.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ExportSection } from '../components/export-section.tsx';
import { ImportSection } from '../components/import-section.tsx';
import { MY_DATA_QUERY_NAME, myDataQuery } from '../my-data-query.ts';
import type { Route } from './+types/my-data';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const client = createQueryClient();
  try {
    await client.fetchQuery(myDataQuery(page.api));
  } catch (error) {
    throw rejectedOnServer(error, MY_DATA_QUERY_NAME, page);
  }
  return { state: dehydrate(client) };
}

/** In the browser the page opens at once; how much there is comes after it. */
export async function clientLoader() {
  void browserQueryClient().prefetchQuery(myDataQuery(browserApi()));
  return { state: null };
}

/** /account/my-data: everything of one's own to take along, and the way to bring it back (G136). */
export default function MyData({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries state={loaderData.state}>
      <AccountFrame title="わたしのデータ" lead="あなたの記録を、まとめて受け取ったり、戻したりできます。">
        <div className="grid grid-cols-1 gap-8">
          <ExportSection />
          <ImportSection />
        </div>
      </AccountFrame>
    </PageQueries>
  );
}

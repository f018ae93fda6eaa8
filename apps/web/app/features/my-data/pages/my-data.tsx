import { describeMyDataEndpoint } from '@hidamari/contract/my-data';
import { pageContext } from '../../../page-context.ts';
import { AccountFrame } from '../../../shell/account-frame.tsx';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ExportPart } from '../components/export-part.tsx';
import { ImportPart } from '../components/import-part.tsx';
import type { Route } from './+types/my-data';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const overview = await page.api.call(describeMyDataEndpoint, {}).catch((error: unknown) => {
    throw rejectedOnServer(error, 'getMyData', page);
  });
  return { overview };
}

/** /account/my-data: everything of one's own to take along, and the way to bring it back (G136). */
export default function MyData({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title="わたしのデータ" lead="あなたの記録を、まとめて受け取ったり、戻したりできます。">
      <div className="grid grid-cols-1 gap-8">
        <ExportPart overview={loaderData.overview} />
        <ImportPart />
      </div>
    </AccountFrame>
  );
}

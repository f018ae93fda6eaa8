import { listClosuresEndpoint } from '@hidamari/contract/closures';
import { PageHeading } from '@hidamari/ui/page-heading';
import { pageContext } from '../../../page-context.ts';
import { DeskChecks } from '../../../parts/desk/desk-checks.tsx';
import { DeskFrame } from '../../../parts/desk/desk-frame.tsx';
import { enterDesk } from '../../../parts/desk/enter-desk.ts';
import { rejectedOnServer } from '../../../shell/data/rejected-query.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ClosureForm } from '../components/closure-form.tsx';
import { ComingClosures } from '../components/coming-closures.tsx';
import type { Route } from './+types/desk-closures';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const me = await enterDesk(page, 'keep-closures');
  try {
    return { me, closures: (await page.api.call(listClosuresEndpoint, {})).data };
  } catch (error) {
    throw rejectedOnServer(error, 'getClosures', page);
  }
}

/** /desk/closures: days on which nobody can be reached, entered and taken back (G7). */
export default function DeskClosures({ loaderData: { me, closures } }: Route.ComponentProps) {
  return (
    <DeskFrame me={me} current="deskClosures">
      <PageHeading lead="電話の受付を休む日です。入れると、会員の画面にすぐ「本日は臨時のお休みです」と出ます。祝日と年末年始は、入れなくても休みになります。">
        臨時の休み
      </PageHeading>
      <DeskChecks role={me.role} />
      <div className="grid gap-10">
        <ComingClosures closures={closures} />
        <ClosureForm />
      </div>
    </DeskFrame>
  );
}

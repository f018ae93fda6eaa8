import { errorScreen, isErrorScreenId } from '@hidamari/domain/error-pages';
import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { FaultContent } from '../../../shell/frame/fault-content.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import type { Route } from './+types/error';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.screen.title } : {});

/** /error?id=U-E01..U-E10 (specification section 8, G106 to G113). An unknown id is no page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { variant, requestId } = context.get(pageContext);
  const id = new URL(request.url).searchParams.get('id');
  if (!isErrorScreenId(id)) throw data({ requestId }, { status: 404 });
  const screen = errorScreen(id, variant);
  if (screen.kind !== 'page') throw data({ requestId }, { status: 404 });
  return { screen };
}

export default function ErrorScreenPage({ loaderData: { screen } }: Route.ComponentProps) {
  return (
    <FaultContent
      words={{
        title: screen.title,
        paragraphs: screen.paragraphs,
        actions: screen.actions,
        drawing: 'scene-error',
      }}
    />
  );
}

import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ServiceView } from '../components/service-view.tsx';
import { serviceMeta } from '../service-meta.ts';
import { readServicePage } from '../service-page.ts';
import type { Route } from './+types/service';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => pageMeta(args, serviceMeta(loaderData));

export const loader = ({ context, url }: Route.LoaderArgs) => readServicePage(context.get(pageContext), url);

/** /financial/:id, /treatment/:id, /life/:id and /mental/:id (U-S). */
export default function ServiceAtOwnAddress({ loaderData }: Route.ComponentProps) {
  return <ServiceView data={loaderData} />;
}

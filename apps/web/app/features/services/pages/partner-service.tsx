import { pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { HandoverSection } from '../components/handover/handover-section.tsx';
import { ServiceView } from '../components/service-view.tsx';
import { readPartnerPage } from '../partner-page.ts';
import { serviceMeta } from '../service-meta.ts';
import type { Route } from './+types/partner-service';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => pageMeta(args, serviceMeta(loaderData));

export const loader = ({ context, url }: Route.LoaderArgs) => readPartnerPage(context.get(pageContext), url);

/**
 * The partners' services with a name of their own, from which a member is handed over (G82 to G86). A page of its own:
 * the others, many of them for everybody, carry nothing of it.
 */
export default function PartnerService({ loaderData }: Route.ComponentProps) {
  const { service, handover } = loaderData;
  return <ServiceView data={loaderData} before={<HandoverSection service={service} offer={handover} />} />;
}

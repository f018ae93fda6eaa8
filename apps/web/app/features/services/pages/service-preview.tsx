import { Container } from '@hidamari/ui/container';
import { pageContext } from '../../../page-context.ts';
import { PreviewBanner } from '../../../parts/content/preview-banner.tsx';
import { contentOrFault } from '../../../shell/content-fault.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ServiceBody, ServiceHead } from '../components/service-body.tsx';
import { shownService } from '../read-service.ts';
import type { Route } from './+types/service-preview';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The draft of the key in the address; editors alone come this far (G27). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const draftKey = url.searchParams.get('draftKey') ?? '';
  const { value } = await contentOrFault(page, page.content.getServiceDraft(params.id, draftKey));
  return { service: shownService(page, value), leftOut: value.left_out };
}

/** /service-preview/:id: a service as it will look. */
export default function ServicePreview({ loaderData: { service, leftOut } }: Route.ComponentProps) {
  return (
    <Container width="wide" className="pb-16">
      <PreviewBanner leftOut={leftOut} />
      <ServiceHead service={service} isStale={false} />
      <ServiceBody service={service} />
    </Container>
  );
}

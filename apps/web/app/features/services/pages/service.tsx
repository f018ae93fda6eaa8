import { isNamedService } from '@hidamari/domain/concerns';
import { screenHref } from '@hidamari/domain/screens';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { AskCard } from '../../../shell/consultation/ask-card.tsx';
import { readListedServices } from '../../../shell/content/listed-services.ts';
import { ServiceRow } from '../../../shell/content/service-card.tsx';
import { partOrNull } from '../../../shell/content-fault.ts';
import { Favourites } from '../../../shell/favourites/favourites.tsx';
import { loadKept } from '../../../shell/favourites/load-kept.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { ViewedContent } from '../../../shell/viewed/viewed-content.tsx';
import { HandoverNote, ServiceBody, ServiceHead } from '../components/service-body.tsx';
import { readServiceAt, type ShownService } from '../read-service.ts';
import type { Route } from './+types/service';

const OTHERS_SHOWN = 3;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    loaderData
      ? { title: loaderData.service.title, description: loaderData.service.summary, formatDescription: true }
      : {},
  );

/** Services of the same concern that stand near; none of them is worth a fault. */
async function otherServices(page: PageContext, service: ShownService) {
  const all = await partOrNull(page, readListedServices(page));
  return (all?.value ?? [])
    .filter(({ id, category }) => id !== service.id && category.id === service.category.id)
    .slice(0, OTHERS_SHOWN);
}

/** One service, whether its address is a name of its own or an id under its concern. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const pathname = url.pathname.replace(/(?<=.)\/$/, '');
  const id = decodeURIComponent(pathname.split('/').at(-1) ?? '');
  const { value: service, stale } = await readServiceAt(page, { id, pathname });
  const [others, kept] = await Promise.all([otherServices(page, service), loadKept(page)]);
  return { service, others, kept, isStale: stale };
}

/** /financial/:id, /treatment/:id, /life/:id, /mental/:id and the services with a name (U-S, G82 to G87). */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, others, kept, isStale } = loaderData;
  const crumbs = [
    { label: 'ホーム', href: '/' },
    { label: 'サービス', href: screenHref('/services') },
    { label: service.title },
  ];
  return (
    <Favourites kept={kept}>
      <ViewedContent kind="service" id={service.id} />
      <Container width="wide" className="pb-16">
        <Breadcrumb crumbs={crumbs} />
        <ServiceHead service={service} isStale={isStale} />
        <div className="service-layout">
          <div className="grid gap-8">
            {isNamedService(service.id) ? <HandoverNote /> : null}
            <ServiceBody service={service} />
          </div>
          <div className="service-side">
            <AskCard heading="どれが合うか、一緒に考えます" />
            {others.length > 0 ? (
              <section aria-labelledby="others-heading">
                <SectionHeading id="others-heading" size="normal">
                  近いサービス
                </SectionHeading>
                <ul className="article-rows">
                  {others.map((other) => (
                    <li key={other.id}>
                      <ServiceRow service={other} />
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
        </div>
      </Container>
    </Favourites>
  );
}

import type { ContentAnswer } from '@hidamari/contract/content';
import { concernOfCategory } from '@hidamari/domain/concerns';
import { concernAddress } from '@hidamari/domain/navigation';
import { CONCERNS } from '@hidamari/domain/option-sets';
import { screenHref } from '@hidamari/domain/screens';
import { Breadcrumb } from '@hidamari/ui/breadcrumb';
import { Container } from '@hidamari/ui/container';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ReactNode } from 'react';
import { AskCard } from '../../../parts/consultation/ask-card.tsx';
import { PartStaleNote } from '../../../parts/content/content-notes.tsx';
import type { ListedService } from '../../../parts/content/listed-services.ts';
import { ServiceRows } from '../../../parts/content/service-card.tsx';
import { Favourites } from '../../../parts/favourites/favourites.tsx';
import { ViewedContent } from '../../../parts/viewed/viewed-content.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import type { ShownService } from '../read-service.ts';
import type { ServicePage } from '../service-page.ts';
import { HandoverNote } from './handover/handover-note.tsx';
import { ServiceBody, ServiceHead } from './service-body.tsx';

/** Where the service stands: for members under their own selection of its concern, for visitors in the list (G146). */
function Crumbs({ service: { title, category } }: { service: ShownService }) {
  const isLoggedIn = usePageData().member !== null;
  const value = concernOfCategory(category.id);
  const concern = CONCERNS.find((one) => one.value === value);
  return (
    <Breadcrumb
      crumbs={[
        { label: 'ホーム', href: '/' },
        { label: 'サービス', href: screenHref('/services') },
        ...(concern ? [{ label: concern.label, href: concernAddress(concern.value, { isLoggedIn }) }] : []),
        { label: title },
      ]}
    />
  );
}

interface NearServicesProps {
  services: ContentAnswer<readonly ListedService[]>;
  /** The page says of itself that it may be old. */
  isTold: boolean;
}

function NearServices({ services, isTold }: NearServicesProps) {
  if (services.value.length === 0) return null;
  return (
    <section aria-labelledby="others-heading">
      <SectionHeading id="others-heading" size="normal">
        近いサービス
      </SectionHeading>
      <PartStaleNote isStale={services.stale} isTold={isTold} />
      <ServiceRows services={services.value} />
    </section>
  );
}

interface ServiceViewProps {
  data: ServicePage;
  /** Said before the text: how one begins, where the page knows better than who runs the service. */
  before?: ReactNode;
  /** Between the text and where it comes from. */
  children?: ReactNode;
}

/** One service: what it is, who runs it, how one begins, whom to ask, what stands near. */
export function ServiceView({
  data: { service, others, kept, isStale },
  before,
  children,
}: ServiceViewProps) {
  return (
    <Favourites kept={kept}>
      <ViewedContent kind="service" id={service.id} />
      <Container width="wide" className="pb-16">
        <Crumbs service={service} />
        <ServiceHead service={service} isStale={isStale} />
        <div className="service-layout">
          <div className="grid gap-8">
            {before ?? (service.provider === 'partner' ? <HandoverNote /> : null)}
            <ServiceBody service={service}>{children}</ServiceBody>
          </div>
          <div className="service-side">
            <AskCard heading="どれが合うか、一緒に考えます" />
            <NearServices services={others} isTold={isStale} />
          </div>
        </div>
      </Container>
    </Favourites>
  );
}

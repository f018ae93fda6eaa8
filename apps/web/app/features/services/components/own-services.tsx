import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { type ReactNode, useId } from 'react';
import type { ListedService } from '../../../parts/content/listed-services.ts';
import { ServiceCard } from '../../../parts/content/service-card.tsx';
import type { Seen } from '../../../parts/viewed/load-seen.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { useReload } from '../../../shell/use-reload.ts';
import type { OwnSelection } from '../own-selection.ts';

interface PartProps {
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

function Part({ heading, lead, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{heading}</SectionHeading>
      {lead ? <p className="mt-3">{lead}</p> : null}
      <div className="mt-5 grid justify-items-start gap-3">{children}</div>
    </section>
  );
}

interface CardsProps {
  services: readonly ListedService[];
  seen: Seen;
}

function Cards({ services, seen }: CardsProps) {
  return (
    <ul className="service-cards w-full">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} headingLevel={3} isSeen={seen?.includes(service.id) ?? false} />
        </li>
      ))}
    </ul>
  );
}

function Failed({ what }: { what: string }) {
  return <PartFailed what={what} {...useReload()} />;
}

const KEPT = '保存したサービス';

/** A concierge in the member's place is not shown what the member keeps (G42). */
function Kept({ services, seen }: { services: OwnSelection['kept']; seen: Seen }) {
  if (usePageData().member?.acting || services?.length === 0) return null;
  return (
    <Part heading={KEPT}>
      {services === null ? <Failed what={KEPT} /> : <Cards services={services} seen={seen} />}
    </Part>
  );
}

const FITTING = 'いまの状況に近いサービス';

function Fitting({ parts, seen }: { parts: OwnSelection['fitting']; seen: Seen }) {
  if (parts === null) {
    return (
      <Part heading={FITTING}>
        <Failed what={FITTING} />
      </Part>
    );
  }
  return parts.map(({ id, name, lead, services }) => (
    <Part key={id} heading={name} lead={lead}>
      <Cards services={services} seen={seen} />
    </Part>
  ));
}

interface OwnServicesProps {
  selection: OwnSelection;
  /** Services that the member has opened before. */
  seen: Seen;
  /** 「お金」 */
  concern: string;
  /** The member told where treatment stands, or is not the one who would. */
  hasToldTime: boolean;
}

/** Where nothing was near: a service is chosen by what was told, and told is where it can be. */
function HowToTell() {
  return (
    <p>
      治療の時期を登録しておくと、いまの状況に近いサービスから並びます。
      <MoreLink href={screenHref('/account/edit')}>登録内容を確かめる</MoreLink>
    </p>
  );
}

/** What the member keeps, what is near to their situation, and the rest: a part without a service is not there, and each fails alone (G103). */
export function OwnServices({
  selection: { kept, fitting, others },
  seen,
  concern,
  hasToldTime,
}: OwnServicesProps) {
  const hasOwn = (kept?.length ?? 0) + (fitting?.length ?? 0) > 0;
  return (
    <>
      <Kept services={kept} seen={seen} />
      <Fitting parts={fitting} seen={seen} />
      {others.length > 0 || !hasOwn ? (
        <Part heading={hasOwn ? 'ほかのサービス' : 'ご利用いただけるサービス'}>
          {others.length > 0 ? (
            <Cards services={others} seen={seen} />
          ) : (
            <p>{`${concern}のサービスは、まだありません。`}</p>
          )}
        </Part>
      ) : null}
      {fitting?.length === 0 && !hasToldTime ? <HowToTell /> : null}
    </>
  );
}

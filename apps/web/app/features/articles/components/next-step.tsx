import type { ContentAnswer, ContentReference } from '@hidamari/contract/content';
import { concernOfCategory } from '@hidamari/domain/concerns';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { PartStaleNote } from '../../../parts/content/content-notes.tsx';
import type { ListedService } from '../../../parts/content/listed-services.ts';
import { ServiceCard } from '../../../parts/content/service-card.tsx';

interface NextStepProps {
  category: ContentReference;
  services: ContentAnswer<readonly ListedService[]>;
  /** The page says of itself that it may be old. */
  isTold: boolean;
}

/** 次にできること: services that go on from the article, where the variant has any. */
export function NextStep({ category, services, isTold }: NextStepProps) {
  if (services.value.length === 0) return null;
  const all = screenHref('/services', null, { category: concernOfCategory(category.id) });
  return (
    <section className="article-next" aria-labelledby="next-heading">
      <SectionHeading id="next-heading" aside={<MoreLink href={all}>サービスをすべて見る</MoreLink>}>
        次にできること
      </SectionHeading>
      <PartStaleNote isStale={services.stale} isTold={isTold} />
      <ul className="service-cards">
        {services.value.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ContentReference } from '@hidamari/contract/content';
import { concernOfCategory } from '@hidamari/domain/concerns';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import type { ListedService } from '../../../shell/content/listed-services.ts';
import { ServiceCard } from '../../../shell/content/service-card.tsx';

interface NextStepProps {
  category: ContentReference;
  services: readonly ListedService[];
}

/** 次にできること: services of the article's own concern, where the variant has any. */
export function NextStep({ category, services }: NextStepProps) {
  if (services.length === 0) return null;
  const all = screenHref('/services', null, { category: concernOfCategory(category.id) });
  return (
    <section className="article-next" aria-labelledby="next-heading">
      <SectionHeading id="next-heading" aside={<MoreLink href={all}>サービスをすべて見る</MoreLink>}>
        次にできること
      </SectionHeading>
      <ul className="service-cards">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

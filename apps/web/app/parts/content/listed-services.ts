import type { ContentAnswer, ServiceSummary } from '@hidamari/contract/content';
import { serviceHref } from '@hidamari/domain/concerns';
import { isServiceFor, type ServiceViewer } from '@hidamari/domain/service-filter';
import { VARIANTS } from '@hidamari/domain/site-variants';
import type { PageContext } from '../../page-context.ts';

/** A service as a card shows it to one viewer. */
export type ListedService = Pick<
  ServiceSummary,
  | 'id'
  | 'title'
  | 'summary'
  | 'category'
  | 'provider'
  | 'provider_name'
  | 'fee'
  | 'is_free'
  | 'tag'
  | 'review_due'
> &
  Partial<Pick<ServiceSummary, 'cover' | 'title_img'>> & {
    href: string;
    sub_category: readonly string[];
    recommend_category: readonly string[];
  };

/** Who looks at the page, as the rule on services asks (specification section 6). */
export function serviceViewerOf({ member, variant }: Pick<PageContext, 'member' | 'variant'>): ServiceViewer {
  if (member !== null) return { memberType: member.memberType, organization: member.organization };
  return { memberType: VARIANTS[variant].memberType, organization: null };
}

/** The services a viewer is shown, in their order, in the words for them. */
function listedServices(viewer: ServiceViewer, services: readonly ServiceSummary[]): ListedService[] {
  return services
    .filter((service) => isServiceFor(viewer, service))
    .flatMap((service) => {
      const href = serviceHref(service);
      return href === null ? [] : [listed(viewer, service, href)];
    });
}

function listed({ memberType }: ServiceViewer, service: ServiceSummary, href: string): ListedService {
  const { id, title, category, provider, provider_name, fee, is_free, tag, review_due } = service;
  const { cover, title_img } = service;
  const summary = (memberType === 'insurance' ? service.summary_insurance : undefined) ?? service.summary;
  return {
    ...{ id, title, summary, category, provider, provider_name, fee, is_free, tag, review_due, href },
    sub_category: service.sub_category.map((sub) => sub.id),
    recommend_category: service.recommend_category.map((recommended) => recommended.id),
    ...(cover !== undefined && { cover }),
    ...(title_img !== undefined && { title_img }),
  };
}

/** Every service of this page's viewer, for who asks for a list of them. Throws what the content reader throws. */
export async function readListedServices(page: PageContext): Promise<ContentAnswer<ListedService[]>> {
  return listedAnswer(page, await page.content.services());
}

/** Those of them that may stand where nobody asked for them: none past its review date (G100). */
export async function readOfferedServices(page: PageContext): Promise<ContentAnswer<ListedService[]>> {
  const { value, stale } = await readListedServices(page);
  return { value: value.filter(({ review_due }) => !review_due), stale };
}

/** Those of them that are recommended for one situation or another (G146), as `recommendedServices` has them. */
export async function readRecommendedServices(page: PageContext): Promise<ContentAnswer<ListedService[]>> {
  return listedAnswer(page, await page.content.recommendedServices());
}

function listedAnswer(
  page: PageContext,
  { value, stale }: ContentAnswer<ServiceSummary[]>,
): ContentAnswer<ListedService[]> {
  return { value: listedServices(serviceViewerOf(page), value), stale };
}

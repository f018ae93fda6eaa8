import type { ContentAnswer, Service } from '@hidamari/contract/content';
import { serviceHref } from '@hidamari/domain/concerns';
import { isServiceFor } from '@hidamari/domain/service-filter';
import type { PageContext } from '../../page-context.ts';
import { serviceViewerOf } from '../../parts/content/listed-services.ts';
import { contentOrFault, noSuchPage } from '../../shell/content-fault.ts';

/** A service in the words for one viewer; what is meant for others does not leave the server. */
export type ShownService = Pick<
  Service,
  | 'id'
  | 'title'
  | 'summary'
  | 'category'
  | 'cover'
  | 'title_img'
  | 'provider'
  | 'provider_name'
  | 'fee'
  | 'tag'
  | 'body'
  | 'external_url'
  | 'reviewed_at'
  | 'next_review_at'
  | 'reviewer_role'
  | 'review_due'
  | 'sources'
  | 'figure_sources'
  | 'change_log'
>;

/** The service as one viewer reads it. */
export function shownService(page: Pick<PageContext, 'member' | 'variant'>, service: Service): ShownService {
  const isInsured = serviceViewerOf(page).memberType === 'insurance';
  const { id, title, category, cover, title_img, provider, provider_name, fee, tag, external_url } = service;
  const { reviewed_at, next_review_at, reviewer_role, review_due, sources, figure_sources, change_log } =
    service;
  return {
    ...{ id, title, category, cover, title_img, provider, provider_name, fee, tag, external_url },
    ...{ reviewed_at, next_review_at, reviewer_role, review_due, sources, figure_sources, change_log },
    summary: (isInsured ? service.summary_insurance : undefined) ?? service.summary,
    body: (isInsured ? service.body_insurance : undefined) ?? service.body,
  };
}

/**
 * The service at an own path. 404 where there is none, where it stands under another concern, and where it is not for
 * this viewer (specification section 6): an address must not tell what the list hides.
 */
export async function readServiceAt(
  page: PageContext,
  { id, pathname }: { id: string; pathname: string },
): Promise<ContentAnswer<ShownService>> {
  const { value, stale } = await contentOrFault(page, page.content.getService(id));
  if (serviceHref(value) !== pathname || !isServiceFor(serviceViewerOf(page), value)) throw noSuchPage(page);
  return { value: shownService(page, value), stale };
}

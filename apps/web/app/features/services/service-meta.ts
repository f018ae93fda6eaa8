import type { OwnMetadata } from '../../shell/page-meta.ts';
import type { ServicePage } from './service-page.ts';

/** What the page of a service says of itself: nothing of its own where there is none. */
export function serviceMeta(page: ServicePage | undefined): OwnMetadata {
  if (!page) return {};
  const { title, summary } = page.service;
  return { title, description: summary, formatDescription: true, image: page.picture };
}

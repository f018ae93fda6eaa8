import { type HandoverOffer, readHandoverEndpoint } from '@hidamari/contract/handover';
import { isHandoverPartner } from '@hidamari/domain/handover';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
import { readServicePage, type ServicePage } from './service-page.ts';

/** What the page of a partner shows. */
export interface PartnerPage extends ServicePage {
  /** What a handover would give; null where none is offered to this person, or it could not be read. */
  handover: HandoverOffer | null;
}

/** The service, and once it is there what a handover would give: nothing is asked for a partner that has no page (G84). */
export async function readPartnerPage(page: PageContext, url: URL): Promise<PartnerPage> {
  const service = await readServicePage(page, url);
  return { ...service, handover: await readOffer(page, service.service.id) };
}

/** Null for a concierge too, who hands nobody over (G42). */
async function readOffer(page: PageContext, partner: string): Promise<HandoverOffer | null> {
  if (!isHandoverPartner(partner) || page.member === null || page.member.acting) return null;
  return partOrNull(page, page.api.call(readHandoverEndpoint, { params: { partner } }));
}

import { type HandoverOffer, readHandoverEndpoint } from '@hidamari/contract/handover';
import { isHandoverPartner } from '@hidamari/domain/handover';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';

/**
 * What a handover would give, for the page of a partner with a name of its own. Null for every other service, for a
 * concierge, who hands nobody over (G42), and where it could not be read: the page then names the telephone.
 */
export async function readHandoverOffer(page: PageContext, serviceId: string): Promise<HandoverOffer | null> {
  if (!isHandoverPartner(serviceId) || page.member === null || page.member.acting) return null;
  return partOrNull(page, page.api.call(readHandoverEndpoint, { params: { partner: serviceId } }));
}

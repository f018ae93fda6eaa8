import { HANDOVER_PARTNERS, type HandoverPartner } from '@hidamari/domain/handover';
import type { Settings } from './settings.ts';

/**
 * Partners to whom members can go on: those that are set up, and in a local deployment every one, by an example page.
 * Before real members none may stand in for a partner.
 */
export const offeredPartners = ({
  deployment,
  partners,
}: Pick<Settings, 'deployment' | 'partners'>): HandoverPartner[] =>
  HANDOVER_PARTNERS.filter((partner) => deployment === 'local' || partners[partner] !== undefined);

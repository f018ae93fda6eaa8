import type { HandoverPartner } from '../handover/index.ts';
import type { ScreenPath } from '../screens/index.ts';

/** The page from which a member goes on to each partner (G82 to G86). */
export const PARTNER_PAGES = {
  'medical-note': '/treatment/medical-note',
  tomosnote: '/mental/tomosnote',
  ancs: '/life/ancs',
  bears: '/life/bears',
  avic: '/life/avic',
} as const satisfies Record<HandoverPartner, ScreenPath>;

export function isPartner(id: string): id is HandoverPartner {
  return Object.hasOwn(PARTNER_PAGES, id);
}

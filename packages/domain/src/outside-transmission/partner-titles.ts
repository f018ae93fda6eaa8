import type { HandoverPartner } from '../handover/index.ts';

/** What a person calls each partner's service (G82 to G86). */
export const PARTNER_TITLES: Readonly<Record<HandoverPartner, string>> = {
  'medical-note': '医療の専門家に聞く',
  tomosnote: '仲間とつながる場',
  ancs: '医療用ウィッグ',
  bears: '家事代行',
  avic: 'くらしの支援',
};

export function isPartner(id: string): id is HandoverPartner {
  return Object.hasOwn(PARTNER_TITLES, id);
}

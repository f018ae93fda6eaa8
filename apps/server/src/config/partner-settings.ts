import type { HandoverPartner } from '@hidamari/domain/handover';

/** The two settings of each partner service (G82 to G86). */
export const PARTNER_SETTINGS = {
  'medical-note': { url: 'MEDICAL_NOTE_URL', secret: 'MEDICAL_NOTE_SECRET' },
  tomosnote: { url: 'TOMOSNOTE_URL', secret: 'TOMOSNOTE_SECRET' },
  ancs: { url: 'ANCS_URL', secret: 'ANCS_SECRET' },
  bears: { url: 'BEARS_URL', secret: 'BEARS_SECRET' },
  avic: { url: 'AVIC_URL', secret: 'AVIC_SECRET' },
} as const satisfies Record<HandoverPartner, { url: string; secret: string }>;

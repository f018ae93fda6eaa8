import type { ComponentType } from 'react';
import { portalNow } from '../portal-clock/index.ts';
import { duePromotion } from './promotion-memory.ts';

export interface DuePromotion {
  day: number;
  Promotion: ComponentType<{ day: number }>;
}

/** What shows the promotion, where it is due today; null on all other days, which fetch nothing more. */
export async function bringPromotion(): Promise<DuePromotion | null> {
  const day = duePromotion(() => localStorage, portalNow());
  if (day === null) return null;
  const { LinePromotion } = await import('./shown-promotion.tsx');
  return { day, Promotion: LinePromotion };
}

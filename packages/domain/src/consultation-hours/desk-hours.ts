import { formatClock } from '../japanese-dates/index.ts';
import { VARIANT_KEYS, VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { isOpen, type OpenState } from './open-state.ts';

/** Variants of which the same is true now, in words for staff. */
export interface DeskHours {
  /** 「保険・一般」; null where every variant says the same. */
  of: string | null;
  words: string;
  isOpen: boolean;
}

/** The hours of all variants at once, as short as they can be said: staff answer for every one of them (G6). */
export function deskHours(states: Readonly<Record<VariantKey, OpenState>>): DeskHours[] {
  const byWords = new Map<string, VariantKey[]>();
  for (const key of VARIANT_KEYS) {
    const words = shortWords(states[key]);
    byWords.set(words, [...(byWords.get(words) ?? []), key]);
  }
  return [...byWords].map(([words, keys]) => ({
    of: byWords.size === 1 ? null : keys.map((key) => VARIANTS[key].deskName).join('・'),
    words,
    isOpen: keys.every((key) => isOpen(states[key])),
  }));
}

function shortWords(state: OpenState): string {
  switch (state.kind) {
    case 'open':
    case 'closing-soon':
      return `受付中（${formatClock(state.closes)}まで）`;
    case 'before-opening':
      return `受付前（${formatClock(state.next.opens)}から）`;
    case 'closed-for-today':
      return '本日は終了';
    case 'closure':
      return '臨時のお休み';
    default:
      return 'お休み';
  }
}

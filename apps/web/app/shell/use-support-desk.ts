import {
  describeOpenState,
  hoursText,
  type OpenState,
  weeklyHoursText,
} from '@hidamari/domain/consultation-hours';
import {
  callCost,
  type DeskOffer,
  PHONE_NOT_READY_TEXT,
  telHref,
  VARIANTS,
  type VariantKey,
} from '@hidamari/domain/site-variants';
import type { TelephoneNumber } from '@hidamari/ui/call-box';
import type { OpenNow, OpenNowState } from '@hidamari/ui/open-now-line';
import { useClosedDays } from './closed-days/closed-days.tsx';
import { usePageData } from './page-data.ts';
import { useOpenState } from './use-open-state.ts';

const LAMPS: Record<OpenState['kind'], OpenNowState> = {
  open: 'open',
  'closing-soon': 'soon',
  'before-opening': 'closed',
  'closed-for-today': 'closed',
  'closed-day': 'closed',
  holiday: 'holiday',
  'year-end': 'holiday',
  closure: 'holiday',
};

/** The consultation desk of this variant, in the words and the state of this moment. */
export interface SupportDesk {
  variant: VariantKey;
  /** Until a number is configured its place says so, and nothing can be pressed (G2). */
  number: TelephoneNumber;
  openNow: OpenNow;
  isOpen: boolean;
  /** When it opens next, as 「11月28日（土）9:00から」; null while open, and where it is not known. */
  opening: string | null;
  /** What it offers at this hour (decision 0077). */
  offer: DeskOffer;
  /** What it costs, beside the number. */
  cost: string;
  /** The same as a sentence. */
  costSentence: string;
  /** Weekly hours, short. */
  weekly: string;
  /** Weekly hours and closed days. */
  hours: string;
  hasVoiceGuide: boolean;
}

/**
 * The telephone, its hours and whether it is answered now: drawn first on every screen where someone may be afraid.
 * Screens about one variant (landing pages) name it; all others show the desk of the variant they are opened on.
 */
export function useSupportDesk(ofVariant?: VariantKey): SupportDesk {
  const { phones, renderedAt, ...page } = usePageData();
  const closures = useClosedDays();
  const variant = ofVariant ?? page.variant;
  const phone = phones[variant];
  const state = useOpenState({ variant, closures: closures[variant], renderedAt });
  const words = describeOpenState(state);
  const href = telHref(phone);
  return {
    variant,
    number: { display: href === null ? PHONE_NOT_READY_TEXT : phone, href },
    openNow: { state: LAMPS[state.kind], text: words.headline, next: words.next ?? undefined },
    isOpen: words.isOpen,
    opening: words.opening,
    offer: words.isOpen ? VARIANTS[variant].deskOffers.open : VARIANTS[variant].deskOffers.closed,
    cost: callCost(phone).short,
    costSentence: callCost(phone).sentence,
    weekly: weeklyHoursText(variant),
    hours: hoursText(variant),
    hasVoiceGuide: VARIANTS[variant].hasVoiceGuide,
  };
}

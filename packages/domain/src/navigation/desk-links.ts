import { type DeskAction, VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { contactAddress } from './navigation.ts';

/** A way to a supporter now, with its own address and what is said beside it. */
export interface DeskLink {
  readonly way: DeskAction['way'];
  readonly label: string;
  /** Null for what is dialled. */
  readonly href: string | null;
  readonly icon: string;
  readonly note: string | null;
}

/** The desk at this moment, and who looks for it. */
export interface DeskMoment {
  readonly isOpen: boolean;
  /** When it opens next, as 「11月28日（土）9:00から」; null while open, and where that is not known. */
  readonly opening: string | null;
  readonly isLoggedIn: boolean;
  /** Nothing leads away from here: the steps of getting in (G14), and the page of a variant on another one's host. */
  readonly staysHere?: boolean;
}

/** What works now, in the order of its use: every key button to a supporter takes the first (decision 0077). */
export function deskLinks(variant: VariantKey, moment: DeskMoment): DeskLink[] {
  const { deskOffers } = VARIANTS[variant];
  const { ways } = moment.isOpen ? deskOffers.open : deskOffers.closed;
  return ways
    .filter(({ href }) => href === null || !moment.staysHere)
    .map((way) => ({
      way: way.way,
      label: way.label,
      href: addressOf(way, moment),
      icon: way.icon,
      note: noteOf(way, moment),
    }));
}

function addressOf({ href, visitorHref }: DeskAction, { isLoggedIn }: DeskMoment): string | null {
  if (href === null) return null;
  return contactAddress(isLoggedIn ? href : (visitorHref ?? href), { isLoggedIn });
}

function noteOf({ note, visitorHref }: DeskAction, { opening, isLoggedIn }: DeskMoment): string | null {
  if (note !== 'from-next-opening') return note;
  const answered = opening === null ? '次の受付日は決まりしだいお知らせします' : `${opening}お返事します`;
  return visitorHref === null || isLoggedIn ? answered : `会員の方が書けます。${answered}`;
}

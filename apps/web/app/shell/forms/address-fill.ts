import type { PostalCodeTown } from '@hidamari/contract/postal-codes';
import { isBlank } from '@hidamari/domain/japanese-text';

/** An address as it is typed. */
export interface AddressValues {
  postal_code: string;
  /** Key of one of the 47, or '' while none is chosen. */
  prefecture: string;
  city: string;
  /** Town, house number and building. */
  address: string;
}

/** What a look-up writes into a form. */
export type AddressFill = Omit<AddressValues, 'postal_code'>;

const PARTS = ['prefecture', 'city', 'address'] as const;

const fillOf = ({ prefecture, city, town }: PostalCodeTown): AddressFill => ({
  prefecture,
  city,
  address: town,
});

/** A town as a person reads it: 東京都調布市小島町. */
export const townName = ({ prefecture_label, city, town }: PostalCodeTown) =>
  `${prefecture_label}${city}${town}`;

/** True for what the person wrote themselves: neither nothing nor what the last look-up put there. */
const isOwn = (part: (typeof PARTS)[number], now: AddressFill, last: AddressFill | null) =>
  !isBlank(now[part]) && now[part] !== last?.[part];

/** The form with a town filled in. What the person wrote after the town, or where the code knows nothing, stays. */
export function fillIn(town: PostalCodeTown, now: AddressFill, last: AddressFill | null): AddressFill {
  const found = fillOf(town);
  const next = (part: (typeof PARTS)[number]) =>
    isOwn(part, now, last) && now[part].startsWith(found[part]) ? now[part] : found[part];
  return { prefecture: next('prefecture'), city: next('city'), address: next('address') };
}

/** True when filling the town in would take away something the person wrote: they are asked first. */
export function wouldOverwrite(town: PostalCodeTown, now: AddressFill, last: AddressFill | null): boolean {
  const next = fillIn(town, now, last);
  return PARTS.some((part) => isOwn(part, now, last) && next[part] !== now[part]);
}

import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type PrintAddress, printHref, readPrintAddress } from './print-address.ts';

/**
 * Own days are chosen in six lists: whoever walks through them with the arrow keys passes many days, and each would have
 * its sheets drawn.
 */
export const OWN_DAYS_REST_MS = 400;

/**
 * What is chosen by the address. A choice holds at once, while the walk to its address is still to come or under way:
 * a file that is saved in between is the chosen one. From there on the address leads again, so that going back shows
 * what was chosen then. `isArrived`: the address says what is chosen.
 */
export function useChosenAddress(today: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const arrived = readPrintAddress(search, today);
  const [wish, setWish] = useState<PrintAddress | null>(null);
  const walk = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(walk.current), []);
  const isArrived = wish === null || printHref(wish) === printHref(arrived);
  // Not in an effect: between, an older address would lead.
  if (wish !== null && isArrived) setWish(null);
  const go = (next: PrintAddress, afterMs = 0) => {
    setWish(next);
    clearTimeout(walk.current);
    const there = () => void navigate(printHref(next), { preventScrollReset: true, replace: true });
    if (afterMs === 0) there();
    else walk.current = setTimeout(there, afterMs);
  };
  return { address: wish ?? arrived, arrived, isArrived, go };
}

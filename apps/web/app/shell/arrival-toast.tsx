import { FIRST_VISIT_PARAMETER } from '@hidamari/domain/onboarding';
import { type ToastId, toastText } from '@hidamari/domain/toasts';
import { useToast } from '@hidamari/ui/toast';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

const KEY = 'hidamari-arrival-toast';

/** In the address of a page for which a toast waits; an address that says so is drawn for one visit (decision 0113). */
const TOLD_PARAMETER = 'told';

/** Home, for whoever may be there without a login: that home is a document, which shows no toast. */
export const HOME_WITH_TOAST = `/?${TOLD_PARAMETER}=1`;

/** What is for one arrival alone, and leaves the address with it. */
const OF_ARRIVAL = [FIRST_VISIT_PARAMETER, TOLD_PARAMETER];

/** Keeps a toast for the page that is loaded next: a sign-in step ends with a whole new page. */
export function saveArrivalToast(id: ToastId): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage the page itself still shows where the person is.
  }
}

function takeToast(): string | null {
  try {
    const id = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return toastText(id);
  } catch {
    return null;
  }
}

/** Shows what the page before wanted to say (specification section 8), and takes what was for the arrival off the address (G130). */
export function ArrivalToast() {
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useEffect(() => {
    const text = takeToast();
    if (text !== null) toast({ text });
  }, [toast]);
  useEffect(() => {
    if (!OF_ARRIVAL.some((name) => query.has(name))) return;
    const rest = new URLSearchParams(query);
    for (const name of OF_ARRIVAL) rest.delete(name);
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [query, navigate]);
  return null;
}

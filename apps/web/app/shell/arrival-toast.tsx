import { FIRST_VISIT_PARAMETER } from '@hidamari/domain/onboarding';
import { type ToastId, toastText } from '@hidamari/domain/toasts';
import { useToast } from '@hidamari/ui/toast';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

const KEY = 'hidamari-arrival-toast';

/** Keeps a toast for the page that is loaded next: a sign-in step ends with a whole new page. */
export function tellOnArrival(id: ToastId): void {
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

/** Shows what the page before wanted to say (specification section 8), and takes `is_first` off the address (G130). */
export function ArrivalToast() {
  const toast = useToast();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useEffect(() => {
    const text = takeToast();
    if (text !== null) toast({ text });
  }, [toast]);
  useEffect(() => {
    if (!query.has(FIRST_VISIT_PARAMETER)) return;
    const rest = new URLSearchParams(query);
    rest.delete(FIRST_VISIT_PARAMETER);
    navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [query, navigate]);
  return null;
}

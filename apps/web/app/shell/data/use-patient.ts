import { fullName } from '@hidamari/domain/members';
import { useQuery } from '@tanstack/react-query';
import { usePageData } from '../page-data.ts';
import { pageApi } from './contract-calls.ts';
import { currentUserQuery } from './current-user.ts';

interface Patient {
  name: string;
  /** YYYY-MM-DD, where it is known. */
  birthday: string | null;
}

/**
 * Whom the hospital knows: the member, where they write of themselves. Null for a relative, whose name is not the
 * patient's; undefined while it is not known, and for a concierge.
 */
export function usePatient(): Patient | null | undefined {
  const isActing = usePageData().member?.acting !== undefined;
  const { data: user } = useQuery({ ...currentUserQuery(pageApi()), enabled: !isActing });
  if (!user) return undefined;
  return user.is_self ? { name: fullName(user.last_name, user.first_name), birthday: user.birthday } : null;
}

/** A browser may call a connection back before anything goes through it, and then says no more: so it is tried now and then. */
const TRY_AGAIN_EVERY_MS = 10_000;

/**
 * Calls `tryAgain` whenever a connection that was lost may be back: with true when the browser says so, and with false every ten
 * seconds while it says that there is one. Whoever has nothing to send does nothing. Returns how to stop.
 */
export function whenMaybeOnline(tryAgain: (isSaid: boolean) => void): () => void {
  const onSaid = () => tryAgain(true);
  const timer = setInterval(() => {
    if (navigator.onLine !== false) tryAgain(false);
  }, TRY_AGAIN_EVERY_MS);
  window.addEventListener('online', onSaid);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onSaid);
  };
}

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

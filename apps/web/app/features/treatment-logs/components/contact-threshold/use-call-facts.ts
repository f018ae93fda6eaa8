import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import type { ScriptFacts } from '@hidamari/domain/contact-thresholds';
import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../../../../shell/data/current-user.ts';
import { pageApi } from '../../../../shell/data/page-api.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { contactThresholdQuery } from '../../contact-threshold-queries.ts';

/** The card; null while nothing was copied; undefined while it is not known, and for a concierge, who may not see it. */
export function useContactThreshold(): ContactThreshold | null | undefined {
  const isActing = usePageData().member?.acting !== undefined;
  const { data } = useQuery({ ...contactThresholdQuery(pageApi()), enabled: !isActing });
  return data?.data;
}

/** Whom the hospital knows: the member, where they write of themselves. Null while that is not known. */
export function usePatient(): ScriptFacts['patient'] {
  const isActing = usePageData().member?.acting !== undefined;
  const { data: user } = useQuery({ ...currentUserQuery(pageApi()), enabled: !isActing });
  if (!user?.is_self) return null;
  return { name: `${user.last_name} ${user.first_name}`, birthday: user.birthday };
}

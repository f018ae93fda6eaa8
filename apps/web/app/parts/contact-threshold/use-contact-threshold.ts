import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../shell/data/contract-calls.ts';
import { usePageData } from '../../shell/page-data.ts';
import { contactThresholdQuery } from './contact-threshold-queries.ts';

function useCardQuery() {
  const isActing = usePageData().member?.acting !== undefined;
  return useQuery({ ...contactThresholdQuery(pageApi()), enabled: !isActing });
}

/** The card; null while nothing was copied; undefined while it is not known, and for a concierge, who may not see it. */
export function useContactThreshold(): ContactThreshold | null | undefined {
  return useCardQuery().data?.data;
}

/** True while the first answer is on its way: what would be said without a card may be wrong in a moment. */
export function useIsThresholdAwaited(): boolean {
  return useCardQuery().isLoading;
}

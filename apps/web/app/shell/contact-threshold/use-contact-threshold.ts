import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../data/page-api.ts';
import { usePageData } from '../page-data.ts';
import { contactThresholdQuery } from './contact-threshold-queries.ts';

/** The card; null while nothing was copied; undefined while it is not known, and for a concierge, who may not see it. */
export function useContactThreshold(): ContactThreshold | null | undefined {
  const isActing = usePageData().member?.acting !== undefined;
  const { data } = useQuery({ ...contactThresholdQuery(pageApi()), enabled: !isActing });
  return data?.data;
}

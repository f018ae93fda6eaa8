import type { ResultOf } from '@hidamari/contract/endpoint';
import type { readLineLinkEndpoint } from '@hidamari/contract/messaging';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lineLinkQuery } from '../../parts/line/line-link-query.ts';
import { pageApi } from '../../shell/data/contract-calls.ts';
import { nextLook } from './liff-port.ts';
import { faultOfAttempt, lineErrorHref } from './line-outcomes.ts';

export type LineLink = ResultOf<typeof readLineLinkEndpoint>;

const isAwaited = (link: LineLink | undefined) => link?.is_linked === false && link.attempt === 'waiting';

/** How the link stands, looked at again and again while LINE is awaited; what led to nothing goes to its page. */
export function useLinkEnd() {
  const [firstLook, setFirstLook] = useState(0);
  const query = useQuery({
    ...lineLinkQuery(pageApi()),
    refetchInterval: ({ state }) =>
      isAwaited(state.data) ? nextLook(state.dataUpdateCount + state.errorUpdateCount - firstLook) : false,
  });
  const { data: link, isFetching, refetch, errorUpdateCount } = query;
  const looks = useQueryClient().getQueryState<LineLink>(lineLinkQuery(pageApi()).queryKey);
  const count = (looks?.dataUpdateCount ?? 0) + errorUpdateCount;

  const fault = link && !link.is_linked ? faultOfAttempt(link.attempt) : null;
  useEffect(() => {
    if (fault !== null) window.location.replace(lineErrorHref(fault));
  }, [fault]);

  const lookAgain = () => {
    setFirstLook(count);
    void refetch();
  };
  return { link, isSlow: nextLook(count - firstLook) === false, isFetching, lookAgain };
}

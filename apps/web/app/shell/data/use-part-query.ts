import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { focusQuietly } from '../scrolling.ts';
import { whyFailed } from './why-failed.ts';

/** What a part that could not be read draws in its place, and its button. */
export interface PartQuery {
  hasFailed: boolean;
  again: { onReload: () => void; isReloading: boolean; why: string | undefined };
}

/**
 * Of a part of a page that is asked for by itself: whether it failed, still so while it is asked for once more. A query
 * forgets its error as it sets out again; the button would go from under the hand, and the keyboard with it. Once the part
 * is there, the keyboard goes on from its heading.
 * @param heading selector of the heading above the part.
 */
export function usePartQuery(
  query: Pick<
    UseQueryResult,
    'data' | 'error' | 'errorUpdateCount' | 'fetchStatus' | 'isFetching' | 'refetch'
  >,
  heading: string,
): PartQuery {
  const { data, error, errorUpdateCount, fetchStatus, isFetching, refetch } = query;
  const isAwaited = useRef(false);
  const isThere = data !== undefined;
  useEffect(() => {
    const place = document.querySelector<HTMLElement>(heading);
    if (isThere && isAwaited.current && place) focusQuietly(place);
    if (isThere) isAwaited.current = false;
  }, [isThere, heading]);
  return {
    hasFailed: !isThere && (errorUpdateCount > 0 || fetchStatus === 'paused'),
    again: {
      why: whyFailed(error),
      isReloading: isFetching,
      onReload: () => {
        isAwaited.current = true;
        void refetch();
      },
    },
  };
}

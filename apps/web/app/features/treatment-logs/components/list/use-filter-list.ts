import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { type LogListFilters, listHref } from '../../list-address.ts';

/** A change of one filter, made to what was asked for last. */
export type FilterChange = (asked: LogListFilters) => LogListFilters;

/**
 * Narrows the list. Two quick presses both count: the second changes what the first has asked for, though the list of
 * the first is not drawn yet and may never be.
 */
export function useFilterList(shown: LogListFilters): (change: FilterChange) => void {
  const navigate = useNavigate();
  const isStill = useNavigation().state === 'idle';
  const asked = useRef(shown);
  const address = listHref(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filters are those of the address
  useEffect(() => {
    if (isStill) asked.current = shown;
  }, [address, isStill]);
  return (change) => {
    asked.current = change(asked.current);
    navigate(listHref(asked.current), { preventScrollReset: true });
  };
}

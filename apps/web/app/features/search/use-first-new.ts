import { type RefObject, useEffect, useRef } from 'react';
import { focusQuietly } from '../../shell/scrolling.ts';

/**
 * For a list that grows below a button: the button may go with the last rows, and the keyboard goes on from the first
 * new one, as where 「もっと見る」 is a link. Call `onMore` when more is asked for.
 * @param shown how many rows there are.
 */
export function useFirstNew(shown: number): {
  list: RefObject<HTMLUListElement | null>;
  onMore: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || shown <= from.current) return;
    const link = list.current?.children[from.current]?.querySelector('a');
    from.current = null;
    if (link) focusQuietly(link);
  }, [shown]);
  return {
    list,
    onMore: () => {
      from.current = shown;
    },
  };
}

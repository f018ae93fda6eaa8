import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether the end of a conversation is before the eyes: in the window, in a tab that is looked at. Whoever is there is
 * kept there when more comes; whoever reads further up is not moved.
 * @param count how much the conversation holds: a new value is news.
 */
export function useEndInView(end: RefObject<HTMLElement | null>, count: number) {
  const [isInView, setInView] = useState(false);
  const wasInView = useRef(false);
  const [seenCount, setSeenCount] = useState(count);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let isIntersecting = false;
    const look = () => setInView(isIntersecting && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(([entry]) => {
      isIntersecting = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is what moves the end.
  useLayoutEffect(() => {
    if (wasInView.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, end]);
  useEffect(() => {
    wasInView.current = isInView;
    if (isInView) setSeenCount(count);
  }, [isInView, count]);
  return { isInView, hasNews: count > seenCount };
}

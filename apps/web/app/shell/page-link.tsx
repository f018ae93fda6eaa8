import { LINK_PREFETCH_MARGIN_PX } from '@hidamari/domain/limits';
import type { LinkProps } from '@hidamari/ui/link';
import { useEffect, useRef, useState } from 'react';
import { Link, PrefetchPageLinks } from 'react-router';
import { useCalmPage } from './calm-page.ts';

/**
 * True once the element has come within the prefetch margin of the view (specification section 9: 200 px).
 * Stays false where prefetching is off.
 */
function useNearView(isOn: boolean) {
  const ref = useRef<HTMLAnchorElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!isOn || isNear || !element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${LINK_PREFETCH_MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOn, isNear]);
  return { ref, isNear };
}

function asksToSaveData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true;
}

/**
 * The link that walks to another screen without a new page. The screen is fetched a little before its link
 * comes into view, except on focus pages (G13) and where the person's phone asks to save data.
 */
export function PageLink({ href, children, ref: _outer, ...rest }: LinkProps) {
  const calm = useCalmPage();
  const [mayFetch, setMayFetch] = useState(false);
  useEffect(() => setMayFetch(!calm && !asksToSaveData()), [calm]);
  const { ref, isNear } = useNearView(mayFetch);
  const path = href.split('#')[0] ?? href;
  return (
    <>
      <Link to={href} ref={ref} {...rest}>
        {children}
      </Link>
      {isNear && mayFetch && path !== '' ? <PrefetchPageLinks page={path} /> : null}
    </>
  );
}

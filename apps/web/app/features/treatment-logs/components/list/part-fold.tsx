import { Fold } from '@hidamari/ui/fold';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusQuietly } from '../../../../shell/scrolling.ts';

interface PartFoldProps {
  summary: string;
  /** True where the address asks for something that lies inside. */
  openAtFirst?: boolean;
  children: ReactNode;
}

/**
 * A part of the list page that is one row on a telephone, so that the logs are not screens away; on a desk it lies open
 * beside them and shows no row. An address that ends in a place inside opens it.
 */
export function PartFold({ summary, openAtFirst = false, children }: PartFoldProps) {
  const part = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again.
  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    const fold = target?.closest('details');
    if (!target || !fold || fold.open || !part.current?.contains(fold)) return;
    fold.open = true;
    target.scrollIntoView();
    // While it was closed nothing in it could take the focus of whoever arrives.
    focusQuietly(target);
  }, [hash, key]);
  return (
    <div ref={part} className="log-page-fold">
      <Fold summary={summary} openAtFirst={openAtFirst}>
        {children}
      </Fold>
    </div>
  );
}

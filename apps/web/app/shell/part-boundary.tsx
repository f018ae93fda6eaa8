import { PartFailed } from '@hidamari/ui/part-failed';
import type { ReactNode } from 'react';
import { FaultBoundary } from './fault-boundary.tsx';

interface PartBoundaryProps {
  /** Which part: 「お知らせ」. */
  what: string;
  children: ReactNode;
}

/**
 * A part of a page whose fault does not take the page away, with what is written there: it says so in its place, and can
 * be drawn again (G103). Place it around what can be done without, never around a form.
 */
export function PartBoundary({ what, children }: PartBoundaryProps) {
  return (
    <FaultBoundary fallback={(tryAgain) => <PartFailed what={what} onReload={tryAgain} />}>
      {children}
    </FaultBoundary>
  );
}

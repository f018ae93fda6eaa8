import './after-hours.css';
import { lazy, Suspense } from 'react';
import { FaultBoundary } from '../fault-boundary.tsx';
import { useSupportDesk } from '../use-support-desk.ts';

const AfterHours = lazy(async () => ({ default: (await import('./after-hours.tsx')).AfterHours }));

const nothing = () => null;

/**
 * The same at the end of a page that few see while the desk is closed: brought then alone. Only the
 * footer stands below it, and where it does not come the page goes on without it.
 */
export function AfterHoursLater() {
  if (useSupportDesk().isOpen) return null;
  return (
    <FaultBoundary fallback={nothing}>
      <Suspense fallback={null}>
        <AfterHours />
      </Suspense>
    </FaultBoundary>
  );
}

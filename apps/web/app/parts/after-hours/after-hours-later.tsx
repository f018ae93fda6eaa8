import './after-hours.css';
import { lazy, Suspense } from 'react';
import { FaultBoundary } from '../../shell/fault-boundary.tsx';
import { useSupportDesk } from '../../shell/use-support-desk.ts';

/** On the server it is there at once: in a document nothing may be waited for. In a browser it comes alone. */
const AfterHours = import.meta.env.SSR
  ? (await import('./after-hours.tsx')).AfterHours
  : lazy(async () => ({ default: (await import('./after-hours.tsx')).AfterHours }));

const nothing = () => null;

/**
 * The same at the end of a page that few see while the desk is closed: brought then alone. Only the
 * footer stands below it, and where it does not come the page goes on without it.
 */
export function AfterHoursLater() {
  const { isOpen } = useSupportDesk();
  return (
    // There at every hour: a document that stands open takes over what it says at the next (`followHours`).
    <div className="contents" data-hours="after-hours">
      {isOpen ? null : (
        <FaultBoundary fallback={nothing}>
          <Suspense fallback={null}>
            <AfterHours />
          </Suspense>
        </FaultBoundary>
      )}
    </div>
  );
}

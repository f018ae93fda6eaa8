import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { addDays } from '@hidamari/domain/japanese-dates';
import { freeTextsOf } from '@hidamari/domain/treatment-logs';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { ThresholdNotice } from '../../../../parts/contact-threshold/threshold-notice.tsx';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { useToday } from '../../../../shell/use-now.ts';
import type { JustSaved } from '../../log-page-data.ts';

const never = () => () => {};

/** Known to the browser's history alone: while a page comes alive again after a reload, both sides draw the same. */
function useIsJustSaved(): boolean {
  const { state } = useLocation();
  const isJustSaved = Boolean((state as Partial<JustSaved> | null)?.isJustSaved);
  return useSyncExternalStore(
    never,
    () => isJustSaved,
    () => false,
  );
}

/**
 * Above a log: the crisis card once it was saved (G119), and the card of the member's hospital where the log meets it (G75):
 * after a save, and while the log is of today or yesterday. An older page of the diary calls nobody any more.
 */
export function SavedNotices({ log }: { log: TreatmentLog }) {
  const today = useToday();
  const isJustSaved = useIsJustSaved();
  const isRecent = log.log_date >= addDays(today, -1);
  return (
    <div className="grid gap-4 [&:has(section,p)]:pb-8">
      {isJustSaved ? <CrisisNote text={freeTextsOf(log)} /> : null}
      {isJustSaved || isRecent ? <ThresholdNotice entry={log} /> : null}
    </div>
  );
}

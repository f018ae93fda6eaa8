import type { TrashedLog } from '@hidamari/contract/treatment-logs';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useState } from 'react';
import type { FailedSave } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useNow } from '../../../../shell/use-now.ts';
import { trashedLogHeading } from '../../log-words/log-heading.ts';
import { timeLeft } from '../../log-words/time-left.ts';
import { failedRestoreOf, useRestoreLog } from './use-restore-log.ts';

/** The id of an entry's button: when an entry goes, the focus moves to the one in its place. */
export function restoreButtonId(index: number): string {
  return `take-back-${index}`;
}

type Props = {
  log: TrashedLog;
  index: number;
  /** Told before the log is asked back. */
  onPress: () => void;
};

/** One deleted log: its day and name, how long it is still there, and the way back. */
export function TrashEntry({ log, index, onPress }: Props) {
  const { isBusy, failure, takeBack } = useTakingBack(log);
  const now = useNow();
  const heading = trashedLogHeading(log);
  return (
    <li className="grid gap-3 border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="grid min-w-0 flex-1 basis-56 gap-0.5 leading-snug">
          <span className="ui-meta ui-num">{formatJapaneseDate(log.log_date)}</span>
          <b className="wrap-anywhere">{heading}</b>
          <span className="ui-meta ui-num">{timeLeft(log, now)}</span>
        </p>
        <Button
          id={restoreButtonId(index)}
          kind="plain"
          size="small"
          busy={isBusy ? '戻しています…' : undefined}
          onClick={() => {
            onPress();
            takeBack();
          }}
        >
          <VisuallyHidden>{`「${heading}」を`}</VisuallyHidden>
          元に戻す
        </Button>
      </div>
      <FailedSaveNotice failure={failure} onSendAgain={takeBack} />
    </li>
  );
}

function useTakingBack({ id }: TrashedLog) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const send = useRestoreLog();
  const takeBack = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await send(id);
    } catch (error) {
      setFailure(failedRestoreOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, takeBack };
}

import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { formatClock, japanTime, parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Icon } from '@hidamari/ui/icon';
import { useRef } from 'react';
import type { FailedSave } from '../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../shell/forms/failed-save-notice.tsx';
import { useCanSaveDrafts } from '../../shell/forms/use-draft.ts';

type Props = {
  /** The log that holds the answers; null while none does. */
  log: CheckIn['log'];
  isAnswered: boolean;
  /** An answer is on its way, or waits for a connection. */
  isWaiting: boolean;
  failure: FailedSave | null;
  send: () => void;
  undo: (() => void) | null;
};

/** What became of the tap, and what can follow: taking it back, or writing more. Below the answers, where it moves nothing. */
export function CheckInStatus({ log, isAnswered, isWaiting, failure, send, undo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isSaved = log !== null && !isWaiting && isAnswered;
  const takeBack = () => {
    // The button goes with the answer: whoever types goes on from the line that says what happened.
    place.current?.focus({ preventScroll: true });
    undo?.();
  };
  return (
    <div ref={place} tabIndex={-1} className="check-in-status">
      <p role="status">
        {isSaved ? <Saved at={log?.updated_at ?? ''} /> : null}
        {isWaiting && failure && failure.outcome !== 'consent' ? <Waiting /> : null}
      </p>
      {failure && !isConnectionLost(failure) ? (
        <FailedSaveNotice failure={failure} onSendAgain={send} />
      ) : null}
      {undo || isSaved ? (
        <div className="flex flex-wrap gap-2">
          {undo ? (
            <Button kind="quiet" size="small" onClick={takeBack}>
              取り消す
            </Button>
          ) : null}
          {isSaved && log ? (
            <ButtonLink
              kind="quiet"
              size="small"
              icon="pen"
              href={screenHref('/treatment-logs/:id/edit', { id: log.id })}
            >
              くわしく書く
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** No answer came at all: nothing has to be done, the tap is sent by itself. */
const isConnectionLost = ({ error }: FailedSave) => error === null || error.status === 0;

function Saved({ at }: { at: string }) {
  const saved = parseWireTimestamp(at);
  return (
    <span className="check-in-saved">
      <Icon name="check" size={20} />
      <span>
        <span>きょうの調子を残しました</span>
        {saved ? <span className="ui-num ml-2 text-ink-soft">{formatClock(japanTime(saved))}</span> : null}
      </span>
    </span>
  );
}

function Waiting() {
  const place = useCanSaveDrafts() ? 'このタブ' : 'この画面';
  return (
    <span>{`いまは送れません。押した答えは、${place}を閉じるまで残ります。つながったら、自動で送ります。`}</span>
  );
}

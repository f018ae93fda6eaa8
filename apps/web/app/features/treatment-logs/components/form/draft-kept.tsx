import { formatClock, japanTime } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';

/** When the draft of a form was last kept in this tab; spoken when it changes. */
export function DraftKept({ at }: { at: Date | null }) {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ok">
      {at ? (
        <>
          <Icon name="check" size={20} />
          <span>
            下書きを保存しました
            <span className="ui-num ml-2 text-ink-soft">{formatClock(japanTime(at))}</span>
          </span>
        </>
      ) : null}
    </p>
  );
}

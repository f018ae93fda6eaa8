import { DRAFT } from '@hidamari/domain/drafts';
import { formatClock, japanTime } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';
import { NO_DRAFTS_TEXT, useCanKeepDrafts } from '../../../../shell/forms/use-draft.ts';

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

/**
 * How long the draft of this form stays (G67).
 * @param isBeside an older draft is still offered: until it is answered, the tab alone has what is being written.
 */
export function DraftNote({ isBeside }: { isBeside: boolean }) {
  if (!useCanKeepDrafts()) return <p className="ui-meta">{NO_DRAFTS_TEXT}</p>;
  return (
    <p className="ui-meta">
      {isBeside
        ? 'いま書いているものは、このタブを閉じるまで下書きとして残ります。この画面のはじめでおたずねしている下書きをどうするか選ぶと、この端末にも残ります。'
        : `書いている途中のものは、下書きとして${DRAFT.keptDays}日まで、この端末に残ります。ログアウトすると消えます。`}
    </p>
  );
}

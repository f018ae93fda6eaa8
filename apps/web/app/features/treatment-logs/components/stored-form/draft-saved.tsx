import { DRAFT } from '@hidamari/domain/drafts';
import { formatClock, japanTime } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';
import { NO_DRAFTS_TEXT, useCanSaveDrafts } from '../../../../shell/forms/use-draft.ts';

/** When the draft of a form was last kept in this tab; spoken when it changes. */
export function DraftSaved({ at }: { at: Date | null }) {
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
 * @param keptFor `tab` too where this device could not keep it beyond the tab.
 */
export function DraftNote({ isBeside, keptFor }: { isBeside: boolean; keptFor: 'tab' | 'days' }) {
  if (!useCanSaveDrafts()) return <p className="ui-meta">{NO_DRAFTS_TEXT}</p>;
  if (keptFor === 'tab' && !isBeside)
    return (
      <p className="ui-meta">
        いま書いているものは、このタブを閉じるまで下書きとして残ります。タブを閉じたあとまでは、いまは残せません。
      </p>
    );
  return (
    <p className="ui-meta">
      {isBeside
        ? 'いま書いているものは、このタブを閉じるまで下書きとして残ります。この画面のはじめでおたずねしている下書きをどうするか選ぶと、この端末にも残ります。'
        : `書いている途中のものは、下書きとして${DRAFT.keptDays}日まで、この端末に残ります。ログアウトすると消えます。`}
    </p>
  );
}

import { DRAFT_FOUND_TEXT } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { QuestionDialog } from '@hidamari/ui/dialog';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useState } from 'react';
import { focusQuietly } from '../../../../shell/scrolling.ts';

type Props = {
  /** Something stands in the form that going on from the draft would replace, asked at the moment of the press. */
  isUnsaved: () => boolean;
  onTake: () => void;
  onDrop: () => void;
};

/** An answered offer goes, and its buttons with it: the focus begins anew where the page begins. */
function toHeadingWhenLost() {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) focusQuietly(heading);
}

/** A draft of this tab was found (G67): go on from it, or put it away. What was written meanwhile is asked about. */
export function DraftOffer({ isUnsaved, onTake, onDrop }: Props) {
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  useEffect(() => toHeadingWhenLost, []);
  return (
    <>
      <Notice tone="info" icon="pen" live title={DRAFT_FOUND_TEXT}>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={() => (isUnsaved() ? setAsking(true) : onTake())}>
            続きから書く
          </Button>
          <Button kind="plain" size="small" onClick={onDrop}>
            下書きを消す
          </Button>
        </div>
      </Notice>
      <QuestionDialog
        isOpen={isAsking}
        onClose={stay}
        title="下書きの続きから書きますか"
        answer={{ label: 'いまのまま書く', onPress: stay }}
        otherAnswer={{ label: '下書きの続きから書く', onPress: onTake }}
      >
        <p>いまこの画面に書いたものは消えて、元に戻せません。</p>
      </QuestionDialog>
    </>
  );
}

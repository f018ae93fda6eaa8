import type { HandoverOffer } from '@hidamari/contract/handover';
import { type HandoverPartner, handoverWarning, NEVER_GIVEN, PARTNERS } from '@hidamari/domain/handover';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { HandedOverData } from './handed-over-data.tsx';
import { useHandover } from './use-handover.ts';

interface HandoverDialogProps {
  isOpen: boolean;
  onClose: () => void;
  partner: HandoverPartner;
  operator: string;
  offer: HandoverOffer;
}

/** The warning before anything leaves the house (specification section 6): the consent is to these words alone. */
export function HandoverDialog({ isOpen, onClose, partner, operator, offer }: HandoverDialogProps) {
  const { goOn, isBusy, failure, stop } = useHandover(partner, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={stop}
      title={`${operator}へ進みますか`}
      actions={
        <>
          <Button width="full" onClick={goOn} busy={isBusy ? '進んでいます…' : undefined}>
            同意して進む
          </Button>
          <Button kind="plain" width="full" onClick={stop}>
            やめる
          </Button>
        </>
      }
    >
      <div className="handover">
        <p>
          <b>{handoverWarning(partner, operator)}</b>
        </p>
        <p>渡すのは、次のものだけです。</p>
        <HandedOverData offer={offer} />
        <p>{NEVER_GIVEN}</p>
        <p>{`何のために：${PARTNERS[partner].purpose}`}</p>
        {offer.is_example ? (
          <p>見本のページが、この画面に開きます。実際の会社には、何も送られません。</p>
        ) : (
          <p>この会社のページが、この画面に開きます。ブラウザーの「戻る」で、ここに戻れます。</p>
        )}
        <p className="ui-meta">{`この文の日付：${formatJapaneseDate(PARTNERS[partner].consentVersion)}`}</p>
        <FailedSaveNotice failure={failure} />
        {failure?.outcome === 'conflict' ? (
          <div>
            <Button kind="plain" icon="refresh" onClick={() => location.reload()}>
              ページを読み込み直す
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

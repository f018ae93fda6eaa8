import type { Consent } from '@hidamari/contract/privacy';
import { ILLNESS_DATA_DAYS } from '@hidamari/domain/privacy';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { Notice } from '@hidamari/ui/notice';
import { useState } from 'react';
import { IllnessConsentText, type IllnessText } from '../../../parts/content/illness-consent-text.tsx';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import type { ChangeConsent } from '../use-change-consent.ts';
import { minuteOfStamp } from '../use-change-consent.ts';
import { ConsentCard } from './consent-card.tsx';

const KIND = 'sensitive_data';

interface IllnessConsentProps extends ChangeConsent {
  consent: Consent;
  text: IllnessText;
}

/** What stops and what is erased, before anything does. */
function TakeBackDialog({
  isOpen,
  onClose,
  onTakeBack,
}: {
  isOpen: boolean;
  onClose: () => void;
  onTakeBack: () => void;
}) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="病気についての情報の同意を取り消しますか"
      actions={
        <>
          <Button kind="danger" width="full" onClick={onTakeBack}>
            同意を取り消す
          </Button>
          <Button kind="plain" width="full" onClick={onClose}>
            取り消さない
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        <p>取り消すと、次のようになります。</p>
        <ul className="grid list-disc gap-1 pl-6">
          <li>治療ログは、すぐに、見ることも書くこともできなくなります。</li>
          <li>登録した診断と、ほかの病気、モニター登録に書いたことも、すぐに使わなくなります。</li>
          <li>
            アンケートには、答えられなくなります。お名前を外して集計に使った答えは、どなたのものか分からないため、残ります。
          </li>
          <li>{`${ILLNESS_DATA_DAYS}日たつと、これらをすべて消します。消したものは、元に戻せません。`}</li>
          <li>{`${ILLNESS_DATA_DAYS}日のうちに同意し直すと、元のとおりに戻ります。`}</li>
        </ul>
        <p>会員のまま、記事とお電話でのご相談は、これまでどおりお使いになれます。</p>
      </div>
    </Dialog>
  );
}

/** The consent to keep what concerns an illness: taken back with a question first, given again with its text at hand. */
export function IllnessConsent({ consent, text, change, isBusy, failureOf }: IllnessConsentProps) {
  const [isAsking, setAsking] = useState(false);
  const { is_agreed: isAgreed, restorable_until: until } = consent;
  const takeBack = () => {
    setAsking(false);
    change(KIND, false, '病気についての情報の同意を取り消しました');
  };
  const giveAgain = () => change(KIND, true, '病気についての情報を預けることに同意しました');
  return (
    <ConsentCard consent={consent}>
      <IllnessConsentText text={text} />
      {isAgreed ? (
        <div>
          <Button
            kind="plain"
            onClick={() => setAsking(true)}
            busy={isBusy(KIND) ? '取り消しています…' : undefined}
          >
            病気についての情報の同意を取り消す
          </Button>
        </div>
      ) : (
        <>
          <Notice tone="caution">
            {until ? (
              <p>{`病気についての情報は、いまは使われていません。${minuteOfStamp(until)}までに同意し直すと、元のとおりに戻ります。それを過ぎると、すべて消します。`}</p>
            ) : (
              <p>病気についての情報は、お預かりしていません。同意すると、治療ログを書けるようになります。</p>
            )}
          </Notice>
          <div>
            <Button onClick={giveAgain} busy={isBusy(KIND) ? '送っています…' : undefined}>
              病気についての情報を預けることに同意する
            </Button>
          </div>
        </>
      )}
      <FailedSaveNotice failure={failureOf(KIND)} onSendAgain={isAgreed ? takeBack : giveAgain} />
      <TakeBackDialog isOpen={isAsking} onClose={() => setAsking(false)} onTakeBack={takeBack} />
    </ConsentCard>
  );
}

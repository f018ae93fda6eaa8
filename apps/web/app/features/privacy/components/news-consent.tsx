import type { Consent } from '@hidamari/contract/privacy';
import { Button } from '@hidamari/ui/button';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import type { ChangeConsent } from '../use-change-consent.ts';
import { ConsentCard } from './consent-card.tsx';

const KIND = 'news';

/** News by mail: on and off at once, as easily the one as the other. */
export function NewsConsent({ consent, change, isBusy, failureOf }: ChangeConsent & { consent: Consent }) {
  const { is_agreed: isAgreed } = consent;
  const done = isAgreed ? 'お知らせのメールを止めました' : 'お知らせのメールをお送りします';
  const turn = () => change(KIND, !isAgreed, done);
  return (
    <ConsentCard consent={consent}>
      <div>
        <Button kind="plain" onClick={turn} busy={isBusy(KIND) ? '送っています…' : undefined}>
          {isAgreed ? 'お知らせのメールを止める' : 'お知らせのメールを受け取る'}
        </Button>
      </div>
      <FailedSaveNotice failure={failureOf(KIND)} onSendAgain={turn} />
    </ConsentCard>
  );
}

import type { HandoverOffer } from '@hidamari/contract/handover';
import { AppError } from '@hidamari/domain/errors';
import { type HandoverPartner, handoverWarning, NEVER_GIVEN, PARTNERS } from '@hidamari/domain/handover';
import { formatJapaneseDate } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { handoverCalls } from '../../../../shell/data/contract-calls.ts';
import type { FailedSave } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { failedHandoverOf } from './failed-handover.ts';
import { HandedOverData } from './handover-note.tsx';

async function askForToken(partner: HandoverPartner) {
  // Brought when somebody goes on: the pages of services, many of them for everybody, do without.
  const { issueHandoverTokenEndpoint, issueMedicalNoteTokenEndpoint } = await handoverCalls();
  // The day of the words that this page carries and has shown. The server's own may be newer than an open page: then it
  // refuses, and the page is read anew.
  const query = { consent_version: PARTNERS[partner].consentVersion };
  return partner === 'medical-note'
    ? browserApi().call(issueMedicalNoteTokenEndpoint, { query })
    : browserApi().call(issueHandoverTokenEndpoint, { params: { partner }, query });
}

/**
 * The way on after the consent: a token is asked for at that moment, and goes to the partner by a form. Stopping while
 * it is on its way lets nothing go out any more.
 */
function useHandover(partner: HandoverPartner, onClose: () => void) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  /** The try that may still send; a later one, or stopping, takes its place. */
  const present = useRef(0);

  const stop = () => {
    present.current += 1;
    setBusy(false);
    setFailure(null);
    onClose();
  };
  const goOn = async () => {
    present.current += 1;
    const mine = present.current;
    setBusy(true);
    setFailure(null);
    try {
      const { post_url: address, verification_token: token } = await askForToken(partner);
      if (present.current === mine) sendToken(address, token);
    } catch (error) {
      if (present.current !== mine) return;
      setFailure(failedHandoverOf(error));
      setBusy(false);
      // Below the question the page then leads to where an address is proven.
      if (error instanceof AppError && error.code === 'forbidden') void revalidate();
    }
  };

  // Back may bring the page as it was left, with the question still open over it.
  const stopNow = useRef(stop);
  stopNow.current = stop;
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && stopNow.current();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return { goOn, isBusy, failure, stop };
}

/**
 * Takes a token to the partner in this window, by a form and never in an address (G86). Not in another window: telephones
 * hold those back, and Back leads home from here.
 */
function sendToken(address: string, token: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  form.hidden = true;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'verification_token';
  field.value = token;
  form.append(field);
  document.body.append(form);
  form.submit();
  // What is sent is fixed by now; a page that Back brings as it was left must not hold it.
  form.remove();
}

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

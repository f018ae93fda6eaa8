import { errorMessage } from '@hidamari/domain/refusals';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { DeskCallBox } from '../../../parts/consultation/desk-call-box.tsx';
import { saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { mailCalls } from '../../../shell/data/contract-calls.ts';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { useAction } from '../../../shell/forms/use-action.ts';
import { MailHints } from '../../../shell/mail-hints.tsx';
import type { LinkRefusal } from '../email-verification.ts';

/** A new mail could not be sent from here, such as after three of a day (G116): the telephone goes on. */
function NewMailByPhone({ failure }: { failure: FailedSave }) {
  const isAddress = failure.outcome === 'fields' || failure.error?.code === 'link_unknown';
  return (
    <div className="grid gap-4">
      <p>
        {isAddress
          ? 'このリンクからは送り直せません。ログインして「ログインと安全」を開くか、お電話でご相談ください。'
          : failure.text}
      </p>
      <DeskCallBox />
      <MailHints />
    </div>
  );
}

/** Has the verification mail sent once more, to the address of this link; then home, where a toast says so (G116). */
async function sendAgain(token: string): Promise<void> {
  const { sendEmailVerificationEndpoint } = await mailCalls();
  await browserApi().call(sendEmailVerificationEndpoint, { body: { email_verify_token: token } });
  saveArrivalToast('verification-email-resent');
  // In place of this page: its address carries the token.
  window.location.replace('/');
}

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Of the link that proves nothing any more. */
  token: string;
  /** Why it proves nothing. */
  refusal: LinkRefusal;
}

/** The question of G116, after a link that proves nothing any more. Both answers say what to do next. */
export function MailNotProvedDialog({ isOpen, onClose, token, refusal }: Props) {
  const { run, isBusy, failure } = useAction(() => sendAgain(token), { act: 'send', leaves: true });
  const answers = (
    <>
      <Button onClick={onClose}>届いた</Button>
      <Button kind="plain" onClick={run} busy={isBusy ? '送っています…' : undefined}>
        届かない（再送）
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={failure ? '確認メールの再送' : '確認メールは届きましたか？'}
      actions={failure ? <Button onClick={onClose}>閉じる</Button> : answers}
    >
      {failure ? (
        <NewMailByPhone failure={failure} />
      ) : (
        <div className="grid gap-4">
          <p>{errorMessage(refusal)}</p>
          <MailHints />
        </div>
      )}
    </Dialog>
  );
}

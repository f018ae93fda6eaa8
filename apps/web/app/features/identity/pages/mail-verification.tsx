import { hostedLoginMeEndpoint } from '@hidamari/contract/hosted-login';
import { errorMessage } from '@hidamari/domain/refusals';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Notice } from '@hidamari/ui/notice';
import { Working } from '@hidamari/ui/progress';
import { useCallback, useEffect, useRef, useState } from 'react';
import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { HOME_WITH_TOAST, saveArrivalToast } from '../../../shell/arrival-toast.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { MailHints } from '../../../shell/mail-hints.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { MailNotProvedDialog } from '../components/mail-not-proved-dialog.tsx';
import { WaitForProof } from '../components/wait-for-proof.tsx';
import { type LinkRefusal, verifyEmail } from '../email-verification.ts';
import type { Route } from './+types/mail-verification';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** The page proves itself by the token of its mail: without one there is none (G15). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, member, hasChallenge, requestId } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('email_verify_token');
  if (!token) throw data({ requestId }, { status: 404 });
  const isKnown = member !== null || hasChallenge;
  const known = isKnown ? await api.call(hostedLoginMeEndpoint, {}).catch(() => null) : null;
  return { token, isKnown, isUnproven: known?.is_email_verified === false };
}

type Ending = { kind: 'refused'; refusal: LinkRefusal } | { kind: 'failed'; failure: FailedSave };

interface Verification {
  /** Null before it was asked for, while it goes on, and when it worked and the page is left. */
  ending: Ending | null;
  isUnderWay: boolean;
  verify: () => void;
}

/**
 * Proves the address by a press. Programs that look into mails open their links, and some run what stands there: an opened
 * page is no proof that its reader has the mail. Only in a browser that is signed in, or in the middle of signing up, is
 * somebody known to be there: it proves at once.
 */
function useEmailVerification(token: string, isKnown: boolean): Verification {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [isUnderWay, setUnderWay] = useState(isKnown);
  const hasStarted = useRef(false);
  const verify = useCallback(async () => {
    setEnding(null);
    setUnderWay(true);
    try {
      const result = await verifyEmail(browserApi(), token);
      if ('refusal' in result) return setEnding({ kind: 'refused', refusal: result.refusal });
      saveArrivalToast(result.toast);
      // A whole new page, and one that Back does not bring back: the token leaves the address.
      window.location.replace(HOME_WITH_TOAST);
    } catch (error) {
      setEnding({ kind: 'failed', failure: failedSaveOf(error, 'check') });
    }
  }, [token]);
  useEffect(() => {
    if (!isKnown || hasStarted.current) return;
    hasStarted.current = true;
    verify();
  }, [verify, isKnown]);
  return { ending, isUnderWay, verify };
}

const ASKED = {
  title: 'メールアドレスの確認',
  lead: '下のボタンを押すと、確認が済みます。',
};
const UNDER_WAY = { title: 'メールアドレスを確認しています', lead: 'そのままお待ちください。' };
const NOT_PROVEN = {
  title: 'メールアドレスを確認できませんでした',
  lead: '下の内容をご覧ください。登録した内容は、そのまま残っています。',
};

function wordsOf({ ending, isUnderWay }: Verification) {
  if (ending) return NOT_PROVEN;
  return isUnderWay ? UNDER_WAY : ASKED;
}

/** The address was proven by a newer link, opened somewhere else meanwhile. */
function goHomeProven(): void {
  saveArrivalToast('email-verification-completed');
  window.location.replace(HOME_WITH_TOAST);
}

/** What stands on the page once the question is closed. For whom we know, it also waits for the newer link (G151). */
function Refused({
  isUnproven,
  token,
  refusal,
}: {
  isUnproven: boolean;
  token: string;
  refusal: LinkRefusal;
}) {
  const [isAsking, setAsking] = useState(true);
  return (
    <Card>
      <div className="grid gap-4">
        <p>{errorMessage(refusal)}</p>
        <p>届いたメールのうち、いちばん新しいもののリンクを開いてください。</p>
        <MailHints />
        {isUnproven ? <WaitForProof onProven={goHomeProven} /> : null}
        <ButtonLink href="/" kind="plain">
          ホームへ
        </ButtonLink>
      </div>
      <MailNotProvedDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        token={token}
        refusal={refusal}
      />
    </Card>
  );
}

/** The address is another account's: its owner hears so, and another mail would not help. */
function Taken() {
  return (
    <Card>
      <div className="grid gap-4">
        <Notice tone="caution" live>
          <p>{errorMessage('email_taken')}</p>
        </Notice>
        <ButtonLink href={`${screenHref('/account/security')}#means`} width="full">
          別のアドレスに変える
        </ButtonLink>
        <ButtonLink href="/" kind="plain">
          ホームへ
        </ButtonLink>
      </div>
    </Card>
  );
}

/** /login/mail-verification (U-L15): opened from the mail of sign-up, in any browser, logged in or not. */
export default function MailVerification({
  loaderData: { token, isKnown, isUnproven },
}: Route.ComponentProps) {
  const verification = useEmailVerification(token, isKnown);
  const { ending, isUnderWay, verify } = verification;
  return (
    <FlowLayout
      {...wordsOf(verification)}
      help="確認できないとき"
      helpNote="新しい確認メールは、お電話でもうけたまわります。"
    >
      {ending === null && isUnderWay ? <Working>確認しています…</Working> : null}
      {ending === null && !isUnderWay ? (
        <Button width="full" onClick={verify}>
          このメールアドレスを確認する
        </Button>
      ) : null}
      {ending?.kind === 'refused' && ending.refusal === 'email_taken' ? <Taken /> : null}
      {ending?.kind === 'refused' && ending.refusal !== 'email_taken' ? (
        <Refused isUnproven={isUnproven} token={token} refusal={ending.refusal} />
      ) : null}
      {ending?.kind === 'failed' ? <FailedSaveNotice failure={ending.failure} onSendAgain={verify} /> : null}
      <noscript>
        <p>確認には、ブラウザのJavaScriptを使います。お困りのときは、下の番号にお電話ください。</p>
      </noscript>
    </FlowLayout>
  );
}

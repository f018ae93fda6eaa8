import { isDeskPath } from '@hidamari/domain/access';
import type { MutationOutcome } from '@hidamari/domain/query-errors';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { ConsentStep } from './consent-step.tsx';
import type { FailedSave } from './failed-save.ts';

/** Nothing broke and nobody did anything wrong. */
const WITHOUT_FAULT: readonly MutationOutcome[] = ['wait', 'consent'];

/**
 * A failed save, or a step of a way in that did not work, beside the button that was pressed: what happened, the number
 * to tell, sending again. Too many tries say how long to wait, and in the tone of a wait: nobody did anything wrong.
 */
export function FailedSaveNotice({
  failure,
  onSendAgain,
}: {
  failure: FailedSave | null;
  onSendAgain?: () => void;
}) {
  if (!failure) return null;
  return (
    <Notice tone={WITHOUT_FAULT.includes(failure.outcome) ? 'caution' : 'danger'} live>
      <p>{failure.text}</p>
      {failure.requestId ? <p>お問い合わせ番号：{failure.requestId}</p> : null}
      {failure.outcome === 'sign-in' ? (
        <>
          <p>
            別の画面を開き、この画面と同じIDでログインし直してから、もう一度送ってください。書いたものは残っています。
          </p>
          <ButtonLink href={loginHref()} target="_blank" kind="plain" size="small">
            ログインする（新しい画面で開きます）
          </ButtonLink>
        </>
      ) : null}
      {failure.outcome === 'consent' && failure.error ? <ConsentStep code={failure.error.code} /> : null}
      {failure.canSendAgain && onSendAgain ? (
        <Button kind="plain" size="small" onClick={onSendAgain}>
          {failure.againLabel}
        </Button>
      ) : null}
    </Notice>
  );
}

/** Staff log in at the desk. */
const loginHref = () =>
  screenHref(isDeskPath(globalThis.location?.pathname ?? '/') ? '/desk/login' : '/login');

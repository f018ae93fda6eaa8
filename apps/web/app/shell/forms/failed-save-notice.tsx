import { isDeskPath } from '@hidamari/domain/access';
import type { ErrorCode } from '@hidamari/domain/errors';
import type { MutationOutcome } from '@hidamari/domain/query-errors';
import { screenHref } from '@hidamari/domain/screens';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { letGo } from '../unsaved-work.ts';
import type { FailedSave } from './failed-save.ts';
import { useCanSaveDrafts } from './use-draft.ts';

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

/** The page on which a missing consent is given. That of a changed text leads back to where somebody was. */
const PLACES: Readonly<Partial<Record<ErrorCode, { href: string; label: string; leadsBack: boolean }>>> = {
  consent_outdated: { href: '/login/session', label: '新しい内容を確認する', leadsBack: true },
  consent_withdrawn: { href: '/account/privacy', label: '「個人情報と同意」を開く', leadsBack: false },
};

/** To a whole new page: as this one goes, each form keeps what stands in it (`useDraft`). */
function walkTo({ href, leadsBack }: { href: string; leadsBack: boolean }): void {
  const { pathname, search } = window.location;
  const back = leadsBack ? `?${new URLSearchParams({ return_to: `${pathname}${search}` })}` : '';
  letGo();
  window.location.assign(`${href}${back}`);
}

/**
 * After a save that waits for a consent: the one way on (decision 0075). Where this browser keeps no drafts the page opens
 * apart, so that what is written stays where it is.
 */
function ConsentStep({ code }: { code: ErrorCode }) {
  const canKeep = useCanSaveDrafts();
  const place = PLACES[code];
  if (!place) return null;
  if (!canKeep) {
    return (
      <>
        <p>書いたものは、この画面にあります。別の画面で同意してから、ここでもう一度送ってください。</p>
        <a href={place.href} target="_blank" rel="noopener" className="inline-flex min-h-12 items-center">
          {place.label}（別ウィンドウで開きます）
        </a>
      </>
    );
  }
  return (
    <>
      {place.leadsBack ? <p>書きかけのものは下書きに残し、確認のあと、この画面へ戻ります。</p> : null}
      <Button size="small" onClick={() => walkTo(place)}>
        {place.label}
      </Button>
    </>
  );
}

import { COOKIES_OFF_TEXT } from '@hidamari/domain/errors';
import { ButtonLink } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Notice } from '@hidamari/ui/notice';
import { useEffect, useState } from 'react';
import { redirectSignedOut } from '../sign-out-redirect.ts';
import { useSupportDesk } from '../use-support-desk.ts';
import { useCanSaveDrafts } from './use-draft.ts';

/**
 * The one next step of somebody whose login has ended while they write (G104): to log in and come back here, where what they
 * wrote stands again. Where this browser keeps no drafts, the page has to stay, and says so.
 */
export function SignInAgain({ href }: { href: string }) {
  const canKeep = useCanSaveDrafts();
  return (
    <Notice tone="caution" live>
      <p>{canKeep ? KEPT : NOT_KEPT}</p>
      {canKeep ? (
        <ButtonLink
          href={href}
          onClick={(event) => {
            event.preventDefault();
            redirectSignedOut(href, { keepsDrafts: true });
          }}
        >
          ログインして、ここに戻る
        </ButtonLink>
      ) : null}
    </Notice>
  );
}

const KEPT = 'ログインの時間が終わりました。書いたものは、このタブに残っています。';
const NOT_KEPT =
  'ログインの時間が終わりました。この端末では、書いたものを残せません。別の画面を開き、この画面と同じIDでログインし直してから、もう一度送ってください。';

/**
 * Says before anything is typed that this browser takes no cookies, and what to do: no form can be sent and nobody can
 * log in without them. The telephone stands beside it. Nothing while the page is drawn at first, and where they are on.
 */
export function CookiesOffNotice() {
  const [isOff, setOff] = useState(false);
  const { number } = useSupportDesk();
  useEffect(() => setOff(!navigator.cookieEnabled), []);
  if (!isOff) return null;
  return (
    <Notice tone="caution" live>
      <p>{COOKIES_OFF_TEXT}</p>
      <p>設定がお分かりにならないときは、お電話でお手伝いします。</p>
      <TelephoneLink number={number} size="normal" />
    </Notice>
  );
}

import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { redirectSignedOut } from '../sign-out-redirect.ts';
import { useCanKeepDrafts } from './use-draft.ts';

/**
 * The one next step of somebody whose login has ended while they write (G104): to log in and come back here, where what they
 * wrote stands again. Where this browser keeps no drafts, the page has to stay, and says so.
 */
export function SignInAgain({ href }: { href: string }) {
  const canKeep = useCanKeepDrafts();
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

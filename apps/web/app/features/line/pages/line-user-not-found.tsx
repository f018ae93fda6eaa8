import { ButtonLink } from '@hidamari/ui/button';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LineFrame } from '../components/line-frame.tsx';
import type { Route } from './+types/line-user-not-found';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /line/user-not-found: no registration is linked with the LINE account that opened the page. */
export default function LineUserNotFound() {
  return (
    <LineFrame isBare title="会員の登録が見つかりません" drawing="cover-letter">
      <p>このLINEと連携しているご登録は、ありません。連携は、すでに外れているか、まだしていないようです。</p>
      <p>会員の方は、ログインすると、アカウントの画面で連携のようすを見られます。</p>
      <div className="line-frame-ways">
        <ButtonLink href="/account" width="full">
          ログインして確かめる
        </ButtonLink>
        <ButtonLink href="/howto-signup" kind="plain" width="full">
          登録の方法を見る
        </ButtonLink>
        <ButtonLink href="/" kind="text" width="full">
          ホームへ
        </ButtonLink>
      </div>
    </LineFrame>
  );
}

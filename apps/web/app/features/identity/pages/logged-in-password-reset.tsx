import { pageMeta } from '../../../shell/page-meta.ts';
import { ChangePasswordForm } from '../components/change-password-form.tsx';
import { WayFrame } from '../components/way-frame.tsx';
import type { Route } from './+types/logged-in-password-reset';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /login/logged-in-password-reset (U-L17): a member changes the password; afterwards everybody logs in again. */
export default function LoggedInPasswordReset() {
  return (
    <WayFrame
      title="パスワードの変更"
      lead="変更すると、すべての端末でログアウトします。新しいパスワードで、もう一度ログインしてください。"
      help="いまのパスワードが分からないとき"
      helpNote="ログアウトして、ログイン画面の「パスワードをお忘れの方」からも、新しく決められます。"
    >
      <ChangePasswordForm />
    </WayFrame>
  );
}

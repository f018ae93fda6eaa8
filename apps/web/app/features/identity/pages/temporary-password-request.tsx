import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { TemporaryNameStep } from '../components/temporary-name-step.tsx';
import type { Route } from './+types/temporary-password-request';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /login-temporary/password-request (U-L02): the first of three steps to a new password, by mail. */
export default function TemporaryPasswordRequest() {
  return (
    <FlowLayout
      title="仮IDのパスワードの再設定"
      lead="ご登録のメールアドレスに、確認コードを送ります。コードを入れると、新しいパスワードを決められます。"
      help="メールアドレスを登録していない、うまくいかない"
      helpNote="紙で渡したパスワードは、1日で使えなくなります。お電話で新しいものをお渡しします。"
    >
      <TemporaryNameStep />
    </FlowLayout>
  );
}

import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { MobileNumberStep } from '../components/mobile-number-step.tsx';
import type { Route } from './+types/password-request';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** /login/password-request (U-L09): the first of three steps to a new password, by telephone. */
export default function PasswordRequest() {
  return (
    <FlowLayout
      title="パスワードの再設定"
      lead="登録した携帯電話に、確認コードをSMSで送ります。コードを入れると、新しいパスワードを決められます。"
      help="携帯電話が変わった、うまくいかない"
      helpNote="番号が変わった方は、お電話でご本人を確認してお手伝いします。"
    >
      <MobileNumberStep />
    </FlowLayout>
  );
}

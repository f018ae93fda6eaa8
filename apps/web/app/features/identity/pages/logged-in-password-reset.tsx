import { changePasswordEndpoint } from '@hidamari/contract/hosted-login';
import { AppError } from '@hidamari/domain/errors';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { forgetMember } from '../../../shell/data/tab-session.ts';
import { OwnAccountNameField } from '../../../shell/forms/account-name-field.tsx';
import { saveLoginNotice } from '../../../shell/login-notice.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { useStepHistory } from '../../../shell/step-history.ts';
import { useFocusOnNewStep } from '../../../shell/use-focus-on-new-step.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { NewPasswordStep } from '../components/new-password-step.tsx';
import { PresentPasswordStep } from '../components/present-password-step.tsx';
import { renewAntiForgeryToken } from '../hosted-login.ts';
import type { Route } from './+types/logged-in-password-reset';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

export { asksNothingForSteps as shouldRevalidate } from '../../../shell/step-history.ts';

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

/** A title for each step: the focus goes there, and who listens hears that the first has passed. */
const STEPS = {
  present: { title: 'パスワードの変更', lead: 'はじめに、いまのパスワードを確かめます。' },
  new: {
    title: '新しいパスワード',
    lead: '変更すると、すべての端末でログアウトします。新しいパスワードで、もう一度ログインしてください。',
  },
} as const;

/**
 * Everybody logs in again afterwards. Drafts stay, which the same member alone gets back (G35): who sets a password does not
 * mean to throw away what is written.
 */
async function changePassword(present_password: string, password: string): Promise<void> {
  const { url } = await browserApi().call(changePasswordEndpoint, { body: { present_password, password } });
  forgetMember({ keepsDrafts: true });
  saveLoginNotice('password-changed');
  await renewAntiForgeryToken();
  window.location.replace(url);
}

/**
 * /login/logged-in-password-reset (U-L17): the present password is checked, then a member sets a new one. The present
 * one waits in memory alone: the second call asks for it again, since the check before it proves nothing on its own.
 */
export default function LoggedInPasswordReset() {
  const [present, setPresent] = useState<string | null>(null);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const step = present === null ? 'present' : 'new';
  useFocusOnNewStep(step);
  useStepHistory('new-password', present === null ? 0 : 1, () => setPresent(null));
  const backToPresent = (error: unknown) => {
    const isWrong = error instanceof AppError && error.code === 'credentials_wrong';
    if (isWrong) {
      setAskedAgain(true);
      setPresent(null);
    }
    return isWrong;
  };
  return (
    <FlowLayout
      {...STEPS[step]}
      help="いまのパスワードが分からないとき"
      helpNote="ログアウトして、ログイン画面の「パスワードをお忘れの方」からも、新しく決められます。"
    >
      {present === null ? (
        <PresentPasswordStep isAskedAgain={isAskedAgain} onPassed={setPresent} />
      ) : (
        <NewPasswordStep
          whose={<OwnAccountNameField />}
          send={(password) => changePassword(present, password)}
          takesFailure={backToPresent}
          label="パスワードを変更する"
        />
      )}
    </FlowLayout>
  );
}

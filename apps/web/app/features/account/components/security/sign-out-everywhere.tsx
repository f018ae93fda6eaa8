import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { QuestionDialog } from '@hidamari/ui/dialog';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useState } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { accountSecurityCalls } from '../../../../shell/data/contract-calls.ts';
import { logoutProgress } from '../../../../shell/data/logout-progress.ts';
import { failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../../shell/forms/use-action.ts';
import { redirectSignedOut } from '../../../../shell/sign-out-redirect.ts';

/** すべての端末からログアウト: this one too, so it asks first and leaves for the address that the server answers. */
export function SignOutEverywhere() {
  const [isAsking, setAsking] = useState(false);
  const signOut = async () => {
    logoutProgress.begin();
    redirectSignedOut(
      (await browserApi().call((await accountSecurityCalls()).signOutEverywhereEndpoint, {})).url,
    );
  };
  const { run, isBusy, failure } = useAction(signOut, {
    leaves: true,
    failureOf: (error) => {
      logoutProgress.giveUp();
      const isOut = error instanceof AppError && error.status === 401;
      // This device is out already; the others are not, and only a new login can end them.
      if (isOut) window.location.assign('/login');
      return isOut ? null : failedSaveOf(error, 'logout');
    },
  });
  const stay = () => setAsking(false);
  const leave = () => {
    stay();
    void run();
  };
  return (
    <section aria-labelledby="everywhere" className="grid grid-cols-1 gap-3">
      <SectionHeading size="small" id="everywhere">
        すべての端末からログアウト
      </SectionHeading>
      <p>電話をなくしたときや、ほかの人の端末でログインしたままのときに使います。</p>
      <FailedSaveNotice failure={failure} />
      <div>
        <Button
          kind="plain"
          busy={isBusy ? 'ログアウトしています…' : undefined}
          onClick={() => setAsking(true)}
        >
          すべての端末からログアウトする
        </Button>
      </div>
      <QuestionDialog
        isOpen={isAsking}
        onClose={stay}
        title="すべての端末からログアウトしますか"
        answer={{ label: 'すべての端末からログアウト', onPress: leave }}
        otherAnswer={{ label: 'ログアウトしない', onPress: stay }}
      >
        <p>
          いまお使いのこの端末も、ログアウトします。書いている途中の下書きは消えます。登録した内容や記録は、そのまま残ります。
        </p>
      </QuestionDialog>
    </section>
  );
}

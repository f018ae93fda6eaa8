import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useCanSaveDrafts } from '../../../shell/forms/use-draft.ts';

interface RegistrationFailureProps {
  failure: FailedSave | null;
  onSendAgain?: () => void;
}

/**
 * A registration that did not happen (U-R03). Of a sign-up that has ended (401, G36) it says how to go on, by one button:
 * the account stands since the number was proven, so a login leads back here, where the draft waits. Beginning anew
 * would not: the number is taken, by this very account. The telephone stands below.
 */
export function RegistrationFailure({ failure, onSendAgain }: RegistrationFailureProps) {
  const canKeep = useCanSaveDrafts();
  if (failure?.outcome !== 'begin-again')
    return <FailedSaveNotice failure={failure} {...(onSendAgain && { onSendAgain })} />;
  return (
    <Notice tone="danger" live>
      <p>
        登録の手続きの時間が切れました。
        {canKeep
          ? '書いたものは、この画面に残っています。電話番号とパスワードの登録は済んでいるので、ログインして、ご利用の確認をすると、この続きから登録できます。'
          : '電話番号とパスワードの登録は済んでいるので、ログインして、ご利用の確認をすると、登録できます。この端末では書いたものを残せないため、お手数ですが、登録の内容は、もう一度書いてください。'}
      </p>
      <ButtonLink href="/login">ログインして続ける</ButtonLink>
    </Notice>
  );
}

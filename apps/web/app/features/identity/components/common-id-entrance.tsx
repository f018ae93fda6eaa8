import { Button } from '@hidamari/ui/button';
import { useState } from 'react';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import { hostedLoginAddress } from '../hosted-login-address.ts';

/** Who has the common ID already shows it at the hosted login and skips this step (identity, way 2). */
export function CommonIdEntrance() {
  const { variant } = usePageData();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const open = async () => {
    setBusy(true);
    setFailure(null);
    try {
      window.location.assign(await hostedLoginAddress('sign-up', variant));
    } catch (error) {
      setFailure(failedSaveOf(error, 'login'));
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-2">
      <p className="ui-meta">
        ほかの窓口や関連のサービスで登録した方は、同じ共通ID（メールアドレスか携帯電話の番号と、パスワード）を使えます。
      </p>
      <Button
        kind="plain"
        width="full"
        onClick={open}
        busy={isBusy ? 'ログイン画面を開いています…' : undefined}
      >
        お持ちの共通IDで続ける
      </Button>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}

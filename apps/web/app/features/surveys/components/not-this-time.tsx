import { restrainPopupEndpoint } from '@hidamari/contract/popups';
import { SURVEY_POPUPS } from '@hidamari/domain/popups';
import { Button } from '@hidamari/ui/button';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';

/** 「今回は答えない」: a member is not asked again for a while, and after the second time never (G77). */
export function NotThisTime({ survey, letGo }: { survey: 'service' | 'life'; letGo: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const decline = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await browserApi().call(restrainPopupEndpoint, { body: { popup_id: SURVEY_POPUPS[survey] } });
      letGo();
      toast({ text: 'わかりました。しばらく、おたずねしません。' });
      await navigate('/');
    } catch (error) {
      setFailure(failedSaveOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <FailedSaveNotice failure={failure} onSendAgain={() => void decline()} />
      <Button kind="text" onClick={() => void decline()} busy={isBusy ? '伝えています…' : undefined}>
        今回は答えない
      </Button>
    </div>
  );
}

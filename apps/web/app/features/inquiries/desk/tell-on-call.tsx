import type { OnCallTold } from '@hidamari/contract/consultations';
import { type Inquiry, tellOnCallOfInquiryEndpoint } from '@hidamari/contract/inquiries';
import { Button } from '@hidamari/ui/button';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { OnCallPhones, onCallText } from '../../../shell/desk/on-call-told.tsx';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';

/** One press tells whoever is on call of words that suggest danger, and shows by which numbers they can be called (G119). */
export function TellOnCall({ id }: Pick<Inquiry, 'id'>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const [told, setTold] = useState<OnCallTold | null>(null);
  const tell = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setTold(await browserApi().call(tellOnCallOfInquiryEndpoint, { params: { id } }));
    } catch (error) {
      setFailure(failedSaveOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>命の危険を感じるときは、当番の責任者へ、すぐに知らせてください。</p>
      <Button
        kind="plain"
        icon="bell"
        busy={isBusy ? '知らせています…' : undefined}
        onClick={() => void tell()}
      >
        当番の責任者へ知らせる
      </Button>
      <div role="status" className="empty:absolute">
        {told ? (
          <>
            <p>{onCallText(told)}</p>
            <OnCallPhones told={told} />
          </>
        ) : null}
      </div>
      <FailedSaveNotice failure={failure} />
    </div>
  );
}

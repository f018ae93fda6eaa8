import { type Inquiry, tellOnCallOfInquiryEndpoint } from '@hidamari/contract/inquiries';
import { Button } from '@hidamari/ui/button';
import { OnCallPhones, onCallText } from '../../../parts/desk/on-call-told.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { usePress } from './use-press.ts';

/** One press tells whoever is on call of words that suggest danger, and shows by which numbers they can be called (G119). */
export function TellOnCall({ id }: Pick<Inquiry, 'id'>) {
  const {
    isBusy,
    failure,
    outcome: told,
    press,
  } = usePress(() => browserApi().call(tellOnCallOfInquiryEndpoint, { params: { id } }));
  return (
    <div className="grid justify-items-start gap-3">
      <p>命の危険を感じるときは、当番の責任者へ、すぐに知らせてください。</p>
      <Button
        kind="plain"
        icon="bell"
        busy={isBusy ? '知らせています…' : undefined}
        onClick={() => void press()}
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

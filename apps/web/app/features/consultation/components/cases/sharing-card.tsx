import { type Consultation, shareCardEndpoint } from '@hidamari/contract/consultations';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Link } from '@hidamari/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CONSULTATIONS_KEY } from '../../../../parts/conversation/member/consultation-queries.ts';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { isShownToStaff, sharingText } from './sharing-text.ts';
import { useReadAnewAt } from './use-read-anew-at.ts';

/**
 * What the supporters of this case may see beside the conversation; one press gives it, one takes it back (G42), and
 * one ends what a talk number opened for a call (G92).
 */
export function SharingCard({ consultation }: { consultation: Consultation }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const { id, card_open_until: openUntil } = consultation;
  useReadAnewAt(openUntil);
  const isShown = isShownToStaff(consultation);
  const change = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await browserApi().call(shareCardEndpoint, { params: { id }, body: { shares_card: !isShown } });
      await client.invalidateQueries({ queryKey: CONSULTATIONS_KEY });
    } catch (error) {
      setFailure(failedSaveOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" tone="sunk" labelledBy="case-sharing" className="case-sharing">
      <h2 id="case-sharing" className="text-lg font-bold">
        相談員に見せていること
      </h2>
      <p role="status">{sharingText(consultation)}</p>
      <FailedSaveNotice failure={failure} onSendAgain={() => void change()} />
      <div className="case-summary-acts">
        <Button
          kind="plain"
          size="small"
          busy={isBusy ? '変えています…' : undefined}
          onClick={() => void change()}
        >
          {isShown ? '見せるのをやめる' : '登録内容と治療ログも見せる'}
        </Button>
        <Link href={screenHref('/account/access-diary')} className="inline-flex min-h-12 items-center">
          だれが見たか
        </Link>
      </div>
    </Card>
  );
}

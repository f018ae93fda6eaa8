import { type Consultation, shareCardEndpoint } from '@hidamari/contract/consultations';
import { formatWireMoment, parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { Link } from '@hidamari/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONSULTATIONS_KEY } from '../../../../parts/conversation/member/consultation-queries.ts';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../../shell/forms/use-action.ts';
import { portalNow } from '../../../../shell/portal-clock/index.ts';

/**
 * What the supporters of this case may see beside the conversation; one press gives it, one takes it back (G42), and
 * one ends what a talk number opened for a call (G92).
 */
export function SharingCard({ consultation }: { consultation: Consultation }) {
  const client = useQueryClient();
  const { id, card_open_until: openUntil } = consultation;
  useReadAnewAt(openUntil);
  const isShown = isShownToStaff(consultation);
  // What was pressed last: where its answer was lost, the case may be read anew meanwhile, and the button say the opposite.
  const [wish, setWish] = useState(isShown);
  const { run, isBusy, failure } = useAction(async (shares: boolean) => {
    setWish(shares);
    await browserApi().call(shareCardEndpoint, { params: { id }, body: { shares_card: shares } });
    await client.invalidateQueries({ queryKey: CONSULTATIONS_KEY });
  });
  return (
    <Card as="section" tone="sunk" labelledBy="case-sharing" className="case-sharing">
      <h2 id="case-sharing" className="text-lg font-bold">
        相談員に見せていること
      </h2>
      <p role="status">{sharingText(consultation)}</p>
      <FailedSaveNotice failure={failure} onSendAgain={() => void run(wish)} />
      <div className="case-summary-acts">
        <Button
          kind="plain"
          size="small"
          busy={isBusy ? '変えています…' : undefined}
          onClick={() => void run(!isShown)}
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

/** The server tells in whole seconds, of a moment within one of them. */
const WHOLE_SECOND_MS = 1_000;

/** Reads the case anew when a moment (a wire timestamp) has come: nothing else tells a page that time has passed. */
function useReadAnewAt(moment: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    const at = moment === null ? null : parseWireTimestamp(moment);
    if (at === null) return;
    const waiting = setTimeout(
      () => void client.invalidateQueries({ queryKey: CONSULTATIONS_KEY }),
      at.getTime() + WHOLE_SECOND_MS - portalNow().getTime(),
    );
    return () => clearTimeout(waiting);
  }, [client, moment]);
}

type Sharing = Pick<Consultation, 'shares_card' | 'card_open_until' | 'card_is_withheld' | 'status'>;

/** The card is open to the supporters of the case, or will be once it goes on: there is something to take back. */
function isShownToStaff({ shares_card: isShared, card_open_until: openUntil }: Sharing): boolean {
  return isShared || openUntil !== null;
}

const WITHHELD =
  '病気についての情報の同意を取り消しているあいだは、登録内容も治療ログも、相談員は見られません。相談員に見えているのは、このやりとりと、あなたの姓、ご本人かご家族かだけです。';

/** What supporters see, nothing left out: name and role come with every case, shared or not. */
function sharingText(sharing: Sharing): string {
  const { shares_card: isShared, card_open_until: openUntil, status } = sharing;
  if (sharing.card_is_withheld) return WITHHELD;
  if (isShared && status === 'closed')
    return '終わった相談からは、何も見られません。続きを書くと、この相談の相談員は、また登録内容と、「相談員に見せる」を選んだ治療ログを見られます。';
  if (isShared) return 'この相談の相談員は、登録内容と、「相談員に見せる」を選んだ治療ログを見られます。';
  if (openUntil !== null)
    return `お電話のあいだ、登録内容と、「相談員に見せる」を選んだ治療ログを、この相談の相談員が見られます（${formatWireMoment(openUntil)}まで）。`;
  return '相談員に見えているのは、このやりとりと、あなたの姓、ご本人かご家族かだけです。ほかの登録内容や、治療ログは見せていません。';
}

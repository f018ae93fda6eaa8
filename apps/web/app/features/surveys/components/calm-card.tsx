import { TelephoneLink } from '@hidamari/ui/call-box';
import { CrisisCard } from '@hidamari/ui/crisis-card';
import { OpenNowLine } from '@hidamari/ui/open-now-line';
import { useCrisisLines } from '../../../parts/crisis/use-crisis-lines.ts';
import { useSupportDesk } from '../../../shell/use-support-desk.ts';

/**
 * For somebody who is very low: our own desk first, then the lines that answer when it does not (G101). Nothing alarms,
 * nothing is blocked, and nothing of it is sent anywhere. Its place is there before it comes, and says it aloud.
 */
export function CalmCard({ isShown }: { isShown: boolean }) {
  const desk = useSupportDesk();
  const lines = useCrisisLines();
  return (
    <div aria-live="polite" className="empty:absolute">
      {isShown ? (
        <CrisisCard
          heading="いま、気持ちがとてもつらいのですね。"
          body="話したくなったら、ここがあります。"
          lines={lines}
        >
          <div className="survey-desk">
            <p className="font-bold">ひだまりの相談窓口</p>
            <TelephoneLink number={desk.number} size="normal" />
            <OpenNowLine {...desk.openNow} />
          </div>
        </CrisisCard>
      ) : null}
    </div>
  );
}

import './check-in-card.css';

import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { checkInEntryOf } from '@hidamari/domain/contact-thresholds';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { MOODS, symptomLabel, TODAY_STEPS } from '@hidamari/domain/treatment-logs';
import { Card } from '@hidamari/ui/card';
import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { PartFailed } from '@hidamari/ui/part-failed';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useId } from 'react';
import { EMERGENCY_NOTE } from '../../../../shell/site-frame.tsx';
import { isAnswered } from '../../check-in/pending-taps.ts';
import { ThresholdNotice } from '../contact-threshold/threshold-notice.tsx';
import { CheckInStatus } from './check-in-status.tsx';
import { TapScale } from './tap-scale.tsx';
import { type Tap, useCheckIn } from './use-check-in.ts';

const WHAT = 'きょうの調子';

/**
 * The check-in of the day (G60, G62): mood and symptoms, one tap each, saved at once. Answers are kept, never judged:
 * the line on emergencies stands under any of them, whatever they say. What meets the member's own card shows the
 * number to call, as in any other entry (G75).
 */
export function CheckInCard() {
  const heading = useId();
  const checkIn = useCheckIn();
  const { isOwn, shown, hasFailedLoading } = checkIn;
  if (!isOwn) return null;
  return (
    <Card as="section" labelledBy={heading} className="check-in">
      <div className="check-in-head">
        <h2 id={heading}>{WHAT}</h2>
        {shown ? <p className="ui-meta ui-num">{formatMonthDay(shown.day)}</p> : null}
        <p className="ui-meta">ひとつ押すだけで残せます</p>
      </div>
      <noscript>
        <p>ここで残すには、ブラウザーのJavaScriptが必要です。</p>
      </noscript>
      {shown ? <Questions shown={shown} onAnswer={(tap) => void checkIn.answer(tap)} /> : null}
      {shown ? <ThresholdNotice entry={{ ...checkInEntryOf(shown), log_date: shown.day }} /> : null}
      {shown ? <CheckInStatus {...checkIn} shown={shown} /> : null}
      {!shown && !hasFailedLoading ? <Skeleton shape="lines" count={3} what={WHAT} /> : null}
      {hasFailedLoading ? (
        <PartFailed what={WHAT} onReload={checkIn.reload} isReloading={checkIn.isFetching} />
      ) : null}
      {shown && isAnswered(shown) ? <EmergencyLine {...EMERGENCY_NOTE} /> : null}
    </Card>
  );
}

function Questions({ shown, onAnswer }: { shown: CheckIn; onAnswer: (tap: Tap) => void }) {
  return (
    <div className="check-in-questions">
      <TapScale
        name="check-in-mood"
        label="気分"
        words={MOODS}
        hasFaces
        value={shown.mood}
        onTap={(mood) => onAnswer({ mood })}
      />
      {shown.symptoms.map(({ key, today }) => (
        <TapScale
          key={key}
          name={`check-in-${key}`}
          label={symptomLabel(key) ?? ''}
          words={TODAY_STEPS}
          value={today}
          onTap={(step) => onAnswer({ symptoms: [{ key, today: step }] })}
        />
      ))}
    </div>
  );
}

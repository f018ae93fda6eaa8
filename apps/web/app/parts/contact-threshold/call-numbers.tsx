import './call-numbers.css';
import {
  type CallNumber,
  callNumbersAt,
  dayHoursWords,
  type ThresholdPhones,
} from '@hidamari/domain/contact-thresholds';
import { formatPhone } from '@hidamari/domain/members';
import { ButtonLink } from '@hidamari/ui/button';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { EMERGENCY_NOTE } from '../../shell/emergency-note.ts';
import { useNow } from '../../shell/use-now.ts';

/** Short, for a button that stands in one line of a phone. */
const CALL_LABELS = { day: '昼の番号に電話する', night: '夜の番号に電話する' } as const;

const hrefOf = ({ digits }: CallNumber) => `tel:${digits}`;

/**
 * The number that answers at this time of day, large and to be pressed, then the other one (G75). A number for the day is
 * shown outside its hours too, when it is the only one, and that nobody may answer is said.
 */
export function CallNumbers({ card }: { card: ThresholdPhones }) {
  const { first, other, isAnsweredNow } = callNumbersAt(card, useNow());
  if (!first) return null;
  const hours = `昼の番号：${dayHoursWords(card)}`;
  return (
    <div className="call-numbers grid gap-2">
      <p className="font-bold">{isAnsweredNow ? `いまの時間は、${first.label}` : first.label}</p>
      <TelephoneLink number={{ display: formatPhone(first.digits), href: hrefOf(first) }} />
      <div className="ml:hidden">
        <ButtonLink href={hrefOf(first)} icon="phone" size="large" width="full">
          {CALL_LABELS[first.part]}
        </ButtonLink>
      </div>
      {isAnsweredNow ? null : <p>いまは、この番号の時間の外です。夜と休日の番号は、書いてありません。</p>}
      <p className="ui-hours">
        {first.part === 'day' || other ? <span>{hours}</span> : null}
        {other ? (
          <span>
            {`${other.label}：`}
            <a className="inline-flex min-h-12 items-center font-bold" href={hrefOf(other)}>
              {formatPhone(other.digits)}
            </a>
          </span>
        ) : null}
      </p>
      {isAnsweredNow ? null : <EmergencyLine {...EMERGENCY_NOTE} />}
    </div>
  );
}

import { addDays, dayParts, isRealDay } from '@hidamari/domain/japanese-dates';
import { LOG_LIMITS, SPAN_LABELS } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { DateFields } from '@hidamari/ui/date-fields';
import { FieldError } from '@hidamari/ui/field';
import { useState } from 'react';
import { datePartsOf, dayTextOf } from '../../../../shell/forms/day-text.ts';
import { useToday } from '../../../../shell/use-now.ts';

type Period = { from: string; to: string };

const NEAR = [
  { label: 'この1か月', days: 30 },
  { label: 'この3か月', days: 91 },
  { label: 'この1年', days: 365 },
] as const;

/** What is wrong with a period, or null. An end that is left open is fine, both are no period. */
function faultOf({ from, to }: Period): string | null {
  if (from === '' && to === '') return '始まりの日か終わりの日を選んでください';
  const isUnfinished = [from, to].some((day) => day !== '' && !isRealDay(day));
  if (isUnfinished) return '日付は、年・月・日を選んでください';
  return from !== '' && to !== '' && from > to ? '終わりの日は、始まりの日より後の日を選んでください' : null;
}

/** A period for the list: one press for what is near, two dates for any other. */
export function PeriodChoice({ onChoose }: { onChoose: (period: Period) => void }) {
  const today = useToday();
  const [period, setPeriod] = useState<Period>({ from: '', to: '' });
  const [fault, setFault] = useState<string | null>(null);
  const years = { from: dayParts(LOG_LIMITS.earliestDay).year, to: dayParts(today).year };
  const choose = () => {
    const found = faultOf(period);
    setFault(found);
    if (found === null) onChoose(period);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; the near periods are buttons.
    <div
      role="group"
      aria-label="期間"
      className="grid gap-5 rounded-l border border-line bg-surface-raised p-5"
    >
      <Chips name="近い期間">
        {NEAR.map(({ label, days }) => (
          <Chip
            key={label}
            pressed={false}
            onPress={() => onChoose({ from: addDays(today, -days), to: today })}
          >
            {label}
          </Chip>
        ))}
      </Chips>
      <DateFields
        name="from_date"
        label={SPAN_LABELS.from_day}
        need="optional"
        years={years}
        newestFirst
        value={datePartsOf(period.from)}
        onChange={(parts) => setPeriod({ ...period, from: dayTextOf(parts) })}
      />
      <DateFields
        name="to_date"
        label={SPAN_LABELS.to_day}
        need="optional"
        years={years}
        newestFirst
        value={datePartsOf(period.to)}
        onChange={(parts) => setPeriod({ ...period, to: dayTextOf(parts) })}
      />
      <div role="status">{fault ? <FieldError id="period-error">{fault}</FieldError> : null}</div>
      <div>
        <Button kind="plain" onClick={choose}>
          この期間の記録を見る
        </Button>
      </div>
    </div>
  );
}

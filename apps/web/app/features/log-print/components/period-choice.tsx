import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { fieldLabel } from '@hidamari/domain/members';
import { Button } from '@hidamari/ui/button';
import { DateFields, type DateParts, joinDay, splitDay } from '@hidamari/ui/date-fields';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { useState } from 'react';
import { PERIODS, type PeriodName, type PrintAddress, periodFault } from '../print-address.ts';

type Props = {
  address: PrintAddress;
  today: string;
  /** The period on the sheets. */
  printed: { from: string; to: string } | null;
  /** Null: no visit is in the records. */
  lastVisit: string | null;
  onChange: (period: Pick<PrintAddress, 'period' | 'from' | 'to'>) => void;
};

/** 期間. One's own days are asked for together, and only then taken. */
export function PeriodChoice({ address, today, printed, lastVisit, onChange }: Props) {
  const [isOwn, setOwn] = useState(address.period === 'own');
  const choose = (period: PeriodName) => {
    setOwn(period === 'own');
    if (period !== 'own') onChange({ period, from: '', to: '' });
  };
  return (
    <div className="grid gap-4">
      <RadioPicks
        name="period"
        label="期間"
        value={isOwn ? 'own' : address.period}
        options={PERIODS.map(({ value, label }) => ({
          value,
          label,
          ...(value === 'visit' && { note: visitNote(lastVisit) }),
        }))}
        onChange={(event) => choose(event.target.value as PeriodName)}
      />
      {isOwn ? (
        <OwnDays
          key={`${address.from}${address.to}`}
          start={
            address.period === 'own' ? address : { from: printed?.from ?? today, to: printed?.to ?? today }
          }
          today={today}
          onTake={(days) => onChange({ period: 'own', ...days })}
        />
      ) : null}
    </div>
  );
}

function visitNote(lastVisit: string | null): string {
  return lastVisit ? `${formatPlainDate(lastVisit)}から` : '受診の記録がないときは、1か月です';
}

function OwnDays(props: {
  start: { from: string; to: string };
  today: string;
  onTake: (days: { from: string; to: string }) => void;
}) {
  const { start, today, onTake } = props;
  const [from, setFrom] = useState<DateParts>(() => splitDay(start.from));
  const [to, setTo] = useState<DateParts>(() => splitDay(start.to));
  const [fault, setFault] = useState<string | null>(null);
  const years = { from: 1950, to: Number(today.slice(0, 4)) };
  const take = () => {
    const days = { from: joinDay(from), to: joinDay(to) };
    const found = periodFault(days.from, days.to, today);
    setFault(found);
    if (found === null) onTake(days);
  };
  return (
    <div className="grid gap-4">
      <DateFields
        name="print_from"
        label={fieldLabel('from_day')}
        years={years}
        newestFirst
        value={from}
        onChange={setFrom}
      />
      <DateFields
        name="print_to"
        label={fieldLabel('to_day')}
        hint="始まりの日から12か月までです。"
        years={years}
        newestFirst
        value={to}
        onChange={setTo}
        error={fault ?? undefined}
      />
      <Button kind="plain" onClick={take}>
        この期間にする
      </Button>
    </div>
  );
}

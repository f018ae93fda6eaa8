import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { SPAN_LABELS } from '@hidamari/domain/treatment-logs';
import { DateFields, splitDay } from '@hidamari/ui/date-fields';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import { type OwnDays, ownPeriod } from '../own-days.ts';
import { PERIODS, type PeriodName, type PrintAddress } from '../print-address.ts';

type Props = {
  address: PrintAddress;
  /** The days somebody chose one by one; null: a named period. */
  ownDays: OwnDays | null;
  today: string;
  /** The period on the sheets. */
  printed: { from: string; to: string } | null;
  /** Null: no visit is in the records. */
  lastVisit: string | null;
  onPeriod: (period: Exclude<PeriodName, 'own'>) => void;
  onOwnDays: (days: OwnDays) => void;
};

/** 期間. One's own days hold as soon as they are chosen, as everything else here does. */
export function PeriodChoice({ address, ownDays, today, printed, lastVisit, onPeriod, onOwnDays }: Props) {
  const choose = (period: PeriodName) => {
    if (period !== 'own') onPeriod(period);
    else onOwnDays({ from: splitDay(printed?.from ?? today), to: splitDay(printed?.to ?? today) });
  };
  return (
    <div className="grid gap-4">
      <RadioPicks
        name="period"
        label="期間"
        value={ownDays ? 'own' : address.period}
        options={PERIODS.map(({ value, label }) => ({
          value,
          label,
          ...(value === 'visit' && { note: visitNote(lastVisit) }),
        }))}
        onChange={(event) => choose(event.target.value as PeriodName)}
      />
      {ownDays ? <OwnDaysFields days={ownDays} today={today} onChange={onOwnDays} /> : null}
    </div>
  );
}

function visitNote(lastVisit: string | null): string {
  return lastVisit ? `${formatPlainDate(lastVisit)}から` : '受診の記録がないときは、1か月です';
}

function OwnDaysFields(props: { days: OwnDays; today: string; onChange: (days: OwnDays) => void }) {
  const { days, today, onChange } = props;
  const { fault } = ownPeriod(days, today);
  const years = { from: 1950, to: Number(today.slice(0, 4)) };
  return (
    <div className="grid gap-4">
      <DateFields
        name="print_from"
        label={SPAN_LABELS.from_day}
        years={years}
        newestFirst
        value={days.from}
        onChange={(from) => onChange({ ...days, from })}
      />
      <DateFields
        name="print_to"
        label={SPAN_LABELS.to_day}
        hint="始まりの日から12か月までです。選ぶと、すぐにまとめが変わります。"
        years={years}
        newestFirst
        value={days.to}
        onChange={(to) => onChange({ ...days, to })}
        error={fault ?? undefined}
      />
    </div>
  );
}

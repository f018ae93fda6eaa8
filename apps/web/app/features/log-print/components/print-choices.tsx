import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { SPAN_LABELS } from '@hidamari/domain/treatment-logs';
import { DateFields, splitDay } from '@hidamari/ui/date-fields';
import { Fold } from '@hidamari/ui/fold';
import { RadioPicks } from '@hidamari/ui/radio-picks';
import type { PrintedState, PrivateChoices } from '../log-print-query.ts';
import { type OwnDays, ownPeriod } from '../own-days.ts';
import { PERIODS, type PeriodName, type PrintAddress } from '../print-address.ts';
import { CategoryChoice, NameChoice, SummaryChoice, SymptomChoice } from './content-choice.tsx';

type PeriodChoiceProps = {
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
function PeriodChoice({
  address,
  ownDays,
  today,
  printed,
  lastVisit,
  onPeriod,
  onOwnDays,
}: PeriodChoiceProps) {
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

type Props = {
  address: PrintAddress;
  ownDays: OwnDays | null;
  choices: PrivateChoices;
  printed: PrintedState['printed'];
  today: string;
  onAddress: (address: PrintAddress) => void;
  onPeriod: (period: Exclude<PeriodName, 'own'>) => void;
  onOwnDays: (days: OwnDays) => void;
  onChoices: (choices: PrivateChoices) => void;
};

/** 期間と項目をえらぶ: folded away, because the usual choice is ready to print. */
export function PrintChoices(props: Props) {
  const { address, ownDays, choices, printed, today, onAddress, onPeriod, onOwnDays, onChoices } = props;
  const period = printed ? `${formatPlainDate(printed.from_date)}〜${formatPlainDate(printed.to_date)}` : '';
  return (
    <div className="grid content-start gap-3" data-print="hide">
      {period ? (
        <p className="ui-num">
          <b className="block">期間</b>
          {period}
        </p>
      ) : null}
      <Fold summary="期間と項目をえらぶ">
        <div className="grid gap-8 pb-4">
          <PeriodChoice
            address={address}
            ownDays={ownDays}
            today={today}
            printed={printed && { from: printed.from_date, to: printed.to_date }}
            lastVisit={printed?.last_visit_date ?? null}
            onPeriod={onPeriod}
            onOwnDays={onOwnDays}
          />
          <SummaryChoice
            isSummaryOnly={address.isSummaryOnly}
            onChange={(isSummaryOnly) => onAddress({ ...address, isSummaryOnly })}
          />
          <CategoryChoice
            chosen={address.categories}
            onChange={(categories) => onAddress({ ...address, categories })}
          />
          {address.categories.includes('is_condition_log') ? (
            <SymptomChoice written={printed?.written_symptoms ?? []} choices={choices} onChange={onChoices} />
          ) : null}
          <NameChoice choices={choices} onChange={onChoices} />
        </div>
      </Fold>
      <p className="ui-meta">
        うまく印刷できないときは、PDFを保存してから印刷してください。紙とPDFには、ご病気のことが書かれています。置き場所にお気をつけください。
      </p>
    </div>
  );
}

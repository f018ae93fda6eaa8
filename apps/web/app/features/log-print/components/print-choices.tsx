import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Fold } from '@hidamari/ui/fold';
import type { PrivateChoices } from '../log-print-query.ts';
import type { OwnDays } from '../own-days.ts';
import type { PeriodName, PrintAddress } from '../print-address.ts';
import type { PrintedState } from '../use-printed-sheets.ts';
import { CategoryChoice, NameChoice, SummaryChoice, SymptomChoice } from './content-choice.tsx';
import { PeriodChoice } from './period-choice.tsx';

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

import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { Fold } from '@hidamari/ui/fold';
import type { PrivateChoices } from '../log-print-query.ts';
import type { PrintAddress } from '../print-address.ts';
import type { PrintedState } from '../use-printed-sheets.ts';
import { CategoryChoice, NameChoice, SymptomChoice } from './content-choice.tsx';
import { PeriodChoice } from './period-choice.tsx';

type Props = {
  address: PrintAddress;
  choices: PrivateChoices;
  printed: PrintedState['printed'];
  today: string;
  onAddress: (address: PrintAddress) => void;
  onChoices: (choices: PrivateChoices) => void;
};

/** 期間と項目をえらぶ: folded away, because the usual choice is ready to print. */
export function PrintChoices({ address, choices, printed, today, onAddress, onChoices }: Props) {
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
            today={today}
            printed={printed && { from: printed.from_date, to: printed.to_date }}
            lastVisit={printed?.last_visit_date ?? null}
            onChange={(days) => onAddress({ ...address, ...days })}
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

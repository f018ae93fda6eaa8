import type { CaseSummary } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { Icon } from '@hidamari/ui/icon';
import { SummaryPoints } from '../../../../parts/conversation/summary-points.tsx';

/** One version of a summary, point by point, and the member's corrections to it. */
export function SummaryWords({ summary }: { summary: CaseSummary }) {
  return (
    <div className="case-summary-words">
      <SummaryPoints summary={summary} />
      {summary.corrections.map((correction) => (
        <Correction key={correction.id} correction={correction} />
      ))}
    </div>
  );
}

function Correction({ correction: { at, quote, text } }: { correction: CaseSummary['corrections'][number] }) {
  return (
    <div className="case-correction">
      <p className="ui-meta">
        <b>あなたの書き足し</b>・{formatWireMoment(at)}
      </p>
      <p>
        {quote === null ? null : (
          <>
            <s>{quote}</s>
            <span className="ui-visually-hidden">を、次のように直しました：</span>
            <span aria-hidden="true"> → </span>
          </>
        )}
        <b>{text}</b>
      </p>
      <p className="case-correction-ok">
        <Icon name="check" size={18} />
        届きました
      </p>
    </div>
  );
}

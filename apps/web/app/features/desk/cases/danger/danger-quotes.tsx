import type { CaseDanger } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { countCharacters } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { useId, useState } from 'react';

type Quote = CaseDanger['quotes'][number];

/** The member's own newest sentence, whole and with its time, before anybody has to look for it. */
export function NewestQuote({ quotes: [newest] }: { quotes: readonly Quote[] }) {
  return newest ? <DangerQuote quote={newest} /> : null;
}

/** Those before it, one press away: the buttons below stay on the first screen. */
export function EarlierQuotes({ quotes: [, ...earlier] }: { quotes: readonly Quote[] }) {
  if (earlier.length === 0) return null;
  return (
    <Fold summary={`前の言葉（${earlier.length}）`}>
      {earlier.map((quote) => (
        <DangerQuote key={`${quote.at} ${quote.text}`} quote={quote} />
      ))}
    </Fold>
  );
}

/** Longer than the lines that a folded quote shows, on whatever screen. */
const LONG = 60;

function DangerQuote({ quote: { at, text } }: { quote: Quote }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isLong = countCharacters(text) > LONG;
  return (
    <blockquote className="desk-quote">
      {/* Folded to the eye alone: nothing of it is left out. */}
      <p id={id} className="desk-quote-text" data-folded={isLong && !isWhole ? '' : undefined}>
        {`「${text}」`}
      </p>
      <div className="desk-quote-foot">
        <p className="ui-meta ui-num">{formatWireMoment(at)}</p>
        {isLong ? (
          <Button
            kind="quiet"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? 'たたむ' : '全文を見る'}
          </Button>
        ) : null}
      </div>
    </blockquote>
  );
}

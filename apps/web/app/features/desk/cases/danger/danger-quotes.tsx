import type { CaseDanger } from '@hidamari/contract/consultations';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';

/** The member's own sentences, with their time, before anybody has to look for them. */
export function DangerQuotes({ quotes }: { quotes: CaseDanger['quotes'] }) {
  return (
    <ul className="grid gap-2">
      {quotes.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <blockquote className="desk-quote">
            <p>{`「${text}」`}</p>
            <p className="ui-meta ui-num">{formatWireMoment(at)}</p>
          </blockquote>
        </li>
      ))}
    </ul>
  );
}

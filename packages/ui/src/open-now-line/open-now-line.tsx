/** open: calls are answered. soon: the last half hour. closed: after hours. holiday: a day off, with its name. */
export type OpenNowState = 'open' | 'soon' | 'closed' | 'holiday';

/** What the line shows; the sentence comes from the consultation hours of the variant, in Japan time. */
export type OpenNow = {
  state: OpenNowState;
  text: string;
  /** When it opens next, on a line of its own; absent while open. */
  next?: string | undefined;
};

/** A day with its weekday, as 11月24日（火）, and what stands in brackets: 「本日20:00まで」, the name of a holiday. */
const KEPT_WHOLE = /(\d+月\d+日（.）|（[^（）]{1,12}）)/;

/** The sentence with neither a day nor what is in brackets broken over two lines. */
const withWholePieces = (text: string) =>
  text.split(KEPT_WHOLE).map((part) =>
    KEPT_WHOLE.test(part) ? (
      <span key={part} className="ui-open-now-whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * Whether someone answers now: a filled lamp when open, a ring when not, and always the whole sentence.
 * `data-hours`: a document follows the clock by it. The lamp is decoration; without colour the shape and the words still say it.
 */
export function OpenNowLine({ state, text, next, size = 'normal' }: OpenNow & { size?: 'normal' | 'small' }) {
  return (
    <p className="ui-open-now" data-hours="line" data-state={state} data-size={size}>
      <span className="ui-lamp" aria-hidden="true" />
      <span>
        {withWholePieces(text)}
        {next ? <span className="ui-open-now-next">{withWholePieces(next)}</span> : null}
      </span>
    </p>
  );
}

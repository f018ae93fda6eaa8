/** open: calls are answered. soon: the last half hour. closed: after hours. holiday: a day off, with its name. */
export type OpenNowState = 'open' | 'soon' | 'closed' | 'holiday';

/** What the line shows; the sentence comes from the consultation hours of the variant, in Japan time. */
export type OpenNow = {
  state: OpenNowState;
  text: string;
  /** When it opens next, on a line of its own; absent while open. */
  next?: string | undefined;
};

/** 11月24日（火）: a day and its weekday. */
const DAY = /(\d+月\d+日（.）)/;

/** The sentence with its day in one piece: 「11月24日」 and 「（火）」 never stand on two lines. */
const withWholeDay = (text: string) =>
  text.split(DAY).map((part) =>
    DAY.test(part) ? (
      <span key={part} className="ui-open-now-day">
        {part}
      </span>
    ) : (
      part
    ),
  );

/**
 * Whether someone answers now: a filled lamp when open, a ring when not, and always the whole sentence.
 * The lamp is decoration; without colour the shape and the words still say it.
 */
export function OpenNowLine({ state, text, next, size = 'normal' }: OpenNow & { size?: 'normal' | 'small' }) {
  return (
    <p className="ui-open-now" data-state={state} data-size={size}>
      <span className="ui-lamp" aria-hidden="true" />
      <span>
        {text}
        {next ? <span className="ui-open-now-next">{withWholeDay(next)}</span> : null}
      </span>
    </p>
  );
}

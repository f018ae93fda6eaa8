import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/index.ts';

/** One thing to look at again: the id of its control and the sentence that also stands under the field. */
export type SummaryError = { id: string; text: string };

export type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** How often the form was sent. Each time it grows while errors stand, the summary takes the focus. */
  attempt: number;
  /** In place of 「入力内容をご確認ください」, where something else went wrong: 「ログインできませんでした」. */
  title?: string | undefined;
  /** What that means, in one sentence below the title. */
  lead?: string | undefined;
};

/** Brings a field into view and into focus; without a script the link's own jump does the first half. */
function goToField(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** 「入力内容をご確認ください（3か所）」 above the form, with a link to each field. Nothing while there is no error. */
export function ErrorSummary({ errors, attempt, title, lead }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const seen = useRef(0);
  const headingId = useId();
  const hasErrors = errors.length > 0;
  useEffect(() => {
    // Only a new sending moves the focus: correcting the last but one field must not pull a person away.
    if (hasErrors && attempt > seen.current) {
      seen.current = attempt;
      box.current?.focus();
    }
  }, [attempt, hasErrors]);
  if (!hasErrors) return null;
  return (
    <section className="ui-error-summary" ref={box} tabIndex={-1} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Icon name="alert" />
        {title ?? `入力内容をご確認ください（${errors.length}か所）`}
      </h2>
      {lead ? <p>{lead}</p> : null}
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { describedBy, FieldError, fieldIds, type Need, NeedBadge } from '../field/index.ts';

export type TickFieldProps = {
  name: string;
  id?: string;
  /** The whole sentence that is agreed to: 「利用規約に同意します」. */
  label: ReactNode;
  need?: Need;
  /** Under the sentence: a link to what is agreed to, or what it means. Stands outside the label. */
  note?: ReactNode;
  error?: string | undefined;
  /** Not for consents: those are never ticked in advance. */
  defaultChecked?: boolean;
  checked?: boolean;
  value?: string;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/** One sentence with a box to tick: a consent, or a wish. */
export function TickField(props: TickFieldProps) {
  const { name, id, label, need, note, error, ...native } = props;
  const ids = fieldIds(id ?? name);
  return (
    <div className="ui-tick" data-invalid={error ? '' : undefined}>
      <label className="ui-tick-line">
        <input
          {...native}
          type="checkbox"
          className="ui-mark"
          id={ids.control}
          name={name}
          aria-describedby={describedBy(ids, { hint: note, error })}
          aria-invalid={error ? true : undefined}
          aria-required={need === 'required' ? true : undefined}
        />
        <span>
          <span>{label} </span>
          {need ? <NeedBadge need={need} /> : null}
        </span>
      </label>
      {note ? (
        <div className="ui-tick-note" id={ids.hint}>
          {note}
        </div>
      ) : null}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
    </div>
  );
}

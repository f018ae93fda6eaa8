import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { describedBy, fieldIds } from './field-ids.ts';

/** Every field says in words whether it has to be filled in; a colour or an asterisk alone never does. */
export type Need = 'required' | 'optional';

/** What every field of the product takes, whatever its control. */
export type FieldFrameProps = {
  /** The name of the value on the wire; also the id, unless `id` is given. */
  name: string;
  id?: string;
  /** Japanese words above the control. A placeholder is no label, so none can be given. */
  label: ReactNode;
  need?: Need | undefined;
  hint?: ReactNode;
  /** What to do, politely, in Japanese. Present means invalid. */
  error?: string | undefined;
  /** Something done for the member: 「カナを入力しました」. Read out when it appears. */
  note?: string | undefined;
};

/** The badge 必須 or 任意. */
export function NeedBadge({ need }: { need: Need }) {
  return (
    <span className="ui-need" data-need={need}>
      {need === 'required' ? '必須' : '任意'}
    </span>
  );
}

/** The sentence under a field that says what to do: icon, words and colour together. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="ui-field-error" id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}

function FieldNote({ id, note }: { id: string; note: string | undefined }) {
  return (
    <p role="status" id={id} className={note ? 'ui-field-note' : undefined}>
      {note ? (
        <>
          <Icon name="check" />
          <span>{note}</span>
        </>
      ) : null}
    </p>
  );
}

/** What the control of a field must carry; spread it on the input. */
export type ControlWiring = {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/**
 * Label, badge, hint, control, error, in this order (ui: forms, ui 7). The control is given as a
 * function of its wiring, so that a field without a label or without its descriptions cannot be written.
 */
export function Field(props: FieldFrameProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const { name, label, need, hint, error, note, children } = props;
  const ids = fieldIds(props.id ?? name);
  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <div className="ui-field-head">
        <label htmlFor={ids.control} id={ids.label}>
          {label}
        </label>
        {need ? <NeedBadge need={need} /> : null}
      </div>
      {hint ? (
        <div className="ui-field-hint" id={ids.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id: ids.control,
        name,
        'aria-describedby': describedBy(ids, { hint, error, note }),
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {'note' in props ? <FieldNote id={ids.note} note={note} /> : null}
    </div>
  );
}

/**
 * Several controls under one question: a fieldset whose legend carries the badge. The error summary links to the
 * id of the group's first control, which is the group's own id.
 */
export function FieldGroup(
  props: FieldFrameProps & { className?: string; children: (wiring: ControlWiring) => ReactNode },
) {
  const { name, label, need, hint, error, note, className, children } = props;
  const ids = fieldIds(props.id ?? name);
  const description = describedBy(ids, { hint, error, note });
  return (
    <fieldset
      className={className ? `ui-field ${className}` : 'ui-field'}
      aria-describedby={description}
      data-invalid={error ? '' : undefined}
    >
      <legend className="ui-field-head" id={ids.label}>
        <span>{label}</span>
        {need ? <NeedBadge need={need} /> : null}
      </legend>
      {hint ? (
        <div className="ui-field-hint" id={ids.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id: ids.control,
        name,
        'aria-describedby': error ? ids.error : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': need === 'required' ? true : undefined,
      })}
      {error ? <FieldError id={ids.error}>{error}</FieldError> : null}
      {'note' in props ? <FieldNote id={ids.note} note={note} /> : null}
    </fieldset>
  );
}

/** The fields of one form, one column, with room between them. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="ui-fields">{children}</div>;
}

/** Fields that belong side by side where there is room: 姓 and 名, セイ and メイ. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="ui-field-row">{children}</div>;
}

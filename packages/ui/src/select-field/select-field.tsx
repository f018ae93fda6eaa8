import type { ChangeEventHandler, FocusEventHandler, InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

export type SelectOption = { value: string; label: string };

export type SelectFieldProps = FieldFrameProps & {
  options: readonly SelectOption[];
  /** The first line while nothing is chosen. null when one of the options always holds. */
  emptyLabel?: string | null;
  width?: 'short' | 'medium' | 'full';
  value?: string | undefined;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: InputHTMLAttributes<HTMLSelectElement>['autoComplete'];
  ref?: Ref<HTMLSelectElement>;
  onChange?: ChangeEventHandler<HTMLSelectElement> | undefined;
  onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
};

/** One of a list too long for picks. The browser's own list: on a phone a wheel the person knows. */
export function SelectField(props: SelectFieldProps) {
  const {
    name,
    id,
    label,
    need,
    hint,
    error,
    note,
    options,
    emptyLabel = '選んでください',
    width,
    ...native
  } = props;
  const frame = {
    name,
    label,
    need,
    hint,
    error,
    ...(id !== undefined && { id }),
    ...('note' in props && { note }),
  };
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="ui-select" data-width={width}>
          <select {...native} {...wiring} className="ui-input">
            {emptyLabel === null ? null : <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size={22} />
        </span>
      )}
    </Field>
  );
}

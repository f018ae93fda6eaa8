import type { ChangeEventHandler, FocusEventHandler, InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

export type SelectOption = { value: string; label: string };

/** Options under a heading of their own, where a long list has parts. */
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export type SelectFieldProps = FieldFrameProps & {
  options: readonly (SelectOption | SelectGroup)[];
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

const drawOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

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
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(drawOption)}
                </optgroup>
              ) : (
                drawOption(option)
              ),
            )}
          </select>
          <Icon name="down" size={22} />
        </span>
      )}
    </Field>
  );
}

import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { type FieldFrameProps, FieldGroup } from '../field/index.ts';

export type PickOption = {
  value: string;
  label: ReactNode;
  /** A second, softer line: what this choice means. */
  note?: ReactNode;
  disabled?: boolean;
};

export type RadioPicksProps = FieldFrameProps & {
  options: readonly PickOption[];
  /** Side by side from 48em. */
  columns?: 1 | 2 | 3;
  value?: string | undefined;
  defaultValue?: string | undefined;
  /** Given to every radio, as a form library expects. */
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

const stateOf = (option: string, value: string | undefined, defaultValue: string | undefined) =>
  value === undefined
    ? { defaultChecked: defaultValue === undefined ? undefined : option === defaultValue }
    : { checked: option === value };

/** One of a few answers, each a row to press. Offer 答えたくない and わからない where a question touches the illness. */
export function RadioPicks(props: RadioPicksProps) {
  const { options, columns = 1, value, defaultValue, ref, onChange, onBlur, ...frame } = props;
  return (
    <FieldGroup {...frame}>
      {({ id, name, ...wiring }) => (
        <div className="ui-picks" data-columns={columns}>
          {options.map((option, index) => (
            <label key={option.value} className="ui-pick">
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${option.value}`}
                name={name}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={wiring['aria-describedby']}
                aria-invalid={wiring['aria-invalid']}
                ref={ref}
                onChange={onChange}
                onBlur={onBlur}
                readOnly={value !== undefined && !onChange}
                {...stateOf(option.value, value, defaultValue)}
              />
              <span className="ui-pick-label">{option.label}</span>
              {option.note ? <small>{option.note}</small> : null}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

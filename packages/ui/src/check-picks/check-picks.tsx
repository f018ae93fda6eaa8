import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { type FieldFrameProps, FieldGroup } from '../field/index.ts';
import type { PickOption } from '../radio-picks/radio-picks.tsx';

export type CheckPicksProps = FieldFrameProps & {
  options: readonly PickOption[];
  columns?: 1 | 2 | 3;
  /** Controlled: the values chosen, in any order. */
  values?: readonly string[] | undefined;
  defaultValues?: readonly string[] | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/** Any number of answers; each is a row of its own. */
export function CheckPicks(props: CheckPicksProps) {
  const { options, columns = 1, values, defaultValues, ref, onChange, onBlur, ...frame } = props;
  return (
    <FieldGroup {...frame}>
      {({ id, name, ...wiring }) => (
        <div className="ui-picks" data-columns={columns}>
          {options.map((option, index) => (
            <label key={option.value} className="ui-pick">
              <input
                type="checkbox"
                id={index === 0 ? id : `${id}-${option.value}`}
                name={name}
                value={option.value}
                disabled={option.disabled}
                aria-describedby={wiring['aria-describedby']}
                aria-invalid={wiring['aria-invalid']}
                ref={ref}
                onChange={onChange}
                onBlur={onBlur}
                {...(values
                  ? { checked: values.includes(option.value), readOnly: !onChange }
                  : { defaultChecked: defaultValues?.includes(option.value) })}
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

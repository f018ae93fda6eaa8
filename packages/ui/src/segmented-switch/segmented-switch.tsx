import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

export type SwitchOption<Value extends string> = { value: Value; label: ReactNode; icon?: IconName };

export type SegmentedSwitchProps<Value extends string> = {
  /** What is switched: 「表示」. Shown above unless `labelHidden`. */
  label: string;
  labelHidden?: boolean;
  options: readonly SwitchOption<Value>[];
  /** A form name; without it the switch belongs to no form. */
  name?: string;
  width?: 'auto' | 'full';
} & ({ value: Value; onChange: (value: Value) => void } | { defaultValue: Value });

/** Two to four ways to see or say the same thing. Radios, so that arrows move and exactly one holds. */
export function SegmentedSwitch<Value extends string>(props: SegmentedSwitchProps<Value>) {
  const { label, labelHidden, options, name, width } = props;
  const ownName = useId();
  return (
    <fieldset className="ui-segmented" data-width={width}>
      <legend className={labelHidden ? 'ui-visually-hidden' : 'ui-segmented-label'}>{label}</legend>
      <div className="ui-segments">
        {options.map((option) => (
          <label key={option.value} className="ui-segment" data-value={option.value}>
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              {...('value' in props
                ? { checked: option.value === props.value, onChange: () => props.onChange(option.value) }
                : { defaultChecked: option.value === props.defaultValue })}
            />
            {option.icon ? <Icon name={option.icon} size={20} /> : null}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

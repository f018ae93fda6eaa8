import { type ReactNode, useId } from 'react';

export type SwitchRowProps = {
  label: string;
  /** What it does, in a line or two. */
  note?: ReactNode;
  checked: boolean;
  /** Holds at once: there is nothing to send. */
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** Something that is on or off, and holds as soon as it is pressed. The state is said in a word beside its sign. */
export function SwitchRow({ label, note, checked, onChange, disabled }: SwitchRowProps) {
  const id = useId();
  return (
    <label className="ui-switch-row" htmlFor={id}>
      <span className="ui-switch-words">
        <span className="ui-switch-label" id={`${id}-label`}>
          {label}
        </span>
        {note ? <small id={`${id}-note`}>{note}</small> : null}
      </span>
      <span className="ui-switch-state" aria-hidden="true">
        {checked ? 'オン' : 'オフ'}
      </span>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a tick box says by itself whether it is checked
        role="switch"
        className="ui-switch"
        id={id}
        checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

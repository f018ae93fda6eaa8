import { NeedBadge } from '@hidamari/ui/field';
import { SegmentedSwitch, type SwitchOption } from '@hidamari/ui/segmented-switch';
import { TakeBack } from './take-back.tsx';

type Props = {
  label: string;
  options: readonly SwitchOption<string>[];
  value: string;
  onChange: (value: string) => void;
};

/** One of a few answers, or none. */
export function OptionalChoice({ label, options, value, onChange }: Props) {
  return (
    <div className="relative grid gap-2">
      <div className="ui-field-head" aria-hidden="true">
        {label}
        <NeedBadge need="optional" />
      </div>
      <SegmentedSwitch label={label} labelHidden options={options} value={value} onChange={onChange} />
      {value === '' ? null : <TakeBack what={label} onTakeBack={() => onChange('')} />}
    </div>
  );
}

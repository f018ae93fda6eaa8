import { NeedBadge } from '@hidamari/ui/field';
import { SegmentedSwitch, type SwitchOption } from '@hidamari/ui/segmented-switch';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';

/**
 * An answer that was given can be taken back: nobody is held to a press. It stands at the end of the label's line,
 * where nothing has to move for it; its place is the nearest `relative` box.
 */
export function TakeBack({ what, onTakeBack }: { what: string; onTakeBack: () => void }) {
  return (
    <button
      type="button"
      className="absolute -top-3 right-0 min-h-12 px-2 text-sm font-bold text-key-ink underline underline-offset-4"
      onClick={onTakeBack}
    >
      <VisuallyHidden>{`${what}の回答を`}</VisuallyHidden>
      取り消す
    </button>
  );
}

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

import { Button } from '@hidamari/ui/button';
import { NeedBadge } from '@hidamari/ui/field';
import { SegmentedSwitch, type SwitchOption } from '@hidamari/ui/segmented-switch';
import type { ReactNode } from 'react';

/** An answer that was given can be taken back: nobody is held to a press. */
export function TakeBack({ what, onTakeBack }: { what: string; onTakeBack: () => void }) {
  return (
    <div>
      <Button kind="text" size="small" onClick={onTakeBack}>
        {`${what}の回答を取り消す`}
      </Button>
    </div>
  );
}

type Props = {
  label: string;
  options: readonly SwitchOption<string>[];
  value: string;
  onChange: (value: string) => void;
  after?: ReactNode;
};

/** One of a few answers, or none. */
export function OptionalChoice({ label, options, value, onChange }: Props) {
  return (
    <div className="grid gap-1">
      <div className="[&_.ui-segments]:max-w-full">
        <SegmentedSwitch label={label} options={options} value={value} onChange={onChange} />
      </div>
      {value === '' ? null : <TakeBack what={label} onTakeBack={() => onChange('')} />}
    </div>
  );
}

/** A label with 任意 beside it, for a switch that has no badge of its own. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      {children}
      <NeedBadge need="optional" />
    </span>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

const SIGNS = { locked: 'lock', proved: 'check', waiting: 'clock' } as const;

export type ReadOnlyFieldProps = {
  label: string;
  value: string;
  /** proved: already checked (a tick). waiting: not checked yet (a clock). locked: cannot be changed here (a lock). */
  state?: keyof typeof SIGNS;
  /** Why, and whom to call: 「ご加入の確認で使ったため、ここでは変えられません。」 */
  reason?: ReactNode;
};

/** A value that is shown among fields and cannot be changed here; it is text, so no one tries to type in it. */
export function ReadOnlyField({ label, value, state = 'locked', reason }: ReadOnlyFieldProps) {
  return (
    <dl className="ui-read-only">
      <dt className="ui-field-head">{label}</dt>
      <dd className="ui-read-only-value">
        <Icon name={SIGNS[state]} size={22} />
        <span>{value}</span>
      </dd>
      {reason ? <dd className="ui-field-hint">{reason}</dd> : null}
    </dl>
  );
}

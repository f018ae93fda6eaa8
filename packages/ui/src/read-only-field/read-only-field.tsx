import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

export type ReadOnlyFieldProps = {
  label: string;
  value: string;
  /** proved: already checked (a tick). locked: cannot be changed here (a lock). */
  state?: 'locked' | 'proved';
  /** Why, and whom to call: 「ご加入の確認で使ったため、ここでは変えられません。」 */
  reason?: ReactNode;
};

/** A value that is shown among fields and cannot be changed here; it is text, so no one tries to type in it. */
export function ReadOnlyField({ label, value, state = 'locked', reason }: ReadOnlyFieldProps) {
  return (
    <dl className="ui-read-only">
      <dt className="ui-field-head">{label}</dt>
      <dd className="ui-read-only-value">
        <Icon name={state === 'proved' ? 'check' : 'lock'} size={22} />
        <span>{value}</span>
      </dd>
      {reason ? <dd className="ui-field-hint">{reason}</dd> : null}
    </dl>
  );
}

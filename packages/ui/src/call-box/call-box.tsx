import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { type OpenNow, OpenNowLine } from '../open-now-line/index.ts';

/**
 * A telephone number as it is read and as it is dialled. Without an address (no number is configured yet)
 * `display` says so in words, and nothing can be pressed.
 */
export type TelephoneNumber = { display: string; href: string | null };

/** The whole number, large, and a link where a finger can press it. */
export function TelephoneLink({
  number,
  size = 'large',
}: {
  number: TelephoneNumber;
  size?: 'large' | 'normal';
}) {
  if (number.href === null) return <p className="ui-telephone-missing">{number.display}</p>;
  return (
    <a className="ui-telephone" data-size={size} href={number.href}>
      {number.display}
    </a>
  );
}

export type CallBoxProps = {
  number: TelephoneNumber;
  openNow: OpenNow;
  /** Free of charge, then the days and hours: one line each. Kept visible outside the hours as well. */
  lines: readonly string[];
  /** phones: the button is shown below 67em, where pressing it calls. always: also on computers. */
  button?: 'phones' | 'always' | 'none';
  /** Inside another frame (a panel's head says the state already) the box may leave the state out. */
  stateHidden?: boolean;
  children?: ReactNode;
};

/** The place to call: state, number, button, hours. Its ink edge is kept for the telephone on every screen. */
export function CallBox({ number, openNow, lines, button = 'phones', stateHidden, children }: CallBoxProps) {
  return (
    <div className="ui-call-box">
      {stateHidden ? null : <OpenNowLine {...openNow} />}
      <TelephoneLink number={number} />
      {button === 'none' || number.href === null ? null : (
        <div className={button === 'phones' ? 'ui-call-box-phones' : undefined}>
          <ButtonLink href={number.href} icon="phone" size="large" width="full">
            電話で相談する
          </ButtonLink>
        </div>
      )}
      {lines.length === 0 ? null : (
        <p className="ui-hours">
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
      {children}
    </div>
  );
}

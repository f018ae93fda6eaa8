import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import type { IconName } from '../icon/index.ts';
import { type OpenNow, OpenNowLine } from '../open-now-line/open-now-line.tsx';

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

/** A way to a supporter that works at this hour. */
export type CallLink = {
  id: string;
  /** Words of the button. */
  label: string;
  icon: IconName;
  /** Null: it is dialled, at the number of the box. */
  href: string | null;
  /** Under the button: when an answer comes. */
  note?: string | undefined;
  /** Opens something on this page instead of navigating (call preventDefault). */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

export type CallBoxProps = {
  number: TelephoneNumber;
  openNow: OpenNow;
  /** Free of charge, then the days and hours: one line each. Kept visible outside the hours as well. */
  lines: readonly string[];
  /** What works now, the first as the key button (decision 0077). None: the number stands alone. */
  ways?: readonly CallLink[];
  /** phones: what is dialled has its button below 67em alone, where pressing it calls. always: also on computers. */
  dial?: 'phones' | 'always';
  /** Inside another frame (a panel's head says the state already) the box may leave the state out. */
  stateHidden?: boolean;
  children?: ReactNode;
};

/** The place to call: state, number, what works now, hours. Its ink edge is kept for the telephone on every screen. */
export function CallBox(props: CallBoxProps) {
  const { number, openNow, lines, ways = [], dial = 'phones', stateHidden, children } = props;
  const pressed = ways.filter(({ href }) => href !== null || number.href !== null);
  return (
    <div className="ui-call-box" data-hours="box">
      {stateHidden ? null : <OpenNowLine {...openNow} />}
      <TelephoneLink number={number} />
      {pressed.map((way, index) => (
        <WayButton
          key={way.id}
          way={way}
          isKey={index === 0}
          href={way.href ?? number.href ?? ''}
          onPhonesOnly={way.href === null && dial === 'phones'}
        />
      ))}
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

interface WayButtonProps {
  way: CallLink;
  isKey: boolean;
  href: string;
  onPhonesOnly: boolean;
}

/** The note stays where the button is not: whoever dials by hand is told the same. */
function WayButton({ way: { label, icon, note, onClick }, isKey, href, onPhonesOnly }: WayButtonProps) {
  return (
    <div className="ui-call-way">
      <div className={onPhonesOnly ? 'ui-call-box-phones' : undefined}>
        <ButtonLink
          href={href}
          icon={icon}
          width="full"
          kind={isKey ? 'key' : 'plain'}
          size={isKey ? 'large' : 'normal'}
          {...(onClick && { onClick })}
        >
          {label}
        </ButtonLink>
      </div>
      {note ? <p className="ui-hours">{note}</p> : null}
    </div>
  );
}

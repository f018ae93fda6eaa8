import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';

export type ChipsProps = {
  /** What the row is: 「しぼりこみ」. Spoken, not shown. */
  name: string;
  /** One line that scrolls sideways on phones instead of several lines. */
  scroll?: boolean;
  children: ReactNode;
};

/** A row of chips. What the keyboard reaches in a row that scrolls comes wholly into it (`startChips`). */
export function Chips({ name, scroll, children }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these may be links.
    <div role="group" aria-label={name} className="ui-chips" data-scroll={scroll ? '' : undefined}>
      {children}
    </div>
  );
}

type ChipFace = { children: ReactNode; icon?: IconName; count?: number };

function Face({ children, icon, count, isOn, removable }: ChipFace & { isOn: boolean; removable?: boolean }) {
  const shown = isOn && !removable ? 'check' : icon;
  return (
    <>
      {shown ? <Icon name={shown} size={18} /> : null}
      <span>{children}</span>
      {count === undefined ? null : <span className="ui-chip-count">{count}</span>}
      {isOn && removable ? <Icon name="close" size={18} /> : null}
    </>
  );
}

export type ChipProps = ChipFace & {
  pressed: boolean;
  onPress: () => void;
  /** A filter: while it is on, a cross at its end says that a press takes it away. */
  removable?: boolean;
};

/** A chip that filters or chooses on this screen: edge, tint and tick (or cross) when it is on. */
export function Chip({ pressed, onPress, ...face }: ChipProps) {
  return (
    <button type="button" className="ui-chip" aria-pressed={pressed} onClick={onPress}>
      <Face {...face} isOn={pressed} />
    </button>
  );
}

/** A chip with an address of its own, so that a filtered list works without a script and can be kept. */
export function ChipLink({ href, current, ...face }: ChipFace & { href: string; current?: boolean }) {
  return (
    <Link href={href} className="ui-chip" aria-current={current ? 'true' : undefined}>
      <Face {...face} isOn={current ?? false} />
    </Link>
  );
}

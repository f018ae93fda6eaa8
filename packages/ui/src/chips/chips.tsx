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

type ChipFace = { children: ReactNode; icon?: IconName | undefined; count?: number | undefined };

function Face({
  children,
  icon,
  count,
  isOn,
  removable,
}: ChipFace & { isOn: boolean; removable?: boolean | undefined }) {
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

/** What a press does: something on this screen, or sends the form around it with this field. */
type ChipPress = { onPress: () => void } | { name: string; value: string };

export type ChipProps = ChipFace &
  ChipPress & {
    pressed: boolean;
    /** A filter: while it is on, a cross at its end says that a press takes it away. */
    removable?: boolean;
  };

/** A chip that filters or chooses on this screen: edge, tint and tick (or cross) when it is on. */
export function Chip({ pressed, children, icon, count, removable, ...press }: ChipProps) {
  const way =
    'name' in press
      ? ({ type: 'submit', name: press.name, value: press.value } as const)
      : ({ type: 'button', onClick: press.onPress } as const);
  return (
    <button className="ui-chip" aria-pressed={pressed} {...way}>
      <Face isOn={pressed} {...{ icon, count, removable }}>
        {children}
      </Face>
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

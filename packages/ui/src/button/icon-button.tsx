import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { CountBadge } from '../tag/tag.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type IconButtonProps = {
  icon: IconName;
  /** The word a person would say: 「閉じる」. Shown under the icon unless `wordHidden`. */
  name: string;
  wordHidden?: boolean;
  filled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  'aria-haspopup'?: 'dialog';
  /** What it does to a dialog that stands in the page, by the browser's own means. */
  command?: 'show-modal' | 'close';
  /** Id of that dialog. */
  commandfor?: string;
};

/** A square button led by its icon. It cannot exist without a name; small words under the icon are the usual look. */
export function IconButton({ icon, name, wordHidden, filled, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="ui-icon-button">
      <Icon name={icon} {...(filled && { filled })} />
      {wordHidden ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
    </button>
  );
}

export type IconLinkProps = {
  icon: IconName;
  name: string;
  href: string;
  /** On the corner of the sign: how many of what wait there. */
  count?: { count: number; name: string };
  /** Opens the richer thing where scripts run (call preventDefault); without them the address must do. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** The same look for something that has an address: the telephone, the menu at the page's foot. */
export function IconLink({ icon, name, href, count, onClick }: IconLinkProps) {
  return (
    <Link href={href} className="ui-icon-button" onClick={onClick}>
      <Icon name={icon} />
      <span>{name}</span>
      {count ? <CountBadge {...count} /> : null}
    </Link>
  );
}

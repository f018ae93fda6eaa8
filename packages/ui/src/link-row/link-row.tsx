import { Children, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from '../link/index.ts';

export type LinkRowProps = {
  href: string;
  title: ReactNode;
  note?: ReactNode;
  icon?: IconName;
  /** A drawn mark in place of an icon (the official mark of another service). */
  mark?: ReactNode;
  current?: boolean;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
};

/** A whole row to press: sign, title, one soft line, arrow. */
export function LinkRow({ href, title, note, icon, mark, current, onClick }: LinkRowProps) {
  return (
    <Link href={href} className="ui-link-row" aria-current={current ? 'page' : undefined} onClick={onClick}>
      {mark ?? (icon ? <Icon name={icon} size={28} className="ui-link-row-sign" /> : null)}
      <span className="ui-link-row-words">
        <b>{title}</b>
        {note ? <span className="ui-meta">{note}</span> : null}
      </span>
      <Icon name="right" size={20} />
    </Link>
  );
}

type LinkRowsProps = {
  children: ReactNode;
  /** The anchor of a row, where an address leads to one of them; counted from 0. */
  idOf?: (at: number) => string;
};

/** Rows with hairlines between them. Each child is one row; what is not there (null, false) is none. */
export function LinkRows({ children, idOf }: LinkRowsProps) {
  return (
    <ul className="ui-link-rows">
      {Children.toArray(children).map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list keeps nothing; the row within has its own key.
        <li key={index} id={idOf?.(index)}>
          {child}
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { Link } from './link.tsx';

/** 「がんの情報をすべて見る」: a link on a line of its own, 48 px high, with an arrow that shows where it leads. */
export function MoreLink({
  href,
  children,
  icon = 'right',
}: {
  href: string;
  children: ReactNode;
  icon?: IconName;
}) {
  return (
    <Link href={href} className="ui-more-link">
      {children}
      <Icon name={icon} size={20} />
    </Link>
  );
}

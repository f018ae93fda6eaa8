import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

/**
 * A link to another company's site: opens apart and says so in words, with the icon
 * (ui 18). The other site learns nothing of the page left.
 */
export function ExternalLink({
  href,
  children,
  className,
}: {
  href: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="ui-external">
        （別ウィンドウで開きます）
        <Icon name="external" size={16} />
      </span>
    </a>
  );
}

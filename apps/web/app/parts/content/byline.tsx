import './byline.css';
import { Icon, type IconName } from '@hidamari/ui/icon';
import type { ReactNode } from 'react';

export interface BylineProps {
  icon: IconName;
  /** li: one of several. */
  as?: 'p' | 'li';
  children: ReactNode;
}

/** A line on who stands for a text, or how long it is: a sign and soft words. */
export function Byline({ icon, as: Line = 'p', children }: BylineProps) {
  return (
    <Line className="byline">
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </Line>
  );
}

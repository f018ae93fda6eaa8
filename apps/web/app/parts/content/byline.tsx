import type { ContentReference } from '@hidamari/contract/content';
import { concernOfCategory } from '@hidamari/domain/concerns';
import { Icon, type IconName } from '@hidamari/ui/icon';
import { ConcernTag, Tag } from '@hidamari/ui/tag';
import type { ReactNode } from 'react';
import './byline.css';

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

/** 治療・お金・くらし・こころ on its tint; any other category in its own words. */
export function CategoryTag({ category }: { category: ContentReference }) {
  const concern = concernOfCategory(category.id);
  return concern ? <ConcernTag concern={concern} /> : <Tag>{category.name}</Tag>;
}

import { CONCERNS, type Concern } from '@hidamari/domain/option-sets';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

/** 治療・お金・くらし・こころ on its tint. A tint means nothing without the word, so the two come together. */
export function ConcernTag({ concern }: { concern: Concern }) {
  return (
    <span className="ui-tag" data-tone={concern}>
      {CONCERNS.find(({ value }) => value === concern)?.label}
    </span>
  );
}

export type TagTone = 'neutral' | 'key' | 'ok' | 'caution' | 'danger';

/** A short word about the thing beside it: 「対応中」「あと4日」. */
export function Tag({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: TagTone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span className="ui-tag" data-tone={tone}>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span>{children}</span>
    </span>
  );
}

/** A count in a filled disc, with what is counted for listeners: 未読3件. */
export function CountBadge({ count, name }: { count: number; name: string }) {
  return (
    <span className="ui-count">
      <span aria-hidden="true">{count}</span>
      <span className="ui-visually-hidden">{`${name}${count}件`}</span>
    </span>
  );
}

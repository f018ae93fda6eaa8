import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';

export type NoticeTone = 'info' | 'plain' | 'ok' | 'caution' | 'danger';

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  plain: 'info',
  ok: 'check',
  caution: 'alert',
  danger: 'alert',
};

export type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  /** Spoken when it appears. Leave out for a notice that stands on the page from the start. */
  live?: boolean;
  icon?: IconName;
  children: ReactNode;
};

/** Something to know, on the page itself, with its sign and its words. */
export function Notice({ tone = 'info', title, live, icon, children }: NoticeProps) {
  return (
    <div
      className="ui-notice"
      data-tone={tone}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon name={icon ?? ICONS[tone]} size={24} />
      <div>
        {title ? <p className="ui-notice-title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

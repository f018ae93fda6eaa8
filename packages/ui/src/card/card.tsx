import type { ReactNode } from 'react';

/** raised: the usual. key: the one card that answers you. sun: a date ahead. sunk: an aside. place: the ink edge. */
export type CardTone = 'raised' | 'key' | 'sun' | 'sunk' | 'place';

export type CardProps = {
  tone?: CardTone;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  labelledBy?: string;
  className?: string;
  children: ReactNode;
};

/** A sheet of paper on the ground. A section, article or aside needs the id of its heading as its name. */
export function Card({ tone = 'raised', as: Tag = 'div', labelledBy, className, children }: CardProps) {
  return (
    <Tag
      className={className ? `ui-card ${className}` : 'ui-card'}
      data-tone={tone}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}

import type { ReactNode } from 'react';

export type SectionHeadingProps = {
  level?: 2 | 3;
  /** large 26/32 px for a part of a page; normal 23 px inside forms and columns; small 19 px on cards, without light. */
  size?: 'large' | 'normal' | 'small';
  id?: string;
  children: ReactNode;
  /** At the other end of the line: a link to the whole list, a remark. */
  aside?: ReactNode;
};

/** A heading with a slip of window light beside it. */
export function SectionHeading({ level = 2, size = 'large', id, children, aside }: SectionHeadingProps) {
  const Tag = level === 2 ? 'h2' : 'h3';
  const heading = (
    <Tag className="ui-section-heading" data-size={size} id={id}>
      <span>{children}</span>
    </Tag>
  );
  if (!aside) return heading;
  return (
    <div className="ui-section-top">
      {heading}
      {aside}
    </div>
  );
}

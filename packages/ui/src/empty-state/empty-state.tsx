import type { ReactNode } from 'react';
import { type DrawingName, Illustration } from '../illustration/index.ts';

export type EmptyStateProps = {
  /** What is not there yet: 「まだ記録はありません」. */
  title: string;
  /** What to do next, and that little is enough. */
  children: ReactNode;
  drawing?: DrawingName;
  headingLevel?: 2 | 3;
  /** The one step that fills it, then a second way. */
  actions?: ReactNode;
};

/** A place without content says what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, children, drawing = 'scene-empty', headingLevel = 2, actions } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="ui-empty">
      <Illustration
        drawing={drawing}
        {...(drawing.startsWith('object-') && { className: 'ui-empty-object' })}
      />
      <Heading>{title}</Heading>
      <p>{children}</p>
      {actions ? <div className="ui-empty-actions">{actions}</div> : null}
    </div>
  );
}

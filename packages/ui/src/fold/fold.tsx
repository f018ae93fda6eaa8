import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

export type FoldProps = {
  /** A question, or what lies inside. Stands as a heading when it heads a part of the page. */
  summary: ReactNode;
  /** A short mark before a question: 「Q」. Decoration. */
  mark?: string;
  openAtFirst?: boolean;
  id?: string;
  /** Folds with the same group name close each other; leave it out where people compare answers. */
  group?: string;
  children: ReactNode;
};

/** Opens and closes on a press; the browser's own, so it works without a script and is found by in-page search. */
export function Fold({ summary, mark, openAtFirst, id, group, children }: FoldProps) {
  return (
    <details className="ui-fold" id={id} name={group} open={openAtFirst}>
      <summary data-marked={mark ? '' : undefined}>
        {mark ? (
          <span className="ui-fold-mark" aria-hidden="true">
            {mark}
          </span>
        ) : null}
        <span>{summary}</span>
        <Icon name="down" size={22} />
      </summary>
      <div className="ui-fold-body">{children}</div>
    </details>
  );
}

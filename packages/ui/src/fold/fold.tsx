import { type ReactNode, type ToggleEvent, useState } from 'react';
import { Icon } from '../icon/index.ts';

export type FoldProps = {
  /** A question, or what lies inside. Stands as a heading when it heads a part of the page. */
  summary: ReactNode;
  /** A short mark before a question: 「Q」. Decoration. */
  mark?: string;
  /** How it stands when it first appears; from then on it is the person's. */
  openAtFirst?: boolean;
  id?: string;
  /** Folds with the same group name close each other; leave it out where people compare answers. */
  group?: string;
  /** Once opened it is scrolled into view as a whole: for what must not wait for a search below the edge. */
  comesIntoView?: boolean;
  children: ReactNode;
};

/** Opens and closes on a press; the browser's own, so it works without a script and is found by in-page search. */
export function Fold({
  summary,
  mark,
  openAtFirst = false,
  id,
  group,
  comesIntoView = false,
  children,
}: FoldProps) {
  // What lies inside may take back what opened it (a chosen chip, a text): the fold must not close over the hand.
  const [first] = useState(openAtFirst);
  return (
    <details
      className="ui-fold"
      id={id}
      name={group}
      open={first}
      onToggle={comesIntoView ? bringIntoView : undefined}
    >
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

function bringIntoView({ currentTarget: fold }: ToggleEvent<HTMLDetailsElement>) {
  if (fold.open) fold.scrollIntoView({ block: 'nearest' });
}

import { Notice } from '@hidamari/ui/notice';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * One step of a change inside its card: the focus goes to its heading, so that a listener hears where they are, and why
 * they are there once more.
 */
export function StepFrame({
  title,
  lead,
  note,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Why this step has come again. */
  note?: string | undefined;
  children: ReactNode;
}) {
  const noteId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className="text-lg font-bold"
        aria-describedby={note ? noteId : undefined}
      >
        {title}
      </h3>
      {lead ? <p>{lead}</p> : null}
      {note ? (
        <Notice tone="caution" live>
          <p id={noteId}>{note}</p>
        </Notice>
      ) : null}
      {children}
    </div>
  );
}

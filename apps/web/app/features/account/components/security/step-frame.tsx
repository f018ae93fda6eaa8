import { type ReactNode, useEffect, useRef } from 'react';

/** One step of a change inside its card: the focus goes to its heading, so that a listener hears where they are. */
export function StepFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {title}
      </h3>
      {lead ? <p>{lead}</p> : null}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';

/** Words for those who listen rather than look. Use it to complete what the eye already has, never to add a fact. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="ui-visually-hidden" id={id}>
      {children}
    </span>
  );
}

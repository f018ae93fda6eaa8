import type { ReactNode } from 'react';

/** Small examples side by side, as far as there is room. */
export function ExampleRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

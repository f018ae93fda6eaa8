import type { ReactNode } from 'react';

/**
 * The body of an article or of terms: a measure of 592 px, wide lines, headings under an ink rule.
 * `children` are elements made from cleaned content; this part styles bare tags only inside itself.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="ui-prose">{children}</div>;
}

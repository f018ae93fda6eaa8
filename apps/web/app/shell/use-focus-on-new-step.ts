import { useEffect, useRef } from 'react';
import { focusQuietly } from './scrolling.ts';

/**
 * Of a page that asks for one thing after another: the button that was pressed goes with its step, so a listener hears
 * from the heading what is asked for now, or, where the step came back with errors, from their list. Not on the first drawing.
 */
export function useFocusOnNewStep(step: unknown): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.querySelector<HTMLElement>('main h1');
    const hasErrorsFocus = document.activeElement?.closest('.ui-error-summary') != null;
    if (heading && !hasErrorsFocus) focusQuietly(heading);
  }, [step]);
}

/**
 * A navigation that another one overtakes stops reading its answer, and that is no fault. React Router leaves the promise
 * of the rest of that answer without a listener (seen in 8.4.0: the `done` of its stream), so the browser would report an
 * uncaught error for every quick Back. Only what was stopped on purpose is kept quiet; anything else is still reported.
 */
export function ignoreAbortedNavigations(): void {
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}

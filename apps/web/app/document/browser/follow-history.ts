/**
 * Loads what a step of the history leads to. Steps that a member took in the application share one document for the browser:
 * where a document has come in its place, after a log-out or the end of a session, Back and Forward among them load nothing
 * by themselves, and this page would stand under the address of another.
 */
export function loadOtherSteps(): void {
  const addressNow = () => location.pathname + location.search;
  const own = addressNow();
  addEventListener('popstate', () => {
    if (addressNow() !== own) location.reload();
  });
}

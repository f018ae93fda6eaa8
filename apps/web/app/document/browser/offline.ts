/** The bar of the page for when there is no connection (`OfflineBar` in a document). */
const BAR = '.ui-offline';

/**
 * Shows the bar while the browser says that there is no connection. A link that is pressed then is not followed, and a form is
 * not sent: the browser's own fault page would stand in place of what somebody reads or wrote.
 */
export function watchConnection(): void {
  const follow = () => {
    for (const bar of document.querySelectorAll<HTMLElement>(BAR)) bar.hidden = navigator.onLine;
  };
  addEventListener('online', follow);
  addEventListener('offline', follow);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (link !== null && !navigator.onLine) event.preventDefault();
  });
  document.addEventListener('submit', (event) => {
    if (!navigator.onLine) event.preventDefault();
  });
  follow();
}

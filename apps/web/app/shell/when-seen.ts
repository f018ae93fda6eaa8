/**
 * Does a thing once, as soon as an element is before somebody's eyes: in the window, in a tab that is looked at. Answers
 * how to wait no longer.
 */
export function whenSeen(element: Element, act: () => void): () => void {
  let isInWindow = false;
  const look = () => {
    if (!isInWindow || document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  const observer = new IntersectionObserver(([entry]) => {
    isInWindow = entry?.isIntersecting ?? false;
    look();
  });
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return stop;
}

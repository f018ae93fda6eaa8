/** So far above the window that whatever was scrolled past still counts. */
const ALL_ABOVE = '1000000px 0px 0px';

/**
 * Does a thing once, as soon as an element is before somebody's eyes: in the window, in a tab that is looked at. Answers
 * how to wait no longer.
 * @param orPassed counts from when it is reached: it may have gone by in one leap, above the window.
 */
export function onVisible(
  element: Element,
  act: () => void,
  { orPassed = false }: { orPassed?: boolean } = {},
): () => void {
  let isInWindow = false;
  const look = () => {
    if (!isInWindow || document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isInWindow = entry?.isIntersecting ?? false;
      look();
    },
    orPassed ? { rootMargin: ALL_ABOVE } : {},
  );
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return stop;
}

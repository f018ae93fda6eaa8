/**
 * While this box stands over the page, whatever takes the focus below it is brought into the middle of the window, and in
 * a low window, whose middle is covered, to its top: who goes by keyboard sees where they are (WCAG 2.4.11). Nothing moves
 * under a finger that is pressing. Answers how to stop.
 */
export function keepFocusInTheClear(over: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPressing = false;
  const press = () => {
    isPressing = true;
  };
  const letGo = () => {
    isPressing = false;
  };
  const clear = ({ target }: FocusEvent) => {
    if (isPressing || !(target instanceof HTMLElement) || over.contains(target)) return;
    for (const block of ['center', 'start'] as const) {
      if (!overlap(over.getBoundingClientRect(), target.getBoundingClientRect())) return;
      target.scrollIntoView({ block, behavior: 'instant' });
    }
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, letGo, { signal, capture: true });
  }
  document.addEventListener('focusin', clear, { signal });
  return () => listening.abort();
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

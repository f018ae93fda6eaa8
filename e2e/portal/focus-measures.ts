/** What the page keeps of the place where the focus was last, to compare it with how it looks without the focus. */
interface FocusStop {
  element: Element;
  frames: Element[];
  drawn: string;
}

/**
 * Runs inside the page, so it names nothing outside. Looks at the element that has the focus, and at the one that
 * had it before, and tells what a sighted keyboard user cannot see, in words: a focus drawn no differently from none
 * (WCAG 2.4.7), or mostly outside the window or under something that stands over the page (2.4.11).
 */
export function focusFaults(): string[] {
  const store = window as { focusStop?: FocusStop | undefined };
  const nameOf = (element: Element) => {
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    return `<${element.localName}> 「${(label || element.getAttribute('aria-label') || element.id).slice(0, 30)}」`;
  };
  // A ring may be drawn on the control, its label or what holds it; on nothing that is transparent itself.
  const framesOf = (element: Element) =>
    [element, element.closest('label'), element.parentElement].filter(
      (frame) => frame?.checkVisibility({ opacityProperty: true }) === true,
    ) as Element[];
  const drawingOf = (frames: readonly Element[]) =>
    frames
      .map((frame) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(frame);
        return [outlineStyle === 'none' ? '' : `${outlineWidth} ${outlineColor}`, boxShadow].join();
      })
      .join('|');
  /**
   * Of nine points, how many are out of sight: outside the window, or under something unrelated. Of a tall field its
   * beginning counts, where the writing is.
   */
  const hiddenPoints = (frame: Element) => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return [0.1, 0.5, 0.9].flatMap((across) =>
      [0.15, 0.5, 0.85].filter((down) => {
        const hit = document.elementFromPoint(left + width * across, top + Math.min(height, 60) * down);
        return hit === null || !(frame.contains(hit) || hit.contains(frame));
      }),
    ).length;
  };

  const found: string[] = [];
  const last = store.focusStop;
  const active = document.activeElement;
  store.focusStop = undefined;
  if (last?.element.isConnected && last.element !== active && drawingOf(last.frames) === last.drawn) {
    found.push(`${nameOf(last.element)} looks the same with and without the focus`);
  }
  // Between the last and the first control Chromium visits its own frame: the document itself is active then.
  if (active === null || active === document.body) return found;
  const frames = framesOf(active);
  const frame = frames[0] ?? active;
  store.focusStop = { element: active, frames, drawn: drawingOf(frames) };
  if (hiddenPoints(frame) > 4) {
    found.push(`${nameOf(active)} has the focus where it cannot be seen`);
  }
  return found;
}

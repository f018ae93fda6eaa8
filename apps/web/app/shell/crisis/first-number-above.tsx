import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useCrisisLines } from './use-crisis-lines.ts';
import { fieldAbove } from './written-field.ts';

/** Less than this is left over the keyboard of a phone: field and card do not fit in it together. */
const LOW_PX = 480;

const isLowNow = () => (window.visualViewport?.height ?? window.innerHeight) < LOW_PX;

function onResize(listener: () => void): () => void {
  const viewport = window.visualViewport ?? window;
  viewport.addEventListener('resize', listener);
  return () => viewport.removeEventListener('resize', listener);
}

/**
 * The number that answers now, directly above the field that the card stands under, while the window is too low for both
 * (G119): whoever writes over the keyboard of a phone has it under the finger. For the finger alone: keyboard and screen
 * reader have the card, whose region says it.
 */
export function FirstNumberAbove({ note }: { note: Element }) {
  const isLow = useSyncExternalStore(onResize, isLowNow);
  const [field] = useState(() => fieldAbove(note));
  return field && isLow ? <Row field={field} /> : null;
}

function Row({ field }: { field: HTMLElement }) {
  const [first] = useCrisisLines();
  const [row] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    row.ariaHidden = 'true';
    field.before(row);
    return () => row.remove();
  }, [field, row]);
  useEffect(() => {
    if (document.activeElement === field) row.scrollIntoView({ block: 'nearest' });
  }, [field, row]);
  if (!first) return null;
  return createPortal(
    <a
      href={first.href}
      tabIndex={-1}
      className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-m border border-key-line bg-surface-raised px-3 text-ink no-underline"
    >
      <b className="text-[min(1.125rem,6vw)] whitespace-nowrap">{first.number}</b>
      <span className="text-sm font-bold">{first.name}</span>
      <span className="text-sm">{first.isAnswering ? 'いま受付中' : 'いまは時間外'}</span>
    </a>,
    row,
  );
}

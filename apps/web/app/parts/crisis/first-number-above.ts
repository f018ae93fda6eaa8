import { answeringWords, crisisLinesAt } from '@hidamari/domain/emergency';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { fieldAbove } from './crisis-reading.ts';

/** Less than this is left over the keyboard of a phone: field and card do not fit in it together. */
const LOW_PX = 480;

const isLow = () => (window.visualViewport?.height ?? window.innerHeight) < LOW_PX;

/**
 * Shows the number that answers now, directly above the field that the card stands under, while the window is too low for
 * both (G119): whoever writes over the keyboard of a phone has it under the finger. For the finger alone: keyboard and screen
 * reader have the card, whose region says it. Answers how to take it away.
 */
export function showFirstNumberAbove(note: Element): () => void {
  const field = fieldAbove(note);
  if (field === null) return () => undefined;
  let row: HTMLElement | null = null;
  const follow = () => {
    if (isLow() === (row !== null)) return;
    row?.remove();
    row = row === null ? placeRow(field) : null;
  };
  const viewport = window.visualViewport ?? window;
  viewport.addEventListener('resize', follow);
  follow();
  return () => {
    viewport.removeEventListener('resize', follow);
    row?.remove();
  };
}

function placeRow(field: HTMLElement): HTMLElement | null {
  const [first] = crisisLinesAt(portalNow());
  if (!first) return null;
  const row = document.createElement('div');
  row.ariaHidden = 'true';
  const link = document.createElement('a');
  link.href = first.href;
  link.tabIndex = -1;
  link.className =
    'flex min-h-12 flex-wrap items-center gap-x-3 rounded-m border border-key-line bg-surface-raised px-3 text-ink no-underline';
  const number = document.createElement('b');
  number.className = 'text-[min(1.125rem,6vw)] whitespace-nowrap';
  number.textContent = first.number;
  const name = document.createElement('span');
  name.className = 'text-sm font-bold';
  name.textContent = first.name;
  const hours = document.createElement('span');
  hours.className = 'text-sm';
  hours.textContent = answeringWords(first.isAnswering);
  link.append(number, name, hours);
  row.append(link);
  field.before(row);
  if (document.activeElement === field) row.scrollIntoView({ block: 'nearest' });
  return row;
}

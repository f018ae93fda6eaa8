import { crisisLinesAt } from '@hidamari/domain/emergency';
import { isBlank } from '@hidamari/domain/japanese-text';
import { portalNow } from '../portal-clock/index.ts';
import { focusQuietly } from '../scrolling.ts';
import { crisisClosings } from './closed-cards.ts';
import {
  crisisReader,
  crisisWordsIn,
  fetchCrisisPieces,
  fetchCrisisRules,
  nothingYet,
} from './crisis-reading.ts';
import { showFirstNumberAbove } from './first-number-above.ts';
import { namedIn } from './named-texts.ts';
import { atPauses } from './pauses.ts';
import { showCrisisLines } from './show-crisis-lines.ts';
import { bringBesideWriting, bringIntoView, fieldAbove } from './written-field.ts';

/** Notes that are looked after: a part of a page may start its own before the page starts all. */
const watched = new WeakSet<HTMLElement>();

/**
 * Looks at what stands in a field at each pause, and shows the card of a `WatchedCrisisNote` while it may be from somebody who does
 * not want to go on (G119): what `CrisisNote` does in a form that React draws. The text is looked at in this tab alone.
 * The part may be moved, and the card goes with it. Answers how to stop.
 */
export function watchCrisisWords(
  field: HTMLInputElement | HTMLTextAreaElement,
  part: HTMLElement,
): () => void {
  const place = part.querySelector<HTMLElement>('[data-crisis-place]');
  const kept = part.querySelector<HTMLElement>('[data-crisis-kept]');
  const numbers = part.querySelector<HTMLElement>('[data-crisis-numbers]');
  const button = numbers?.querySelector('button');
  const card = part.querySelector<HTMLElement>('.ui-crisis-card');
  if (!place || !kept || !numbers || !button || !card || watched.has(part)) return () => undefined;
  watched.add(part);

  const id = Symbol('field');
  let text = field.value;
  let isAskedFor = false;
  let takeFirstAway: () => void = () => undefined;

  const show = () => {
    // What the server found stands until somebody can look.
    if (crisisReader().finds === nothingYet) return;
    const named = namedIn(text, crisisWordsIn);
    const isClosed = named.length > 0 && named.every((one) => crisisClosings.isClosed(id, one));
    // However the sentence goes on after that, what repeats it knows that its card was closed.
    if (isClosed) for (const one of named) crisisClosings.close(id, one);
    const isShown = named.length > 0 && (!isClosed || isAskedFor);
    numbers.hidden = !isClosed;
    button.setAttribute('aria-expanded', String(isAskedFor));
    if (isShown === place.contains(card)) return;
    takeFirstAway();
    takeFirstAway = () => undefined;
    if (!isShown) return kept.append(card);
    showCrisisLines(card, crisisLinesAt(portalNow()));
    place.append(card);
    (isAskedFor ? bringIntoView : bringBesideWriting)(place);
    takeFirstAway = showFirstNumberAbove(part);
  };
  const close = () => {
    for (const one of namedIn(text, crisisWordsIn)) crisisClosings.close(id, one);
    // The button goes with the card: whoever types goes on where they wrote, or from the button that comes in its place.
    const next = isAskedFor ? button : fieldAbove(part);
    isAskedFor = false;
    if (next) focusQuietly(next);
    show();
    if (!next) focusQuietly(button);
  };
  const press = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed === button) {
      isAskedFor = !isAskedFor;
      show();
    } else if (pressed) close();
  };
  const look = () => {
    text = field.value;
    show();
    if (!isBlank(text)) void fetchCrisisPieces().then(show, () => undefined);
  };

  void fetchCrisisRules().then(show, () => undefined);
  part.addEventListener('click', press);
  const stopLooking = atPauses(field, look);
  return () => {
    watched.delete(part);
    part.removeEventListener('click', press);
    stopLooking();
    takeFirstAway();
  };
}

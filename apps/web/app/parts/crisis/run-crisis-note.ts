import { answeringWords, type CrisisLineNow, crisisLinesAt } from '@hidamari/domain/emergency';
import { isBlank } from '@hidamari/domain/japanese-text';
import { followPresses } from '../../shell/after-press.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { focusQuietly } from '../../shell/scrolling.ts';
import { PAUSE_MS } from '../../shell/use-now.ts';
import type { CardState } from './card-state.ts';
import { crisisClosings } from './closed-cards.ts';
import {
  bringIntoView,
  crisisReader,
  crisisWordsIn,
  fetchCrisisPieces,
  fetchCrisisRules,
  fieldAbove,
  namedIn,
  scrollBesideField,
} from './crisis-reading.ts';
import { showFirstNumberAbove } from './first-number-above.ts';

/** What a note is told beside the words themselves, and whom it tells. */
export interface CrisisNoteFacts {
  /** The card was closed before, beside other words of the same conversation. */
  wasClosed?: boolean;
  /** The numbers of a closed card stand on this page already. */
  hasNumbersElsewhere?: boolean;
  /** The server found such words in what the page came with: the card stands there before any script has looked. */
  isCalledAtFirst?: boolean;
  /** In place of words, which the page does not hold any more: how the card stood when they were sent. */
  left?: CardState;
  /** Where something else than this page remembers it too. */
  onClose?: () => void;
  /** Told whenever the card stands otherwise. */
  onChange?: (state: CardState) => void;
}

/** What runs a note. */
export interface RunningCrisisNote {
  /** Other words, or other facts: looked at once writing pauses. */
  change(): void;
  stop(): void;
}

const partIn = (note: Element, name: 'place' | 'kept' | 'numbers') =>
  note.querySelector<HTMLElement>(`[data-crisis-${name}]`) as HTMLElement;

/**
 * Shows the card of a `CrisisNote` while its words may be from somebody who does not want to go on (G119), in the application
 * and in a document alike. They are looked at in this tab alone, at each pause in the writing and when the focus leaves a
 * field; never while something is being pressed, since what appears then would move the button from under the finger. Closed,
 * one press shows the numbers again, and the keyboard goes on in the field above, or from that button.
 * The note may be moved on the page, and the card goes with it.
 * @param textNow the words, those of several fields by `fieldsOf`.
 */
export function runCrisisNote(
  note: HTMLElement,
  textNow: () => string,
  facts: () => CrisisNoteFacts = () => ({}),
): RunningCrisisNote {
  const place = partIn(note, 'place');
  const numbers = partIn(note, 'numbers');
  const buttonNow = () => numbers.querySelector('button');
  const id = Symbol('field');
  const first = textNow();
  const stopping = new AbortController();
  const { signal } = stopping;
  const { afterPress, stop: stopFollowing } = followPresses();
  let text = first;
  let state: CardState | undefined;
  let hasClosed = false;
  let isAskedFor = false;
  let isShown = place.childElementCount > 0;
  let takeFirstAway: () => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stateNow = (): CardState => {
    const { left, isCalledAtFirst, wasClosed } = facts();
    // What the server found stands until this page can read as well as it.
    const isAsDrawn = isCalledAtFirst && text === first && !crisisReader().isWhole;
    const drawn = left ?? (isAsDrawn ? 'open' : null);
    if (drawn !== null) return drawn === 'open' && hasClosed ? 'closed' : drawn;
    const named = namedIn(text, crisisWordsIn);
    if (named.length === 0) return 'none';
    if (!named.every((one) => crisisClosings.isClosed(id, one, wasClosed))) return 'open';
    // However the sentence goes on after that, what repeats it knows that its card was closed.
    for (const one of named) crisisClosings.close(id, one);
    return 'closed';
  };
  const came = () => {
    (isAskedFor ? bringIntoView : scrollBesideField)(place);
    takeFirstAway = showFirstNumberAbove(note);
  };
  const show = () => {
    if (signal.aborted) return;
    const { hasNumbersElsewhere = false, onChange } = facts();
    const before = state;
    state = stateNow();
    numbers.hidden = state !== 'closed' || hasNumbersElsewhere;
    buttonNow()?.setAttribute('aria-expanded', String(isAskedFor));
    const isWanted = state === 'open' || (!numbers.hidden && isAskedFor);
    const card = note.querySelector('.ui-crisis-card');
    if (card && isWanted !== isShown) {
      isShown = isWanted;
      takeFirstAway();
      takeFirstAway = () => undefined;
      showCrisisLines(card, crisisLinesAt(portalNow()));
      (isShown ? place : partIn(note, 'kept')).append(card);
      if (isShown) came();
    }
    if (state !== before) onChange?.(state);
  };
  const close = () => {
    // The button goes with the card: whoever types goes on where they wrote, or from the button that comes in its place.
    const next = isAskedFor ? buttonNow() : fieldAbove(note);
    if (next) focusQuietly(next);
    isAskedFor = false;
    hasClosed = true;
    for (const one of namedIn(text, crisisWordsIn)) crisisClosings.close(id, one);
    facts().onClose?.();
    show();
    if (!next) focusQuietly((numbers.hidden ? null : buttonNow()) ?? place);
  };
  const press = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest('button') : null;
    if (pressed !== null && numbers.contains(pressed)) {
      isAskedFor = !isAskedFor;
      show();
    } else if (pressed) close();
  };
  const look = () => {
    text = textNow();
    show();
    if (!isBlank(text)) void fetchCrisisPieces().then(show, () => undefined);
  };
  const lookIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => afterPress(look), ms);
  };

  note.addEventListener('click', press, { signal });
  // At the end of that event: the field that is left may tidy its text first.
  document.addEventListener('focusout', () => lookIn(0), { signal });
  // A card that was closed elsewhere may be this one's.
  const stopHearing = crisisClosings.subscribe(show);
  void fetchCrisisRules().then(show, () => undefined);
  if (isShown) came();
  lookIn(0);
  return {
    change: () => lookIn(textNow() === text ? 0 : PAUSE_MS),
    stop() {
      stopping.abort();
      stopHearing();
      stopFollowing();
      clearTimeout(timer);
      takeFirstAway();
    },
  };
}

/** Puts the lines of a card that was drawn before (`CrisisLines`) as they stand now: those that answer come first. */
function showCrisisLines(card: Element, lines: readonly CrisisLineNow[]): void {
  for (const { href, isAnswering } of lines) {
    const row = card.querySelector(`li:has(> a[href="${href}"])`);
    const words = row?.querySelector<HTMLElement>('[data-answering]');
    if (!row || !words) continue;
    if (words.dataset.answering !== String(isAnswering)) words.textContent = answeringWords(isAnswering);
    words.dataset.answering = String(isAnswering);
    row.parentElement?.append(row);
  }
}

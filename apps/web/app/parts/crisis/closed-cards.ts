import type { CrisisKind } from '@hidamari/domain/crisis-words';

/** Words that call for the card, as they stand in one field. */
export interface NamedText {
  kind: CrisisKind;
  text: string;
}

/** A named text whose card a person closed, and the place where it stands. */
interface Closed extends NamedText {
  place: symbol;
}

const NOTHING: readonly Closed[] = [];
let closed = NOTHING;
const listeners = new Set<() => void>();

function set(next: readonly Closed[]): void {
  closed = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the person has closed the card for these words (G119): for the same text wherever it stands again (the step that
 * repeats it, the page that gives thanks), and in one field for all of one kind, however the sentence goes on. Other words
 * in another field, or of another kind, call again; what only the model finds does not, where a card was closed: in this
 * field, or before it (`wasClosed`).
 */
function isClosed(place: symbol, { kind, text }: NamedText, wasClosed = false): boolean {
  if (wasClosed && kind === 'unnamed') return true;
  return closed.some(
    (one) => one.text === text || (one.place === place && (one.kind === kind || kind === 'unnamed')),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The cards that were closed since this document was opened: in memory alone, and only ever in a browser. */
export const crisisClosings = {
  isClosed,
  /** Also notes how the sentence has gone on in a field whose card is closed, so that it is known where it is repeated. */
  close(place: symbol, { kind, text }: NamedText): void {
    const isKnown = closed.some((one) => one.place === place && one.kind === kind && one.text === text);
    if (!isKnown) set([...closed, { place, kind, text }]);
  },
  forget: () => set(NOTHING),
  subscribe,
  /** All of them; another list once one was added. */
  read: (): readonly unknown[] => closed,
};

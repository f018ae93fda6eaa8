import type { CrisisWords } from '@hidamari/domain/crisis-words';
import { late } from '../../shell/late.ts';
import type { NamedText } from './closed-cards.ts';

const WORDS = late(() => import('@hidamari/domain/crisis-words'));
const READER = late(() => import('@hidamari/domain/crisis-reader'));

type FindsCrisisWords = (text: string) => CrisisWords | null;

/** Finds nothing: what a page has of the reader before anything of it was fetched. */
export const nothingYet: FindsCrisisWords = () => null;

/** What this page has fetched: nothing, the rules, or the rules and the weighed pieces. */
let fetched = nothingYet;
let hasPieces = false;

/** Finds words of despair at this moment: by whatever this page has of the reader. */
export const crisisWordsIn: FindsCrisisWords = (text) => fetched(text);

/** What of the reader this page has, and whether that is all of it. */
export const crisisReader = (): { finds: FindsCrisisWords; isWhole: boolean } => ({
  finds: fetched,
  isWhole: hasPieces,
});

/** Fetches the rules, 10 KB that no page needs to be drawn. Rejects without a network. */
export async function fetchCrisisRules(): Promise<void> {
  const { findCrisisWords } = await WORDS();
  if (!hasPieces) fetched = (text) => findCrisisWords(text, null);
}

/** Fetches the weighed pieces, once there is something to read. Rejects without a network: the rules stand alone then. */
export async function fetchCrisisPieces(): Promise<void> {
  const { readCrisisWords } = await READER();
  fetched = readCrisisWords;
  hasPieces = true;
}

/** Between the fields whose words stand in one place: no sentence of one goes on in the next. */
const FIELD_END = '\n\f\n';

/** Words of several fields as one text; each is looked at by itself. */
export const fieldsOf = (text: string | readonly string[]): string =>
  typeof text === 'string' ? text : text.join(FIELD_END);

/** The words in these fields that call for the card. */
export const namedIn = (fields: string, finds: FindsCrisisWords): NamedText[] =>
  fields.split(FIELD_END).flatMap((field) => {
    const found = finds(field);
    return found ? [{ kind: found.kind, text: field.trim() }] : [];
  });

/** Where somebody writes in their own words; what is picked or ticked is no such place. */
const WRITTEN_IN = 'textarea, input[type="text"], input[type="search"]';

/** The nearest field that a note stands under, among what stands before it; null where it stands under none. */
export function fieldAbove(note: Element): HTMLElement | null {
  for (let before = note.previousElementSibling; before !== null; before = before.previousElementSibling) {
    const field = [before, ...before.querySelectorAll(WRITTEN_IN)]
      .filter((one) => one.matches(WRITTEN_IN))
      .at(-1);
    if (field instanceof HTMLElement) return field;
  }
  return null;
}

/**
 * Brings a note into the window where somebody writes, as far as their field stays there: behind the keyboard of a phone
 * nobody sees it.
 */
export function scrollBesideField(note: Element): void {
  const field = document.activeElement;
  if (!field?.matches(WRITTEN_IN)) return;
  bringIntoView(note);
  bringIntoView(field);
}

/** As far as the window has to move for it. */
export const bringIntoView = (part: Element): void => part.scrollIntoView({ block: 'nearest' });

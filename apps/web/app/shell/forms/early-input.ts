import { typeInto } from '@hidamari/ui/text-field';
import { useLayoutEffect } from 'react';

/** What the page's first script holds while the other scripts are still on their way. */
interface EarlyPage {
  isHydrated: boolean;
  /** The button that was pressed too early; the last one counts. Enter in a field presses its form's button. */
  pressed: HTMLButtonElement | null;
}

declare global {
  interface Window {
    earlyPage?: EarlyPage;
  }
}

/**
 * Runs before anything can be used. A button pressed before its page is hydrated waits, and a form is not sent by the
 * browser's own means past what the page would do with it. What is typed or ticked stands in its field. All of it is
 * kept from React, which listens a little before the page is hydrated: heard then and told again, a button or a tick
 * would work twice, and an effect could overrule a word; a field that is left would be found empty, and drawn so. A form that reads (a search) works without scripts: the
 * browser itself sends it, as it opens what a button names by `command`. Constant text: a cached page's CSP names its hash.
 */
export const HOLD_EARLY_INPUT_SCRIPT = `(function () {
  var page = (window.earlyPage = { isHydrated: false, pressed: null });
  function on(type, deal) {
    document.addEventListener(type, function (event) { if (!page.isHydrated) deal(event, event.target); }, true);
  }
  function keep(event) { event.stopImmediatePropagation(); }
  function hold(event) { event.preventDefault(); keep(event); }
  function works(button) { return button.commandForElement || (button.type === 'submit' && button.form && button.form.method === 'get'); }
  on('click', function (event, target) {
    var button = target.closest('button');
    if (button && !works(button)) { page.pressed = button; hold(event); }
    else if (/^(checkbox|radio)$/.test(target.type)) keep(event);
  });
  on('input', keep);
  on('change', keep);
  on('focusout', keep);
  on('submit', function (event, form) { if (form.method === 'post') hold(event); else keep(event); });
})()`;

/**
 * A controlled field keeps what was typed before React arrived, but React never heard of it, and the next drawing
 * would take it away. This makes React look: its own setter is told the value the page came with, on another
 * element, so that neither the caret nor a conversion of kana that is under way is disturbed.
 */
function dispatchTyped(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  const heard = Object.getOwnPropertyDescriptor(field, 'value')?.set;
  heard?.call(document.createElement(field.localName), field.defaultValue);
  typeInto(field, typed);
}

/** A file stands in its field already, and cannot be set by a script: React only has to look. */
const dispatchFile = (field: HTMLInputElement): void =>
  void field.dispatchEvent(new Event('change', { bubbles: true }));

function dispatchChosen(field: HTMLSelectElement, chosen: string): void {
  field.value = chosen;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** A tick is told by ticking again, from the other state to the one the person chose. */
function dispatchTicked(field: HTMLInputElement, chosen: boolean): void {
  field.checked = !chosen;
  field.click();
}

const valueAtFirst = (field: HTMLSelectElement) =>
  ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '';

/** How to tell React what became of a field since the page came; null where nothing did. */
function newsOf(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    return value === valueAtFirst(field) ? null : () => dispatchChosen(field, value);
  }
  const isInput = field instanceof HTMLInputElement;
  if (isInput && (field.type === 'checkbox' || field.type === 'radio')) {
    // A radio that lost its tick says nothing of its own: the one that got it does.
    const { checked } = field;
    const isNews = checked !== field.defaultChecked && (checked || field.type === 'checkbox');
    return isNews ? () => dispatchTicked(field, checked) : null;
  }
  if (isInput && field.type === 'file') return field.files?.length ? () => dispatchFile(field) : null;
  if (!isInput && !(field instanceof HTMLTextAreaElement)) return null;
  const { value } = field;
  return value === field.defaultValue ? null : () => dispatchTyped(field, value);
}

/** What waits for the page to have told everything it held. */
const waiting = new Set<() => void>();

let isTelling = false;

/**
 * Runs at once on a page that is hydrated, and otherwise as soon as what was typed before has been told. A value that is
 * set sooner takes its field, and what stood in it is never heard of.
 * @returns takes it back, if it has not run.
 */
export function afterEarlyInput(run: () => void): () => void {
  if (isTelling || window.earlyPage?.isHydrated === false) waiting.add(run);
  else run();
  return () => waiting.delete(run);
}

/** Tells React everything that was gathered, one after the other: each is drawn before the next is told. */
function wake(early: EarlyPage, news: readonly (() => void)[]): void {
  early.isHydrated = true;
  isTelling = true;
  for (const tell of news) tell();
  isTelling = false;
  for (const run of waiting) run();
  waiting.clear();
  const { pressed } = early;
  if (pressed?.isConnected) setTimeout(() => pressed.click());
}

/**
 * Nothing typed, chosen or pressed before the page is hydrated is lost: on a slow telephone that may be many seconds
 * after it is drawn. Also takes in what the browser itself filled in (passwords, fields after a reload). Once, in
 * the outermost part of the page, whose effects run last.
 */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    const early = window.earlyPage;
    if (!early || early.isHydrated) return;
    // Gathered in the commit that brings React to the page: each later drawing sets the fields to what React knows,
    // and takes away what was typed.
    const news = [...document.querySelectorAll('input, textarea, select')].flatMap(
      (field) => newsOf(field) ?? [],
    );
    // Right behind that commit, before anything can be typed or drawn, and outside of it, where React takes in one
    // event before the next: the parts of a date know each other.
    queueMicrotask(() => wake(early, news));
  }, []);
}

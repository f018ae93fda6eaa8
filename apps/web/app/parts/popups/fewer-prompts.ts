import { FEWER_PROMPTS_KEY } from '@hidamari/domain/popups';

/** What a device remembers of prompts: a moment and a wish, nobody and no page. */
const own = new Map<string, string>();

/** Where a browser refuses the storage, a word holds until the page is left. */
export function readDeviceWord(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? own.get(key) ?? null;
  } catch {
    return own.get(key) ?? null;
  }
}

/** False where the browser keeps nothing. */
export function writeDeviceWord(key: string, word: string | null): boolean {
  if (word === null) own.delete(key);
  else own.set(key, word);
  try {
    if (word === null) localStorage.removeItem(key);
    else localStorage.setItem(key, word);
    return true;
  } catch {
    return false;
  }
}

/** Told to the window after each choice, so that every control of this page shows it. */
export const FEWER_PROMPTS_EVENT = 'hidamari-fewer-prompts';

const ASKED = 'yes';

/** Whether this device's person wants no prompts over the pages (G20: prefers reduced interruption). */
export const wantsFewerPrompts = (): boolean => readDeviceWord(FEWER_PROMPTS_KEY) === ASKED;

/**
 * Remembers that wish, or takes it back, on this device; it outlives a logout, as the size of the letters does.
 * @returns false where the browser keeps nothing: it holds until the page is left.
 */
export function askForFewerPrompts(isAsked: boolean): boolean {
  const isKept = writeDeviceWord(FEWER_PROMPTS_KEY, isAsked ? ASKED : null);
  window.dispatchEvent(new Event(FEWER_PROMPTS_EVENT));
  return isKept;
}

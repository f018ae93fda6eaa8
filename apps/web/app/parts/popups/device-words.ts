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

/** What somebody came from LINE for. */
export type LineWish = 'link' | 'unlink';

/** The token of LINE's with which the person goes on, and what for. */
export interface HeldLineToken {
  accessToken: string;
  wish: LineWish;
}

const KEY = 'hidamari-line-token';

let held: HeldLineToken | null = null;

/**
 * Keeps the token for the steps of this tab, never in an address: in the tab's own storage, which a page loaded anew still
 * finds and which goes with the tab; in memory alone where the browser keeps nothing.
 */
export function holdLineToken(next: HeldLineToken): void {
  held = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Memory holds it until a page is loaded anew; then the person begins again from LINE.
  }
}

/** The token of this tab; null where nobody came from LINE. */
export function heldLineToken(): HeldLineToken | null {
  if (held !== null) return held;
  try {
    return readHeld(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** The steps are over: nothing of LINE's stays in the tab. */
export function forgetLineToken(): void {
  held = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}

export const lineWishOf = (text: unknown): LineWish => (text === 'unlink' ? 'unlink' : 'link');

function readHeld(kept: string | null): HeldLineToken | null {
  const { accessToken, wish } = JSON.parse(kept ?? '{}') as Partial<Record<string, unknown>>;
  return typeof accessToken === 'string' ? { accessToken, wish: lineWishOf(wish) } : null;
}

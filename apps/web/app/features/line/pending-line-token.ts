/** What somebody came from LINE for. */
export type LineWish = 'link' | 'unlink';

/** The token of LINE's with which the person goes on, and what for. */
export interface PendingLineToken {
  accessToken: string;
  wish: LineWish;
}

let current: PendingLineToken | null = null;

/** From the page that LINE opens to the next one, in memory alone: no address and no storage ever carries the token. */
export function setPendingLineToken(next: PendingLineToken): void {
  current = next;
}

/** The token somebody came with; null for who came from elsewhere, and after the page was loaded anew. */
export const pendingLineToken = (): PendingLineToken | null => current;

/** The steps are over: nothing of LINE's stays in the tab. */
export function forgetLineToken(): void {
  current = null;
}

export const lineWishOf = (text: unknown): LineWish => (text === 'unlink' ? 'unlink' : 'link');

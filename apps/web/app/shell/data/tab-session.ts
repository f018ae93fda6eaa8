import type { AccessToken } from '@hidamari/contract/client';
import type { PageMember } from '../../page-context.ts';
import { beginDraftsOf, forgetDrafts } from '../forms/use-draft.ts';

let current: AccessToken | null = null;
let taken: string | undefined;

/**
 * Takes over the access token that came with a member page, once: drawing the page again must not bring the old
 * token back over a renewed one. It lives in memory only (identity: tokens). Apart from the client that uses it,
 * since every page carries this and a visitor's page calls nothing.
 */
export function takeAccessToken(member: PageMember): void {
  const { accessToken: token, accessTokenExpiresAt, hashUserId: owner, acting } = member;
  if (taken === token) return;
  taken = token;
  beginDraftsOf(owner);
  // A concierge's token is never renewed: it lasts until their half hour is over, and the server says when.
  const expiresAt = acting ? Number.POSITIVE_INFINITY : Date.parse(accessTokenExpiresAt);
  current = { token, expiresAt, owner };
}

/** The token this tab holds, and its renewal. */
export const accessTokenStore = {
  get: () => current,
  set: (next: AccessToken | null) => {
    current = next;
  },
};

const forgetters = new Set<() => void>();

/** Runs when the member leaves. Public pages hold nothing to forget, and so need not bring what holds it. */
export function onForgetMember(forget: () => void): void {
  forgetters.add(forget);
}

/**
 * Logout and withdrawal: nothing of the member stays in this tab. Where a session ended without anybody having asked to
 * leave (by itself, with a new password, over new terms) the drafts stay, offered to the same member alone (G35).
 */
export function forgetMember({ keepsDrafts = false } = {}): void {
  current = null;
  if (!keepsDrafts) forgetDrafts();
  for (const forget of forgetters) forget();
}

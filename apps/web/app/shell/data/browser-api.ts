import { type AccessToken, type ApiClient, createBrowserClient } from '@hidamari/contract/client';
import type { PageMember } from '../../page-context.ts';
import { forgetDrafts } from '../forms/use-draft.ts';

let held: AccessToken | null = null;
let client: ApiClient | undefined;
let taken: string | undefined;

/**
 * Takes over the access token that came with a member page, once: drawing the page again must not bring the old
 * token back over a renewed one. It lives in memory only (identity: tokens).
 */
export function holdAccessToken(member: PageMember): void {
  const { accessToken: token, accessTokenExpiresAt: expiresAt, hashUserId: owner } = member;
  if (taken === token) return;
  taken = token;
  held = { token, expiresAt: Date.parse(expiresAt), owner };
}

const forgetters = new Set<() => void>();

/** Runs when the member leaves. Public pages hold nothing to forget, and so need not bring what holds it. */
export function onForgetMember(forget: () => void): void {
  forgetters.add(forget);
}

/** Logout and withdrawal: nothing of the member stays in this tab. */
export function forgetMember(): void {
  held = null;
  forgetDrafts();
  for (const forget of forgetters) forget();
}

/** The tab's client of the own service. Must not be called while rendering on the server. */
export function browserApi(): ApiClient {
  client ??= createBrowserClient({
    baseUrl: '/api',
    accessToken: { get: () => held, set: (next) => (held = next) },
    // The dead token goes; what is typed stays, and the form itself says what to do (G104).
    onUnauthenticated: () => {
      held = null;
    },
  });
  return client;
}

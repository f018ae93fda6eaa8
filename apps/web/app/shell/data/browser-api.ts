import { type ApiClient, createBrowserClient } from '@hidamari/contract/client';
import { heldAccessToken } from './held-member.ts';

let client: ApiClient | undefined;

/** The tab's client of the own service. Must not be called while rendering on the server. */
export function browserApi(): ApiClient {
  client ??= createBrowserClient({
    baseUrl: '/api',
    accessToken: heldAccessToken,
    // The dead token goes; what is typed stays, and the form itself says what to do (G104).
    onUnauthenticated: () => heldAccessToken.set(null),
  });
  return client;
}

export { parseError } from '../error-envelope/parse-error.ts';
export type { AccessToken, AccessTokenPlace, RenewalLocks } from './access-token.ts';
export type { ApiClient, CallOptions } from './api-client.ts';
export { type BrowserClientOptions, createBrowserClient } from './browser-client.ts';
export { type PostAsNobody, postAsNobody } from './post-as-nobody.ts';
export { buildRequestPath } from './request-path.ts';
export { UNATTENDED_HEADER } from './unattended.ts';

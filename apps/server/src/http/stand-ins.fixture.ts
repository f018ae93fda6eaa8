import { authCheckEndpoint, csrfCookieEndpoint } from '@hidamari/contract/auth';
import type { Endpoint } from '@hidamari/contract/endpoint';
import { ENDPOINTS } from '@hidamari/contract/endpoints';
import { readMaintenanceEndpoint } from '@hidamari/contract/maintenance';
import { AppError } from '@hidamari/domain/errors';
import type { Route } from './route.ts';

/** Calls that `buildApp` answers by itself. */
const ANSWERED_ANYWAY: readonly Endpoint[] = [csrfCookieEndpoint, readMaintenanceEndpoint, authCheckEndpoint];

/**
 * The routes of a test and, for every call of the contract that they leave out, one that says 409 to whoever its access
 * rule lets in: the server starts with all of its calls answered, or not at all.
 */
export function withStandIns(routes: readonly Route[]): Route[] {
  const answered = new Set([...ANSWERED_ANYWAY, ...routes.map(({ endpoint }) => endpoint)].map(nameOf));
  const missing = Object.values(ENDPOINTS).filter((endpoint) => !answered.has(nameOf(endpoint)));
  return [...routes, ...missing.map(standIn)];
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const standIn = (endpoint: Endpoint): Route => ({
  endpoint,
  handle: async () => {
    throw new AppError('conflict');
  },
});

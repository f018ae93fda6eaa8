import type { AccessKind } from '@hidamari/domain/access-records';
import type { Endpoint } from '../endpoint/index.ts';

/** An endpoint as its method and path name it. */
export type CallName = `${Endpoint['method']} ${Endpoint['path']}`;

/**
 * The member's calls that a concierge may make in the member's place (G42), each with what is written into the
 * record of reads before it runs (F46); null: it touches nothing of the member's. A closed list, and refused by
 * default: password, second factor, consents, withdrawal, export, LINE, the switch to another member, the diary of
 * reads and writing in the logs are not here, nor is any call that nobody has thought about.
 */
export const ACTING_CALLS: Readonly<Partial<Record<CallName, AccessKind | null>>> = {
  'GET /auth-check': null,
  'GET /users/me': 'profile-read',
  'PUT /users/me': 'profile-changed',
  'PUT /users/profile': 'profile-changed',
  'GET /treatment-logs': 'logs-read',
  'GET /treatment-logs/charts': 'logs-read',
  'GET /treatment-logs/{id}': 'logs-read',
  'GET /treatment-logs/bulk-get/': 'logs-read',
  'GET /hospitals': null,
  'GET /medicines': null,
  'GET /favorite-articles': 'favourites-read',
  'GET /favorite-services': 'favourites-read',
  'GET /favorite-article-counts/{id}': null,
  'GET /favorite-service-counts/{id}': null,
  'GET /popups': 'notices-read',
  'GET /viewed-information': 'notices-read',
  'GET /viewed-notifications': 'notices-read',
  'GET /viewed-contents': 'notices-read',
  'GET /viewed-pages': 'notices-read',
};

/** What a concierge's call of this endpoint is recorded as; undefined where it is refused. */
export function actingCall({
  method,
  path,
}: Pick<Endpoint, 'method' | 'path'>): AccessKind | null | undefined {
  return ACTING_CALLS[`${method} ${path}`];
}

import { screenHref } from '@hidamari/domain/screens';

/** Which visit the screen is about: the nearest planned one, a new one, or the one of an id. */
export type WantedVisit = 'nearest' | 'new' | { id: string };

const RECORD_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Name of the address's parameter. It holds an id or a word, never anything about an illness. */
export const VISIT_PARAMETER = 'visit';

/** What an address asks for; what it cannot mean is the nearest visit. */
export function readVisitAddress(search: URLSearchParams): WantedVisit {
  const asked = search.get(VISIT_PARAMETER) ?? '';
  if (asked === 'new') return 'new';
  return RECORD_ID.test(asked) ? { id: asked } : 'nearest';
}

/** The address of the screen for a visit. */
export function visitHref(wanted: WantedVisit): string {
  if (wanted === 'nearest') return screenHref('/treatment-logs/next-visit');
  const asked = wanted === 'new' ? wanted : wanted.id;
  return screenHref('/treatment-logs/next-visit', null, { [VISIT_PARAMETER]: asked });
}

/** The card of the next visit on the list of logs: on a telephone the address opens the row that it lies in. */
export const nextVisitCardHref = () => `${screenHref('/treatment-logs')}#next-visit`;

/** The address of a new log that is filled in from a visit. */
export function logOfVisitHref(id: string): string {
  return screenHref('/treatment-logs/new', null, { [VISIT_PARAMETER]: id });
}

/** The visit that a new log is written after, or null. */
export function readLogOfVisit(search: URLSearchParams): string | null {
  const wanted = readVisitAddress(search);
  return typeof wanted === 'object' ? wanted.id : null;
}

/** Where the server gives a visit as a calendar file, to its owner's session alone. */
export function calendarHref(id: string): string {
  return `/files/next-visits/${encodeURIComponent(id)}`;
}

import { safeDeskPath } from '@hidamari/domain/return-path';
import { screenHref } from '@hidamari/domain/screens';

/**
 * Where somebody of staff goes on after their login: to the screen of the desk that the address says they were on, else to the
 * desk itself.
 * @param search query of /desk/login, which anybody may have written.
 */
export function placeAtDesk(search: string): string {
  return safeDeskPath(new URLSearchParams(search).get('return_to')) ?? screenHref('/desk');
}

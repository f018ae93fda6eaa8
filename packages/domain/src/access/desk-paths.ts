import { screenHref } from '../screens/index.ts';
import { pathTest } from './path-patterns.ts';

/** True for every address of the staff's side, its login too (G42). */
export const isDeskPath = pathTest(['/desk', '/desk/*']);

/**
 * The login of staff, which leads back to where somebody was at the desk once they are in.
 * @param address path of ours, with or without its query; one that is not of the desk is left out.
 */
export function deskLoginHref(address: string): string {
  const [pathname = ''] = address.split('?');
  return screenHref('/desk/login', null, { return_to: isDeskPath(pathname) ? address : null });
}

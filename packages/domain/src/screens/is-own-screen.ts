import { matchScreen } from './match-screen.ts';

/**
 * True when an own address (query and fragment allowed) leads to a screen of the table. For addresses that content or a
 * menu names as text; a path that code names is checked by its type (`ScreenPath`).
 */
export function isOwnScreen(href: string): boolean {
  return matchScreen(href.replace(/[?#].*$/s, '')) !== null;
}

import { matchScreen } from './match-screen.ts';

/** True when an own address (query and fragment allowed) leads to a screen that is finished (no menu links to others). */
export function isReady(href: string): boolean {
  const match = matchScreen(href.replace(/[?#].*$/s, ''));
  return match !== null && !match.screen.preparing;
}

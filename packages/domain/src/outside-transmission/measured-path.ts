import { matchScreen, pagePath, type ScreenPath } from '../screens/index.ts';

/**
 * Screens on which the measurement may load: the home page and what everybody may read. None on which somebody writes,
 * asks or looks for something, none that shows what a person wrote, and none whose kind alone says what somebody worries
 * about (a service for money, for the mind). A screen that is not here is not measured (G93, G148).
 */
const MEASURED: readonly ScreenPath[] = [
  '/',
  '/howto-signup',
  '/faq',
  '/news',
  '/news/:id',
  '/lp/aflac',
  '/lp/hatch',
  '/lp/chofu',
  '/articles',
  '/articles/top',
  '/articles/:id',
  '/articles/words',
  '/services',
];

/** The page as the measurement may know it, without ids and query (G144); null where it may not load. */
export function measuredPath(pathname: string): string | null {
  const screen = matchScreen(pathname)?.screen;
  return screen && MEASURED.includes(screen.path) ? pagePath(pathname) : null;
}

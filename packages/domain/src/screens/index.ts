export { isOwnScreen } from './is-own-screen.ts';
export { matchScreen, pagePath, type ScreenMatch } from './match-screen.ts';
export type { Screen, ScreenAccess, ScreenChrome } from './screen.ts';
export { hrefOfScreenId, screenById } from './screen-by-id.ts';
export { type ScreenParams, type ScreenQuery, screenHref } from './screen-href.ts';
export { SCREENS, type ScreenName, type ScreenPath, screenAt } from './screens.ts';

export { matchScreen, pagePath, type ScreenMatch } from './match-screen.ts';
export type { Screen, ScreenAccess, ScreenChrome } from './screen.ts';
export {
  hrefOfScreenId,
  isOwnScreen,
  type ScreenParams,
  type ScreenQuery,
  screenById,
  screenHref,
} from './screen-href.ts';
export { SCREENS, type ScreenName, type ScreenPath, screenAt } from './screens.ts';

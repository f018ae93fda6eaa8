export { type Screen, type ScreenAccess, SCREENS } from './screen-table.ts';
export {
  isReady,
  matchScreen,
  pagePath,
  pathOfScreenId,
  type ScreenMatch,
  type ScreenPath,
  screenById,
  screenHref,
} from './screens.ts';

import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** The icon a menu's data names, when it is one of ours; navigation data cannot know the drawings. */
export function iconNamed(name: string | null | undefined): IconName | undefined {
  return name && Object.hasOwn(ICON_PATHS, name) ? (name as IconName) : undefined;
}

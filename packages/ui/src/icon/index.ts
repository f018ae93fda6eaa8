export { Icon, type IconProps } from './icon.tsx';
export { iconNamed } from './icon-named.ts';
export { ICON_PATHS, type IconName } from './icon-paths.ts';

export { Icon, type IconProps, iconNamed } from './icon.tsx';
export { ICON_PATHS, type IconName } from './icon-paths.ts';

export { Avatar, type MenuLink, SiteHeader, type SiteHeaderProps, TaskHeader } from './site-header.tsx';
export { SiteMenu, type SiteMenuProps } from './site-menu.tsx';

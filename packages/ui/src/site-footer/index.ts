export { FOOTER_ID, SiteFooter, type SiteFooterProps } from './site-footer.tsx';

export { MAIN_ID, SkipLink, type SkipLinkProps } from './skip-link.tsx';

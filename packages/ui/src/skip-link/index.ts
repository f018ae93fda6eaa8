export { MAIN_ID, SkipLink } from './skip-link.tsx';

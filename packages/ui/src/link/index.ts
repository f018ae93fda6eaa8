export { ExternalLink } from './external-link.tsx';
export { Link, type LinkProps, LinkProvider } from './link.tsx';
export { MoreLink } from './more-link.tsx';

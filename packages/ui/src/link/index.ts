export { ExternalLink, Link, type LinkProps, LinkProvider, MoreLink } from './link.tsx';

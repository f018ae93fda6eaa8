export { LinkRow, type LinkRowProps, LinkRows } from './link-row.tsx';

export { PAGE_HEADING_ID, PageHeading, type PageHeadingProps } from './page-heading.tsx';

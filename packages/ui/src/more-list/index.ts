export { MoreList, type MoreListProps, ShownCount } from './more-list.tsx';

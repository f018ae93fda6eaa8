export { Breadcrumb, type Crumb } from './breadcrumb.tsx';

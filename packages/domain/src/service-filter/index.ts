export { isServiceFor, type ServiceAudience, type ServiceViewer } from './service-filter.ts';

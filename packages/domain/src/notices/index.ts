export { afterQuietHours } from './quiet-hours.ts';

export { afterQuietHours, QUIET_HOURS } from './quiet-hours.ts';

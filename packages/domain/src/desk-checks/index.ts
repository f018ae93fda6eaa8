export { type DeskCheck, deskChecks } from './desk-checks.ts';

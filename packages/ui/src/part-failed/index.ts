export { PartFailed, type PartFailedProps } from './part-failed.tsx';

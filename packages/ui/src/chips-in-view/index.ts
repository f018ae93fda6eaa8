export { startChips } from './chips-in-view.ts';

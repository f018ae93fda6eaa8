export { holidayName, holidaysOf } from './holiday-name.ts';

export { LAST_KNOWN_HOLIDAY_YEAR } from './equinoxes.ts';
export { holidayName, holidaysOf } from './holiday-name.ts';

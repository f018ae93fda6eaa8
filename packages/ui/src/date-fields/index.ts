export { DateFields, type DateFieldsProps } from './date-fields.tsx';
export { type DateParts, EMPTY_DATE, joinDay, splitDay } from './date-parts.ts';

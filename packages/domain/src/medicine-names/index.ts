export type { MedicineRow } from './medicine-names.ts';
export { MEDICINE_ROWS } from './medicine-rows.ts';

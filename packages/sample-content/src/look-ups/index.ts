export { SAMPLE_HOSPITALS } from './hospitals.ts';
export { SAMPLE_MEDICINES } from './medicines.ts';
export type { SampleHospital, SampleMedicine } from './sample-row.ts';

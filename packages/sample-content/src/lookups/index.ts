export { CANCER_GROUPS, CANCER_PARTS, CANCER_TYPES } from './cancer.ts';
export { DIAGNOSED_TIMES, TREATMENT_STATUSES } from './course.ts';

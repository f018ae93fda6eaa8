import { ANTIBODY_ROWS } from './antibodies-rows.ts';
import { CHEMOTHERAPY_ROWS } from './chemotherapy-rows.ts';
import { DIGESTION_ROWS } from './digestion-rows.ts';
import { GENERAL_ROWS } from './general-rows.ts';
import { HORMONE_ROWS } from './hormones-rows.ts';
import { KAMPO_ROWS } from './kampo-rows.ts';
import type { MedicineRow } from './medicine-names.ts';
import { PAIN_AND_MIND_ROWS } from './pain-and-mind-rows.ts';
import { REGIMEN_ROWS } from './regimens-rows.ts';
import { SKIN_ROWS } from './skin-rows.ts';
import { TARGETED_BLOOD_ROWS } from './targeted-blood-rows.ts';
import { TARGETED_SOLID_ROWS } from './targeted-solid-rows.ts';

/** Every medicine and combination whose name leads to a page. No name stands twice. */
export const MEDICINE_ROWS: readonly MedicineRow[] = [
  ...CHEMOTHERAPY_ROWS,
  ...TARGETED_SOLID_ROWS,
  ...TARGETED_BLOOD_ROWS,
  ...ANTIBODY_ROWS,
  ...HORMONE_ROWS,
  ...REGIMEN_ROWS,
  ...DIGESTION_ROWS,
  ...PAIN_AND_MIND_ROWS,
  ...GENERAL_ROWS,
  ...SKIN_ROWS,
  ...KAMPO_ROWS,
];

import { CHOFU_FACTS } from './chofu.ts';
import type { FactTable } from './fact.ts';
import { HEALTH_INSURANCE_FACTS } from './health-insurance.ts';
import { HIGH_COST_FACTS } from './high-cost.ts';
import { HOSPITAL_COST_FACTS } from './hospital-costs.ts';
import { LAW_FACTS } from './laws.ts';
import { MEDICAL_FACTS } from './medical.ts';
import { NURSING_CARE_FACTS } from './nursing-care.ts';
import { PENSION_AND_DISABILITY_FACTS } from './pension-and-disability.ts';
import { TAX_FACTS } from './tax.ts';
import { WELFARE_FACTS } from './welfare.ts';
import { WORK_AND_SICKNESS_FACTS } from './work-and-sickness.ts';

/** Every amount, rate, limit, age, period and law that a page may name. */
export const FACTS = {
  ...HIGH_COST_FACTS,
  ...WORK_AND_SICKNESS_FACTS,
  ...PENSION_AND_DISABILITY_FACTS,
  ...TAX_FACTS,
  ...NURSING_CARE_FACTS,
  ...HEALTH_INSURANCE_FACTS,
  ...WELFARE_FACTS,
  ...HOSPITAL_COST_FACTS,
  ...MEDICAL_FACTS,
  ...LAW_FACTS,
  ...CHOFU_FACTS,
} as const satisfies FactTable;

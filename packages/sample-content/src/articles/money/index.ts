import type { ArticleItem } from '@hidamari/contract/content';
import { disabilityPension } from './disability-pension.ts';
import { highCostMedicalExpense } from './high-cost-medical-expense.ts';
import { injuryAllowance } from './injury-allowance.ts';
import { medicalBillNotice } from './medical-bill-notice.ts';
import { medicalExpenseDeduction } from './medical-expense-deduction.ts';
import { moneyForFamilies } from './money-for-families.ts';
import { nationalHealthReduction } from './national-health-reduction.ts';
import { nursingCareInsurance } from './nursing-care-insurance.ts';
import { payingAtTheDesk } from './paying-at-the-desk.ts';
import { privateInsuranceClaim } from './private-insurance-claim.ts';
import { talkAboutMoneyAtHospital } from './talk-about-money-at-hospital.ts';
import { travelAndStayCosts } from './travel-and-stay-costs.ts';

/** Articles on costs, income and public support. */
export const MONEY_ARTICLES: readonly ArticleItem[] = [
  medicalBillNotice,
  highCostMedicalExpense,
  payingAtTheDesk,
  injuryAllowance,
  disabilityPension,
  medicalExpenseDeduction,
  privateInsuranceClaim,
  nationalHealthReduction,
  travelAndStayCosts,
  nursingCareInsurance,
  talkAboutMoneyAtHospital,
  moneyForFamilies,
];

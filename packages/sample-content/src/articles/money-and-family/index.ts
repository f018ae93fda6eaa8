import type { ArticleItem } from '@hidamari/contract/content';
import { afterDeathProcedures } from './after-death-procedures.ts';
import { childrenCosts } from './children-costs.ts';
import { disabilityCertificate } from './disability-certificate.ts';
import { friendHasCancer } from './friend-has-cancer.ts';
import { hospitalStayCosts } from './hospital-stay-costs.ts';
import { noMoneyPublicAssistance } from './no-money-public-assistance.ts';
import { over70Costs } from './over-70-costs.ts';
import { parentHasCancer } from './parent-has-cancer.ts';
import { spouseHasCancer } from './spouse-has-cancer.ts';
import { stoppingTreatment } from './stopping-treatment.ts';
import { unemploymentBenefit } from './unemployment-benefit.ts';
import { wigAndProsthesisSubsidy } from './wig-and-prosthesis-subsidy.ts';

/** Pages on systems of money, and for those close to somebody with cancer. */
export const MONEY_AND_FAMILY_ARTICLES: readonly ArticleItem[] = [
  afterDeathProcedures,
  childrenCosts,
  disabilityCertificate,
  friendHasCancer,
  hospitalStayCosts,
  noMoneyPublicAssistance,
  over70Costs,
  parentHasCancer,
  spouseHasCancer,
  stoppingTreatment,
  unemploymentBenefit,
  wigAndProsthesisSubsidy,
];

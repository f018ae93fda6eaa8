import type { ArticleItem } from '@hidamari/contract/content';
import { dripAndPort } from './drip-and-port.ts';
import { hospitalStay } from './hospital-stay.ts';
import { medicinesAgainstSideEffects } from './medicines-against-side-effects.ts';
import { particleTherapy } from './particle-therapy.ts';
import { reactionsDuringDrip } from './reactions-during-drip.ts';
import { rehabilitation } from './rehabilitation.ts';
import { teethAndMouthCare } from './teeth-and-mouth-care.ts';

/** Pages on what is done in a hospital beside the great treatments. */
export const TREATMENTS_AND_HOSPITAL_ARTICLES: readonly ArticleItem[] = [
  dripAndPort,
  hospitalStay,
  medicinesAgainstSideEffects,
  particleTherapy,
  reactionsDuringDrip,
  rehabilitation,
  teethAndMouthCare,
];

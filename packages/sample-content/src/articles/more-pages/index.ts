import type { ArticleItem } from '@hidamari/contract/content';
import { chofuSupport } from './chofu-support.ts';
import { constipationRelief } from './constipation-relief.ts';
import { eyesEarsVoice } from './eyes-ears-voice.ts';
import { gettingTestedScreening } from './getting-tested-screening.ts';
import { headacheAndDizziness } from './headache-and-dizziness.ts';
import { urinationTroubles } from './urination-troubles.ts';
import { whenYouCannotAgreeWithDoctor } from './when-you-cannot-agree-with-doctor.ts';

/** Pages on screening, on further symptoms, and on what a city offers. */
export const MORE_ARTICLES: readonly ArticleItem[] = [
  chofuSupport,
  constipationRelief,
  eyesEarsVoice,
  gettingTestedScreening,
  headacheAndDizziness,
  urinationTroubles,
  whenYouCannotAgreeWithDoctor,
];

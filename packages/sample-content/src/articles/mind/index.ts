import type { ArticleItem } from '@hidamari/contract/content';
import { angerAndTears } from './anger-and-tears.ts';
import { anxietyBeforeResults } from './anxiety-before-results.ts';
import { decidingTogether } from './deciding-together.ts';
import { fearOfRecurrence } from './fear-of-recurrence.ts';
import { forFamilyCaregivers } from './for-family-caregivers.ts';
import { grief } from './grief.ts';
import { justTold } from './just-told.ts';
import { psychoOncology } from './psycho-oncology.ts';
import { sleeplessNight } from './sleepless-night.ts';
import { talkingWithChildren } from './talking-with-children.ts';
import { talkingWithFriends } from './talking-with-friends.ts';
import { tellingFamily } from './telling-family.ts';
import { whenYouFeelAlone } from './when-you-feel-alone.ts';

/** Articles on feelings, family and talking. */
export const MIND_ARTICLES: readonly ArticleItem[] = [
  sleeplessNight,
  tellingFamily,
  justTold,
  anxietyBeforeResults,
  angerAndTears,
  forFamilyCaregivers,
  talkingWithChildren,
  talkingWithFriends,
  fearOfRecurrence,
  psychoOncology,
  whenYouFeelAlone,
  grief,
  decidingTogether,
];

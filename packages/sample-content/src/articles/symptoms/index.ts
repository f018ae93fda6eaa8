import type { ArticleItem } from '@hidamari/contract/content';
import { abdominalBloating } from './abdominal-bloating.ts';
import { bleeding } from './bleeding.ts';
import { bloodClots } from './blood-clots.ts';
import { breathlessness } from './breathlessness.ts';
import { delirium } from './delirium.ts';
import { heartAndChest } from './heart-and-chest.ts';
import { hiccups } from './hiccups.ts';
import { hotFlushes } from './hot-flushes.ts';
import { itching } from './itching.ts';
import { lateEffects } from './late-effects.ts';
import { lowBloodCounts } from './low-blood-counts.ts';
import { lymphedema } from './lymphedema.ts';
import { memoryAndFocus } from './memory-and-focus.ts';
import { odorAndWounds } from './odor-and-wounds.ts';
import { skinAndNails } from './skin-and-nails.ts';
import { stomaLife } from './stoma-life.ts';
import { swallowingAndCough } from './swallowing-and-cough.ts';
import { swelling } from './swelling.ts';
import { tasteChanges } from './taste-changes.ts';
import { weightChanges } from './weight-changes.ts';

/** Pages on one symptom each. */
export const SYMPTOM_ARTICLES: readonly ArticleItem[] = [
  abdominalBloating,
  bleeding,
  bloodClots,
  breathlessness,
  delirium,
  heartAndChest,
  hiccups,
  hotFlushes,
  itching,
  lateEffects,
  lowBloodCounts,
  lymphedema,
  memoryAndFocus,
  odorAndWounds,
  skinAndNails,
  stomaLife,
  swallowingAndCough,
  swelling,
  tasteChanges,
  weightChanges,
];

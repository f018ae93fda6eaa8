import type { ArticleItem } from '@hidamari/contract/content';
import { childWithCancer } from './child-with-cancer.ts';
import { endoscopy } from './endoscopy.ts';
import { otherIllnesses } from './other-illnesses.ts';
import { skinCancer } from './skin-cancer.ts';
import { stageExplained } from './stage-explained.ts';
import { testicularCancer } from './testicular-cancer.ts';
import { tumorMarkers } from './tumor-markers.ts';

/** Pages on examinations, and on cancers that fewer people have. */
export const EXAMINATIONS_AND_KINDS_ARTICLES: readonly ArticleItem[] = [
  childWithCancer,
  endoscopy,
  otherIllnesses,
  skinCancer,
  stageExplained,
  testicularCancer,
  tumorMarkers,
];

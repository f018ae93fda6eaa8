import type { ArticleItem } from '@hidamari/contract/content';
import { bileDuctCancer } from './bile-duct-cancer.ts';
import { bladderKidneyDiagnosed } from './bladder-kidney-diagnosed.ts';
import { bladderKidneySuspected } from './bladder-kidney-suspected.ts';
import { bladderKidneyTreating } from './bladder-kidney-treating.ts';
import { brainTumorFirstPages } from './brain-tumor-first-pages.ts';
import { colorectalDiagnosed } from './colorectal-diagnosed.ts';
import { colorectalSuspected } from './colorectal-suspected.ts';
import { colorectalTreating } from './colorectal-treating.ts';
import { esophagealDiagnosed } from './esophageal-diagnosed.ts';
import { esophagealSuspected } from './esophageal-suspected.ts';
import { esophagealTreating } from './esophageal-treating.ts';
import { liverDiagnosed } from './liver-diagnosed.ts';
import { liverSuspected } from './liver-suspected.ts';
import { liverTreating } from './liver-treating.ts';
import { ovarianDiagnosed } from './ovarian-diagnosed.ts';
import { ovarianSuspected } from './ovarian-suspected.ts';
import { ovarianTreating } from './ovarian-treating.ts';
import { pancreaticDiagnosed } from './pancreatic-diagnosed.ts';
import { pancreaticSuspected } from './pancreatic-suspected.ts';
import { pancreaticTreating } from './pancreatic-treating.ts';
import { prostateDiagnosed } from './prostate-diagnosed.ts';
import { prostateSuspected } from './prostate-suspected.ts';
import { prostateTreating } from './prostate-treating.ts';
import { rareCancer } from './rare-cancer.ts';
import { stomachDiagnosed } from './stomach-diagnosed.ts';
import { stomachSuspected } from './stomach-suspected.ts';
import { stomachTreating } from './stomach-treating.ts';
import { thyroidDiagnosed } from './thyroid-diagnosed.ts';
import { thyroidSuspected } from './thyroid-suspected.ts';
import { thyroidTreating } from './thyroid-treating.ts';

/** Pages on the commonest cancers beside the five groups, and on rare ones. */
export const KINDS_OF_CANCER_ARTICLES: readonly ArticleItem[] = [
  bileDuctCancer,
  bladderKidneyDiagnosed,
  bladderKidneySuspected,
  bladderKidneyTreating,
  brainTumorFirstPages,
  colorectalDiagnosed,
  colorectalSuspected,
  colorectalTreating,
  esophagealDiagnosed,
  esophagealSuspected,
  esophagealTreating,
  liverDiagnosed,
  liverSuspected,
  liverTreating,
  ovarianDiagnosed,
  ovarianSuspected,
  ovarianTreating,
  pancreaticDiagnosed,
  pancreaticSuspected,
  pancreaticTreating,
  prostateDiagnosed,
  prostateSuspected,
  prostateTreating,
  rareCancer,
  stomachDiagnosed,
  stomachSuspected,
  stomachTreating,
  thyroidDiagnosed,
  thyroidSuspected,
  thyroidTreating,
];

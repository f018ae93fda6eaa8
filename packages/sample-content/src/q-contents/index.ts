import type { QContentItem } from '@hidamari/contract/content';
import { BY_CANCER_GROUP } from './by-cancer-group.ts';
import { ON_BODY } from './on-body.ts';
import { ON_FAMILY } from './on-family.ts';
import { ON_LIVING } from './on-living.ts';
import { ON_MIND } from './on-mind.ts';
import { ON_MONEY } from './on-money.ts';
import { ON_MORE_SYMPTOMS } from './on-more-symptoms.ts';
import { ON_SYMPTOMS } from './on-symptoms.ts';
import { ON_TREATMENT } from './on-treatment.ts';
import { ON_WORK } from './on-work.ts';

/** Questions that people bring to a consultation, with general answers; the askers are invented. */
export const Q_CONTENTS: readonly QContentItem[] = [
  ...ON_TREATMENT,
  ...ON_BODY,
  ...ON_MONEY,
  ...ON_WORK,
  ...ON_MIND,
  ...ON_FAMILY,
  ...BY_CANCER_GROUP,
  ...ON_SYMPTOMS,
  ...ON_MORE_SYMPTOMS,
  ...ON_LIVING,
];

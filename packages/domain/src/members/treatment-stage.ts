import type { CancerGroupStage } from '../option-sets/index.ts';

/** Treatment statuses (G98) by the stage whose articles are recommended; there are three, the last with what follows. */
const STAGE_OF_STATUS: Readonly<Record<string, CancerGroupStage>> = {
  suspected: 'suspected',
  'just-diagnosed': 'diagnosed',
  'before-treatment': 'diagnosed',
  treating: 'treating',
  'follow-up': 'treating',
  recurrence: 'treating',
  palliative: 'treating',
};

/** The stage for which articles are recommended; undefined where no status was told: none is guessed. */
export const stageOfStatus = (statusId: string | null | undefined): CancerGroupStage | undefined =>
  STAGE_OF_STATUS[statusId ?? ''];

import { type CrisisLineNow, crisisLinesAt } from '@hidamari/domain/emergency';
import { useNow } from '../../shell/use-now.ts';

/** The telephone lines for somebody in despair as they stand at this moment, those that answer now first (G119). */
export const useCrisisLines = (): CrisisLineNow[] => crisisLinesAt(useNow());

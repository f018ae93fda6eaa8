import { isBlank } from '@hidamari/domain/japanese-text';
import { useMemo } from 'react';
import { useCrisisReader } from './use-crisis-reader.ts';

/** Whether and where one text may be from somebody who does not want to go on (G119). */
export function useCrisisWords(text: string) {
  const finds = useCrisisReader(!isBlank(text));
  return useMemo(() => finds(text), [finds, text]);
}

import { type Consultation, markConsultationEndpoint } from '@hidamari/contract/consultations';
import { type RefCallback, useCallback } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { onVisible } from '../../../../shell/on-visible.ts';

/**
 * Marks a new summary as shown once its heading, which takes the answered ref, is before somebody's eyes: from then on
 * the list calls it new no more, and no mail tells of it. What cannot be marked now is marked the next time.
 */
export function useSummarySeen({
  id,
  summary,
  has_new_summary: isNew,
}: Consultation): RefCallback<HTMLElement> {
  const version = summary?.version ?? 0;
  return useCallback(
    (heading) => {
      if (!heading || !isNew) return;
      return onVisible(heading, () => {
        const body = { delivered: 0, read: 0, summary: version };
        browserApi()
          .call(markConsultationEndpoint, { params: { id }, body })
          .catch(() => undefined);
      });
    },
    [id, version, isNew],
  );
}

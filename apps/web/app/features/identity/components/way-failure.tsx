import { waitWords } from '@hidamari/domain/errors';
import { Notice } from '@hidamari/ui/notice';
import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';

/**
 * Why a step of a way in did not work, beside its button. Everything typed stays. Too many tries say how long to wait
 * in words that one would use (quality F18: the same for a known and an unknown account).
 */
export function WayFailure({ failure }: { failure: FailedSave | null }) {
  if (failure?.error?.code !== 'too_many') return <FailedSaveNotice failure={failure} />;
  return (
    <Notice tone="caution" live>
      <p>
        続けてのお試しが多いため、少しお待ちいただいています。
        {waitWords(failure.error.facts.retryAfter ?? 60)}
        たってから、もう一度お試しください。
      </p>
    </Notice>
  );
}

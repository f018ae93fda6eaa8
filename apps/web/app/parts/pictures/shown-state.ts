import type { UploadRow } from '@hidamari/ui/upload-list';
import type { QueuedState } from '../../shell/forms/upload-queue.ts';

const WAITING = { kind: 'waiting', text: '順番を待っています' } as const;
const WITHOUT_LINE = { kind: 'waiting', text: '電波がもどったら送ります。このままお待ちください。' } as const;

/** What is shown of a file on its way: one that waits says what for. */
export function shownState(state: QueuedState): UploadRow['state'] {
  if (state.kind !== 'waiting') return state;
  return navigator.onLine ? WAITING : WITHOUT_LINE;
}

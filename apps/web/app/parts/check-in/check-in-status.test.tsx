import { expect, it, vi } from 'vitest';
import { failedSaveOf } from '../../shell/forms/failed-save.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { CheckInStatus } from './check-in-status.tsx';

const storage = vi.hoisted(() => ({ isThere: true }));
vi.mock(import('../../shell/forms/use-draft.ts'), async (original) => ({
  ...(await original()),
  useCanSaveDrafts: () => storage.isThere,
}));

it.each([
  [true, 'このタブを閉じるまで'],
  [false, 'この画面を閉じるまで'],
])('送れなかった調子は、ほんとうに残るあいだだけ残ると言う（端末に残せる: %s）', (isThere, words) => {
  storage.isThere = isThere;
  const status = { log: null, isAnswered: true, isWaiting: true, send: () => {}, undo: null };
  const failure = failedSaveOf(new TypeError('Failed to fetch'));
  expect(drawOnPage(<CheckInStatus {...status} failure={failure} />)).toContain(
    `押した答えは、${words}残ります。`,
  );
});

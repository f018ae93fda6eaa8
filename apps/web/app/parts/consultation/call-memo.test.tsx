import { expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../crisis/crisis-note.fixture.ts';
import { CallMemoField, CallMemoFold } from './call-memo-fold.tsx';

it.each([
  ['相談の画面', CallMemoField],
  ['相談の窓', CallMemoFold],
])('%sのメモにつらい言葉がある場合、欄のすぐ下に、話せる窓口が出る（G119）', (_, Memo) => {
  expect(
    crisisLinesUnder((text) => drawOnPage(<Memo text={text} onWrite={() => {}} keptIn="device" />)),
  ).toEqual(LINES_FOR_THE_DESPERATE);
});

it.each([
  ['device', /この端末だけに残り.*30日たつと消えます/],
  ['tab', /このタブを閉じると消えます/],
  ['page', /この画面を閉じると消えます/],
] as const)('メモは、ほんとうに残る所と長さだけを言う: %s', (keptIn, words) => {
  const drawn = drawOnPage(<CallMemoField text="" onWrite={() => {}} keptIn={keptIn} />);
  expect(drawn).toMatch(words);
  expect(drawn.includes('30日')).toBe(keptIn === 'device');
});

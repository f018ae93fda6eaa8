import { expect, it } from 'vitest';
import { crisisLinesUnder, LINES_FOR_THE_DESPERATE } from '../crisis/crisis-note.fixture.ts';
import { drawOnPage } from '../page-under-test.fixture.tsx';
import { CallMemoField, CallMemoFold } from './call-memo-fold.tsx';

it.each([
  ['相談の画面', CallMemoField],
  ['相談の窓', CallMemoFold],
])('%sのメモにつらい言葉がある場合、欄のすぐ下に、話せる窓口が出る（G119）', (_, Memo) => {
  expect(crisisLinesUnder((text) => drawOnPage(<Memo text={text} onWrite={() => {}} canKeep />))).toEqual(
    LINES_FOR_THE_DESPERATE,
  );
});

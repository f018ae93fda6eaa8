import { Notice } from '@hidamari/ui/notice';

interface NotNarrowedNoteProps {
  /** Other ways of narrowing the list still work: then it does not show everything. */
  isPartly?: boolean;
}

/** Says that what a list can be narrowed by could not be read, so that it shows more than was asked for (G103). */
export function NotNarrowedNote({ isPartly = false }: NotNarrowedNoteProps) {
  return isPartly ? (
    <Notice tone="caution" title="いまは、こまかくしぼりこめません">
      <p>
        分類の一部を読み込めなかったため、その分類ではしぼりこまずに表示しています。少したってから、開き直してください。
      </p>
    </Notice>
  ) : (
    <Notice tone="caution" title="いまは、しぼりこめません">
      <p>分類を読み込めなかったため、すべてを表示しています。少したってから、開き直してください。</p>
    </Notice>
  );
}

import { Notice } from '@hidamari/ui/notice';

/** Says that what a list can be narrowed by could not be read, so that it shows everything (G103). */
export function NotNarrowedNote() {
  return (
    <Notice tone="caution" title="いまは、しぼりこめません">
      <p>分類を読み込めなかったため、すべてを表示しています。少したってから、開き直してください。</p>
    </Notice>
  );
}

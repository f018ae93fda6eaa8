import { Notice } from '@hidamari/ui/notice';

/** Said where the content service did not answer and the last good copy is shown (G138). */
export function StaleNote() {
  return (
    <Notice tone="caution" title="最新でない可能性があります">
      <p>新しい内容を読み込めなかったため、前に読み込んだものを表示しています。</p>
    </Notice>
  );
}

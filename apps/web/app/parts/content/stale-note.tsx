import { Notice } from '@hidamari/ui/notice';

/** Said where the content service did not answer and the last good copy is shown (G138). */
export function StaleNote() {
  return (
    <Notice tone="caution" title="最新でない可能性があります">
      <p>新しい内容を読み込めなかったため、前に読み込んだものを表示しています。</p>
    </Notice>
  );
}

interface PartStaleNoteProps {
  /** The part is the last good copy. */
  isStale: boolean;
  /** The page says it of the whole. */
  isTold: boolean;
}

/** A part that is read apart from its page says for itself that it may be old; said of the whole page, once is enough. */
export function PartStaleNote({ isStale, isTold }: PartStaleNoteProps) {
  if (!isStale || isTold) return null;
  return (
    <div className="mb-6">
      <StaleNote />
    </div>
  );
}

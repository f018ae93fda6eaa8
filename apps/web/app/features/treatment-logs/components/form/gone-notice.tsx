import { Notice } from '@hidamari/ui/notice';

/** The log that the form writes over was deleted meanwhile: nothing written is lost, it can be a log of its own. */
export function GoneNotice() {
  return (
    <Notice tone="caution" live title="この記録は、ほかの画面で削除されています。">
      <p>書いたものは、この画面に残っています。新しい記録として保存できます。</p>
    </Notice>
  );
}

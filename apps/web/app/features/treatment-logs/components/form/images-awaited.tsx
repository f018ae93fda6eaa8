import { Button } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';

/** A save waits for the pictures on their way; whoever does not want to wait saves now, and they follow by themselves. */
export function ImagesAwaited({ onGoWithout }: { onGoWithout: () => void }) {
  return (
    <Notice tone="info" live>
      <p>画像と書類を送り終えたら、記録を保存します。</p>
      <div className="mt-3">
        <Button kind="plain" size="small" onClick={onGoWithout}>
          待たずに記録だけ保存する
        </Button>
      </div>
    </Notice>
  );
}

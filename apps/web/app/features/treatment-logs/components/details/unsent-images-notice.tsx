import { IMAGE_FAILED_TEXT } from '@hidamari/domain/treatment-logs';
import { Notice } from '@hidamari/ui/notice';
import { useToast } from '@hidamari/ui/toast';
import { UploadList, type UploadRow } from '@hidamari/ui/upload-list';
import { useEffect, useRef, useState } from 'react';
import { fileName, sizeWords } from '../../../../parts/pictures/file-words.ts';
import { shownState } from '../../../../parts/pictures/shown-state.ts';
import { usePreviews } from '../../../../parts/pictures/use-previews.ts';
import type { QueuedFile } from '../../../../shell/forms/upload-queue.ts';
import { useUploadQueue } from '../../../../shell/forms/use-upload-queue.ts';
import { dropUnsentImages, unsentImagesOf } from '../../log-images/unsent-images.ts';

/**
 * After a save that left files behind (G65): the log is stored, and what is missing can be sent anew or left out. It
 * stands in the memory of this tab alone, and goes once nothing is missing.
 */
export function UnsentImagesNotice({ logId }: { logId: string }) {
  const [left] = useState(() => unsentImagesOf(logId));
  const files = useUploadQueue(left?.uploads ?? null);
  const previews = usePreviews(files);
  const toast = useToast();
  const taken = useRef(false);
  const count = useRef(files.length);
  useEffect(() => {
    const isDone = count.current > 0 && files.length === 0;
    count.current = files.length;
    if (isDone && !taken.current) toast({ text: '画像と書類を保存しました' });
  }, [files.length, toast]);
  useEffect(
    () => () => {
      // What could not be mended is told once.
      if (left?.uploads.files.length === 0) dropUnsentImages(logId);
    },
    [left, logId],
  );
  if (left === null || (files.length === 0 && left.lost === 0)) return null;
  const { uploads, lost } = left;
  const isUnderWay = files.length > 0 && files.every(({ state }) => state.kind !== 'failed');
  return (
    <div className="grid gap-3 pb-8">
      <Notice
        tone={isUnderWay ? 'info' : 'caution'}
        live
        title={isUnderWay ? '画像と書類を送っています。記録は保存しました。' : `${IMAGE_FAILED_TEXT}。`}
      >
        {lost > 0 ? (
          <p>{`${lost}個は、時間がたったため残っていませんでした。「直す」から、もう一度選んでください。`}</p>
        ) : null}
        {files.length > 0 ? <p>このタブを閉じるまで、ここから送り直せます。</p> : null}
      </Notice>
      <UploadList
        label="まだ保存していない画像と書類"
        rows={files.map((file, index) => rowOf(file, index + 1, previews))}
        onAgain={(id) => uploads.again(id)}
        onRemove={(id) => {
          taken.current = true;
          uploads.remove(id);
          if (uploads.files.length === 0) dropUnsentImages(logId);
        }}
      />
    </div>
  );
}

function rowOf(
  { id, file, state }: QueuedFile,
  number: number,
  previews: ReadonlyMap<string, string>,
): UploadRow {
  return {
    id,
    name: fileName(file.type === 'application/pdf', number),
    detail: `${file.name} ${sizeWords(file.size)}`,
    preview: previews.get(id),
    state: shownState(state),
  };
}

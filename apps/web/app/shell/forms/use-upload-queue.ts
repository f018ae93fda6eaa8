import { useEffect, useState } from 'react';
import { whenLineMayBeBack } from '../data/when-line-may-be-back.ts';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

/** The files of a queue on a page, sent on by themselves when the connection is back. */
export function useUploadQueue<S>(queue: UploadQueue<S> | null): readonly QueuedFile[] {
  const [files, setFiles] = useState<readonly QueuedFile[]>(queue?.files ?? []);
  useEffect(() => {
    if (queue === null) return setFiles([]);
    const read = () => setFiles(queue.files);
    read();
    const release = queue.subscribe(read);
    const stop = whenLineMayBeBack((isSaid) => {
      // What is under way began with the line that is there.
      if (isSaid || !queue.isBusy) queue.resume();
    });
    return () => {
      release();
      stop();
    };
  }, [queue]);
  return files;
}

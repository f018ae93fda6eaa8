import { useEffect, useState } from 'react';
import { whenMaybeOnline } from '../data/when-maybe-online.ts';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

/** Large files over a line that breaks them would cost again and again; then somebody has to ask for it. */
const MOST_TRIES = 3;

/** The files of a queue on a page, sent on by themselves when the connection is back. */
export function useUploadQueue<S>(queue: UploadQueue<S> | null): readonly QueuedFile[] {
  const [files, setFiles] = useState<readonly QueuedFile[]>(queue?.files ?? []);
  useEffect(() => {
    if (queue === null) return setFiles([]);
    const read = () => setFiles(queue.files);
    read();
    const release = queue.subscribe(read);
    let tries = 0;
    const stop = whenMaybeOnline((isSaid) => {
      if (isSaid) tries = 0;
      const hasFailed = queue.files.some(({ state }) => state.kind === 'failed');
      // What is under way began with the connection that is there.
      if (!isSaid && (!hasFailed || queue.isBusy || tries >= MOST_TRIES)) return;
      if (!isSaid) tries += 1;
      queue.resume();
    });
    return () => {
      release();
      stop();
    };
  }, [queue]);
  return files;
}

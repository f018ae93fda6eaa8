import { useEffect, useState } from 'react';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

/** The files of a queue on a page, sent on by themselves when the connection is back. */
export function useUploadQueue<S>(queue: UploadQueue<S> | null): readonly QueuedFile[] {
  const [files, setFiles] = useState<readonly QueuedFile[]>(queue?.files ?? []);
  useEffect(() => {
    if (queue === null) return setFiles([]);
    const read = () => setFiles(queue.files);
    const resume = () => queue.resume();
    read();
    const release = queue.subscribe(read);
    window.addEventListener('online', resume);
    return () => {
      release();
      window.removeEventListener('online', resume);
    };
  }, [queue]);
  return files;
}

import type { LogFile } from '@hidamari/contract/treatment-logs';
import type { UploadAddress } from '@hidamari/contract/uploads';
import { putFile } from '../../shell/forms/put-file.ts';
import { sendImage } from '../../shell/forms/send-image.ts';
import { type QueuedFile, UploadQueue } from '../../shell/forms/upload-queue.ts';
import { fileFailureOf } from './file-refusal.ts';
import { prepareFile } from './prepare-file.ts';

/** A picture or paper that the server has, and has read. */
export type SentFile = LogFile;

/** Pictures and papers on their way. */
export type FileUploads = UploadQueue<SentFile>;

interface FileUploadOptions {
  /** Asks the own service where to send one file. */
  askAddress(signal: AbortSignal): Promise<UploadAddress>;
  onSent(queued: QueuedFile, file: SentFile): void;
}

/** A queue of pictures and papers; each is looked at, sent, and has been read by the server when it counts as sent. */
export function createFileUploads({ askAddress, onSent }: FileUploadOptions): FileUploads {
  return new UploadQueue<SentFile>({
    send: async (file, way) => {
      const prepared = await prepareFile(file);
      const key = await sendImage({ file: prepared, askAddress, put: putFile, ...way });
      const isPaper = prepared.type === 'application/pdf';
      return { key, content_type: prepared.type, bytes: prepared.size, has_thumbnail: !isPaper };
    },
    onSent,
    failureOf: fileFailureOf,
    isOnline: () => navigator.onLine,
  });
}

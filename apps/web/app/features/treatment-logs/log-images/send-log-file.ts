import type { LogFile } from '@hidamari/contract/treatment-logs';
import { askImageAddress } from '../../../shell/forms/ask-image-address.ts';
import { putFile } from '../../../shell/forms/put-file.ts';
import { sendImage } from '../../../shell/forms/send-image.ts';
import { type QueuedFile, UploadQueue } from '../../../shell/forms/upload-queue.ts';
import { logFileFailureOf } from './log-file-refusal.ts';
import { prepareLogFile } from './prepare-log-file.ts';

async function sendLogFile(
  file: File,
  way: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<LogFile> {
  const prepared = await prepareLogFile(file);
  const key = await sendImage({ file: prepared, askAddress: askImageAddress, put: putFile, ...way });
  const isPaper = prepared.type === 'application/pdf';
  return { key, content_type: prepared.type, bytes: prepared.size, has_thumbnail: !isPaper };
}

/** Files on their way into a log. */
export type LogUploads = UploadQueue<LogFile>;

/** A queue of files for a log; each is looked at, sent, and has been read by the server when it counts as sent. */
export function createLogUploads(onSent: (queued: QueuedFile, file: LogFile) => void): LogUploads {
  return new UploadQueue<LogFile>({
    send: sendLogFile,
    onSent,
    failureOf: logFileFailureOf,
    isOnline: () => navigator.onLine,
  });
}

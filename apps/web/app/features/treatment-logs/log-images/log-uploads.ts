import { createFileUploads, type FileUploads, type SentFile } from '../../../parts/pictures/send-file.ts';
import { askImageAddress } from '../../../shell/forms/ask-image-address.ts';
import type { QueuedFile } from '../../../shell/forms/upload-queue.ts';

/** Files on their way into a log. */
export type LogUploads = FileUploads;

/** The keys of a log with one more, in the order in which the member chose the files. */
export const inChosenOrder = (
  uploads: LogUploads,
  keys: readonly string[],
  key: string,
  chosen: QueuedFile,
): string[] => uploads.withSent(keys, key, chosen, (same) => same);

/** A queue of files for a log. */
export const createLogUploads = (onSent: (queued: QueuedFile, file: SentFile) => void): LogUploads =>
  createFileUploads({ askAddress: askImageAddress, onSent });

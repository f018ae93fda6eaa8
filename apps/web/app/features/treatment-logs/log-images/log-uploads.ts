import { askImageAddress } from '../../../shell/forms/ask-image-address.ts';
import type { QueuedFile } from '../../../shell/forms/upload-queue.ts';
import { createFileUploads, type FileUploads, type SentFile } from '../../../shell/pictures/send-file.ts';

/** Files on their way into a log. */
export type LogUploads = FileUploads;

/** A queue of files for a log. */
export const createLogUploads = (onSent: (queued: QueuedFile, file: SentFile) => void): LogUploads =>
  createFileUploads({ askAddress: askImageAddress, onSent });

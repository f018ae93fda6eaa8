import type { TreatmentLogInput } from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
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

const OF_LOG = /^images\.(\d+)$/;
const OF_TEST = /^test_results\.(\d+)\.images\.(\d+)$/;

/**
 * The log without the pictures that a refused save names, and how many they are; null when anything else was at fault.
 * A picture may have gone since it was sent, with a draft of yesterday: the log is saved all the same (G65).
 */
export function withoutRefused<I extends Pick<TreatmentLogInput, 'images' | 'test_results'>>(
  input: I,
  error: unknown,
): { input: I; refused: number } | null {
  const names = error instanceof AppError ? Object.keys(error.facts.fields ?? {}) : [];
  const isMeant = (name: string) => OF_LOG.test(name) || OF_TEST.test(name);
  if (names.length === 0 || !names.every(isMeant)) return null;
  const isKept = (name: string) => !names.includes(name);
  const test_results = input.test_results.map((result, row) => ({
    ...result,
    images: result.images.filter((_, index) => isKept(`test_results.${row}.images.${index}`)),
  }));
  const images = input.images.filter((_, index) => isKept(`images.${index}`));
  return { input: { ...input, images, test_results }, refused: names.length };
}

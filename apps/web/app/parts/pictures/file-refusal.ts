import { AppError, factsOfMessage } from '@hidamari/domain/errors';
import { fieldMessage } from '@hidamari/domain/members';
import { errorMessage } from '@hidamari/domain/refusals';
import { LOG_IMAGE_TYPE_WORDS, LOG_LIMITS } from '@hidamari/domain/treatment-logs';
import type { UploadFailure } from '../../shell/forms/upload-queue.ts';

const MEGABYTES = LOG_LIMITS.imageBytes / (1024 * 1024);

/** Why a file is not sent at all. */
export type FileFault = 'empty' | 'type' | 'size' | 'long';

/** A file that was looked at before it was sent, and is not one that is taken in. */
export class FileRefusal extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(`not a file that is taken in: ${fault}`);
    this.fault = fault;
  }
}

const REFUSALS: Readonly<Record<FileFault, string>> = {
  empty: '中身のないファイルです。選び直してください。',
  type: fieldMessage('image_type', { types: LOG_IMAGE_TYPE_WORDS }),
  size: fieldMessage('file_size', { limit: MEGABYTES }),
  long: fieldMessage('image_long'),
};

const ANOTHER = { canSendAgain: false, isLine: false } as const;
const LATER = { canSendAgain: true, isLine: false } as const;

/** What to say by the code of a call. The rest of the form is untouched and can be sent without the file. */
const FAILURES: Readonly<Record<string, UploadFailure>> = {
  payload_too_large: { ...ANOTHER, text: REFUSALS.size },
  unsupported_media_type: { ...ANOTHER, text: REFUSALS.type },
  validation: { ...ANOTHER, text: '開けませんでした。撮り直すか、別のものを選んでください。' },
  too_many: { ...LATER, text: '続けてたくさん届きました。少し待って、もう一度送ってください。' },
  unauthenticated: {
    ...LATER,
    text: 'ログインが切れました。別の画面でログインし直してから、もう一度送ってください。',
  },
  network: { canSendAgain: true, isLine: true, text: '通信が切れました。もう一度送ってください。' },
};

const OTHERWISE: UploadFailure = { ...LATER, text: '送れませんでした。もう一度送ってください。' };

/** What to say of a picture or paper that was not sent, and what can be done about it (G65). */
export function fileFailureOf(error: unknown): UploadFailure {
  if (error instanceof FileRefusal) return { ...ANOTHER, text: REFUSALS[error.fault] };
  if (!(error instanceof AppError)) return OTHERWISE;
  const codes = Object.values(error.facts.fields ?? {}).flat();
  if (error.code === 'storage_full' || error.code === 'storage_low') {
    const text = errorMessage(error.code, factsOfMessage(error));
    return { text, canSendAgain: error.code === 'storage_low', isLine: false };
  }
  if (codes.includes('image_long')) return { ...ANOTHER, text: REFUSALS.long };
  return FAILURES[error.code] ?? OTHERWISE;
}

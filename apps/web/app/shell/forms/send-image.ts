import type { UploadAddress } from '@hidamari/contract/uploads';
import { AppError } from '@hidamari/domain/errors';

/** One way of sending a file to its address; `putFile` in a browser. */
export type PutFile = (
  address: UploadAddress,
  file: Blob,
  options: { signal: AbortSignal; onProgress: (percent: number) => void },
) => Promise<void>;

export interface SendImage {
  file: Blob;
  /** Asks for an address; each takes one file, once. */
  askAddress: (signal: AbortSignal) => Promise<UploadAddress>;
  put: PutFile;
  signal: AbortSignal;
  /** 0 to 100, of the try at hand. */
  onProgress: (percent: number) => void;
}

/** Faults of the way, after which a second try may well arrive. */
const WORTH_ANOTHER_TRY = new Set(['network', 'timeout', 'server', 'unavailable', 'bad_request']);

/**
 * Sends a file and answers its key for the call that takes it in. A try that breaks off is made once more, with a new
 * address, since the first is used up. Rejects with AppError: `payload_too_large` and `unsupported_media_type` before
 * anything is sent; with the signal's reason when the person stopped it.
 */
export async function sendImage(sending: SendImage): Promise<string> {
  try {
    return await sendOnce(sending);
  } catch (error) {
    const isWorthIt = error instanceof AppError && WORTH_ANOTHER_TRY.has(error.code);
    if (!isWorthIt) throw error;
    return sendOnce(sending);
  }
}

async function sendOnce({ file, askAddress, put, signal, onProgress }: SendImage): Promise<string> {
  onProgress(0);
  const address = await askAddress(signal);
  if (!address.content_types.includes(file.type)) throw new AppError('unsupported_media_type');
  if (file.size > address.max_bytes) throw new AppError('payload_too_large');
  await put(address, file, { signal, onProgress });
  return address.key;
}

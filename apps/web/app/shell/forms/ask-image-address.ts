import type { UploadAddress } from '@hidamari/contract/uploads';
import { AppError } from '@hidamari/domain/errors';
import { browserApi } from '../data/browser-api.ts';
import { uploadCalls } from '../data/contract-calls.ts';

/** Asks the own service where to send one picture or paper of a log (G65). */
export async function askImageAddress(signal: AbortSignal): Promise<UploadAddress> {
  const asked = { query: { image_count: 1 } };
  const [address] = (
    await browserApi().call((await uploadCalls()).issueImageUploadsEndpoint, asked, { signal })
  ).urls;
  if (address === undefined) throw new AppError('server');
  return address;
}

import {
  readTreatmentLogEndpoint,
  type TreatmentLog,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import { AppError } from '@hidamari/domain/errors';
import { browserApi } from '../../shell/data/browser-api.ts';
import { askImageAddress } from '../../shell/forms/ask-image-address.ts';
import { putFile } from '../../shell/forms/put-file.ts';
import { sendImage } from '../../shell/forms/send-image.ts';
import type { AwaitingLog } from './import-job.ts';
import type { OpenPicture } from './open-document/read-from-zip.ts';

/** The server looks at every file itself: what it does not take is one picture less, and no reason to stop. */
const REFUSED_FILE = new Set(['payload_too_large', 'unsupported_media_type', 'validation']);
/** The log was changed, or went, between the reading and the adding: what stands is kept. */
const REFUSED_LOG = new Set(['conflict', 'not_found', 'validation']);

const isOneOf = (error: unknown, codes: ReadonlySet<string>) =>
  error instanceof AppError && codes.has(error.code);

/**
 * Sends the pictures that a row of an export names and adds them to the log that was restored from it, where they were:
 * all that can be opened, in one save. True when none is missing. Rejects for a fault of the way; the log is as it was
 * then, and can be met again.
 */
export async function restorePictures(
  { logId, row }: AwaitingLog,
  { openPicture }: { openPicture: OpenPicture },
): Promise<boolean> {
  const log = await read(logId);
  if (log === null) return false;
  // It was added before, and only the answer was lost.
  if (namesOf(log).length > 0) return true;

  const named = row as Pick<TreatmentLog, 'images' | 'test_results'>;
  const sent = new Map<string, string>();
  for (const key of namesOf(named)) {
    const picture = await openPicture(key);
    const sentAs = picture && (await send(picture));
    if (sentAs) sent.set(key, sentAs);
  }
  if (sent.size === 0) return false;
  const isAdded = await add(withPictures(log, named, sent));
  return isAdded && sent.size === new Set(namesOf(named)).size;
}

type NamesPictures = Pick<TreatmentLog, 'images' | 'test_results'>;

const namesOf = ({ images = [], test_results: sheets = [] }: Partial<NamesPictures>): string[] => [
  ...images,
  ...sheets.flatMap((sheet) => sheet.images ?? []),
];

/** The log with the sent pictures at the places of the row: the same sheets in the same order, since it says the same. */
function withPictures(log: TreatmentLog, named: Partial<NamesPictures>, sent: ReadonlyMap<string, string>) {
  const sentOf = (keys: readonly string[] = []) => keys.flatMap((key) => sent.get(key) ?? []);
  const test_results = log.test_results.map((sheet, at) => ({
    ...sheet,
    images: sentOf(named.test_results?.[at]?.images),
  }));
  return { ...log, images: sentOf(named.images), test_results };
}

async function read(id: string): Promise<TreatmentLog | null> {
  try {
    return await browserApi().call(readTreatmentLogEndpoint, { params: { id } });
  } catch (error) {
    if (isOneOf(error, REFUSED_LOG)) return null;
    throw error;
  }
}

async function send(file: Blob): Promise<string | null> {
  const { signal } = new AbortController();
  try {
    return await sendImage({
      file,
      askAddress: askImageAddress,
      put: putFile,
      // A step is waited for to its end, and its progress is that of the whole.
      signal,
      onProgress: () => {},
    });
  } catch (error) {
    if (isOneOf(error, REFUSED_FILE)) return null;
    throw error;
  }
}

async function add(log: TreatmentLog): Promise<boolean> {
  const { id } = log;
  try {
    await browserApi().call(updateTreatmentLogEndpoint, { params: { id }, body: log });
    return true;
  } catch (error) {
    if (isOneOf(error, REFUSED_LOG)) return false;
    throw error;
  }
}

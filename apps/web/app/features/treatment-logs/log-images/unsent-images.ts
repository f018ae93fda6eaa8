import { AppError } from '@hidamari/domain/errors';
import type { QueryClient } from '@tanstack/react-query';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { logCalls } from '../../../shell/data/contract-calls.ts';
import { onForgetMember } from '../../../shell/data/tab-session.ts';
import { registerUnsaved } from '../../../shell/unsaved-work.ts';
import { applySavedLog, logQuery } from '../treatment-logs-queries.ts';
import { type StoredPlace, withStoredImage } from './image-place.ts';
import { logImageKeys } from './log-image-keys.ts';
import { inChosenOrder, type LogUploads } from './log-uploads.ts';

/** Files that a saved log still waits for (G65). They live in the memory of this tab and nowhere else. */
export interface UnsentImages {
  uploads: LogUploads;
  /** Pictures that were sent, and had gone by the time the log was saved. */
  lost: number;
}

const held = new Map<string, UnsentImages>();

onForgetMember(() => {
  for (const { uploads } of held.values()) uploads.stop();
  held.clear();
});

/** What a log still waits for; null: it is whole. */
export function unsentImagesOf(logId: string): UnsentImages | null {
  return held.get(logId) ?? null;
}

/** Forgets what is left of it: the member goes on without. */
export function dropUnsentImages(logId: string): void {
  held.get(logId)?.uploads.stop();
  held.delete(logId);
}

/**
 * A log was saved without some of its files: from here on each that arrives is added to the stored log, wherever the
 * member has gone meanwhile. Closing the tab is asked about as long as one is left.
 */
export function continueUploads(
  client: QueryClient,
  logId: string,
  left: UnsentImages & { placeOf: (place: string) => StoredPlace },
): void {
  const { uploads, lost, placeOf } = left;
  let adding: Promise<void> = Promise.resolve();
  uploads.handOn((queued, file) => {
    // One after the other: each starts from the version that the one before it made.
    const added = adding.then(() =>
      addImage(client, logId, {
        place: placeOf(queued.place),
        key: file.key,
        withKey: (keys) => inChosenOrder(uploads, keys, file.key, queued),
      }),
    );
    adding = added.catch(() => undefined);
    return added;
  });
  held.set(logId, { uploads, lost });
  const release = registerUnsaved(() => uploads.files.length > 0);
  const stopListening = uploads.subscribe(() => {
    if (uploads.files.length > 0) return;
    release();
    stopListening();
    if (lost === 0) held.delete(logId);
  });
}

/** A file that has arrived. */
interface Added {
  place: StoredPlace;
  key: string;
  /** Where its key stands among those of the place. */
  withKey: (keys: readonly string[]) => string[];
}

/** Adds a picture to the log as it stands now; a version that was saved in between is met once more. */
async function addImage(client: QueryClient, id: string, added: Added): Promise<void> {
  try {
    await addOnce(client, id, added);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    await addOnce(client, id, added);
  }
}

async function addOnce(client: QueryClient, id: string, { place, key, withKey }: Added): Promise<void> {
  const log = await client.fetchQuery({ ...logQuery(browserApi(), id), staleTime: 0 });
  // It was added before, and only the answer was lost.
  if (logImageKeys(log).includes(key)) return;
  const body = withStoredImage(log, place, withKey);
  await applySavedLog(
    client,
    await browserApi().call((await logCalls()).updateTreatmentLogEndpoint, { params: { id }, body }),
  );
}

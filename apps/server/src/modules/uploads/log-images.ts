import { AppError } from '@hidamari/domain/errors';
import type { Executor } from '../../database/database.ts';
import { claimUpload, type StoredUpload, type TakingIn } from './claim-upload.ts';
import { tieToLog, untieFromLog } from './tied-uploads.repository.ts';

/** Why a key is not taken: the codes of `claimUpload`. */
export type ImageRefusal = 'invalid' | 'image_type' | 'image_long';

/** What became of the keys that a log names. */
export interface TakenLogImages {
  kept: ReadonlyMap<string, StoredUpload>;
  refused: ReadonlyMap<string, ImageRefusal>;
}

/**
 * Takes in the pictures and papers that a log names, before the transaction that ties them to it (G65). Those that came
 * through `takenInOnArrival` are there already. Keys that are refused are answered, so that a save can say which of them
 * all; rejects with `unavailable` when the storage does not answer.
 */
export async function claimLogImages(
  needs: TakingIn,
  memberId: string,
  keys: readonly string[],
): Promise<TakenLogImages> {
  const kept = new Map<string, StoredUpload>();
  const refused = new Map<string, ImageRefusal>();
  for (const key of new Set(keys)) {
    try {
      kept.set(key, await claimUpload(needs, { memberId, key, kind: 'log_image' }));
    } catch (error) {
      refused.set(key, refusalOf(error));
    }
  }
  return { kept, refused };
}

function refusalOf(error: unknown): ImageRefusal {
  const [code] = error instanceof AppError ? (error.facts.fields?.images ?? []) : [];
  if (code === 'invalid' || code === 'image_type' || code === 'image_long') return code;
  throw error;
}

/**
 * Ties the named pictures to a log and lets go of those that it no longer names, which the sweep forgets a day later.
 * Within the transaction that stores the log. Answers the keys that could not be tied: another log has them, or they
 * went meanwhile; the caller then rolls back.
 */
export async function tieLogImages(
  executor: Executor,
  log: { memberId: string; logId: string; keys: readonly string[]; now: Date },
): Promise<string[]> {
  const keys = [...new Set(log.keys)];
  await untieFromLog(executor, { ...log, keys });
  const tied = keys.length === 0 ? [] : await tieToLog(executor, { ...log, keys });
  return keys.filter((key) => !tied.includes(key));
}

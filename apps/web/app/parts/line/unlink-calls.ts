import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { LINE_STATUS } from '@hidamari/domain/messaging';
import { messagingCalls } from '../../shell/data/contract-calls.ts';

/** What became of asking to unlink. `asked`: LINE brings the question. `gone`: nothing is linked any more. */
export type UnlinkOutcome = 'asked' | 'gone';

/** Has LINE ask the person whether to unlink: there the page behind the message ends it, and what they had allowed. */
export async function askOnLine(api: ApiClient): Promise<UnlinkOutcome> {
  try {
    await api.call((await messagingCalls()).askLineUnlinkEndpoint, {});
    return 'asked';
  } catch (error) {
    // Unlinked already, in another window or from LINE: what was wished for is so.
    if (error instanceof AppError && error.code === 'not_found') return 'gone';
    throw error;
  }
}

/** Unlinks at once, without LINE: for whom the telephone with it is lost or broken. */
export async function unlinkHere(api: ApiClient): Promise<UnlinkOutcome> {
  const { status_code: status } = await api.call((await messagingCalls()).unlinkLineAccountEndpoint, {
    query: {},
  });
  if (status === LINE_STATUS.ok || status === LINE_STATUS.unknown) return 'gone';
  throw new AppError('unavailable');
}

import { AppError, ERROR_STATUSES, type ErrorCode } from '@hidamari/domain/errors';
import { isDatabaseUnavailable } from '../database/database-errors.ts';

/** What the framework refuses on its own, in our words; statuses missing here are faults of ours. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: 'bad_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  414: 'not_found',
  415: 'unsupported_media_type',
  429: 'too_many',
};

/** Seconds after which a member may well find the database again. */
const OUTAGE_RETRY_AFTER = 5;

/**
 * Any thrown thing as one of our errors. What is neither ours nor the framework's refusal is `server`; a
 * database that does not answer is `unavailable` (F2).
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError && ERROR_STATUSES[thrown.code] > 0) return thrown;
  if (isDatabaseUnavailable(thrown))
    return new AppError('unavailable', { retryAfter: OUTAGE_RETRY_AFTER }, { cause: thrown });
  const code = BY_STATUS[frameworkStatus(thrown)];
  return new AppError(code ?? 'server', {}, { cause: thrown });
}

/** Only the framework's own refusals count: a foreign library's `statusCode` says nothing about our caller. */
function frameworkStatus(thrown: unknown): number {
  if (!(thrown instanceof Error) || !('code' in thrown) || !('statusCode' in thrown)) return 0;
  return String(thrown.code).startsWith('FST_') ? Number(thrown.statusCode) : 0;
}

import { AppError, factsOfMessage } from '@hidamari/domain/errors';
import { errorMessage } from '@hidamari/domain/refusals';

/** Beside a part that could not be read: the maintenance in its own words, until when (G31); else nothing is known. */
export const whyFailed = (error: unknown): string | undefined =>
  error instanceof AppError && error.code === 'maintenance'
    ? errorMessage(error.code, factsOfMessage(error))
    : undefined;

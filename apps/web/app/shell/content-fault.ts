import { AppError } from '@hidamari/domain/errors';
import { data } from 'react-router';
import type { PageContext } from '../page-context.ts';

/** Seconds after which the content service is worth another try. */
const RETRY_AFTER_SECONDS = '30';

/**
 * What a page cannot do without: a missing item is answered 404, a silent content service 503, each with the page
 * that says what to do next (specification section 8). Anything else is our fault and passes on.
 */
export async function contentOrFault<T>({ requestId }: PageContext, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') throw noSuchPage({ requestId });
    if (error.code !== 'unavailable') throw error;
    throw data({ requestId }, { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
}

/** The answer of an address that shows nothing to this variant or to anybody. */
export function noSuchPage({ requestId }: Pick<PageContext, 'requestId'>) {
  return data({ requestId }, { status: 404 });
}

/**
 * What a page can do without (G103): null where it could not be read. The section then says so itself, the page
 * stands, and the fault is in the log.
 */
export async function partOrNull<T>(
  { report }: Pick<PageContext, 'report'>,
  reading: Promise<T>,
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    report?.(error);
    return null;
  }
}

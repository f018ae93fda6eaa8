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

/** For parts that are asked for once the page's time is over: what is at hand still comes. */
const GRACE_MS = 200;

/** Rejects once the page waits no longer; what was asked for goes on, and is at hand for the next page. */
function inTime<T>(reading: Promise<T>, until: number | undefined): Promise<T> {
  if (until === undefined) return reading;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    // Made when it is needed: an error that takes its stack for each part of each page costs as much as a part.
    const giveUp = () => {
      const cause = Object.assign(new Error('a part of a page came too late'), { code: 'content-too-late' });
      reject(new AppError('unavailable', {}, { cause }));
    };
    timer = setTimeout(giveUp, Math.max(GRACE_MS, until - performance.now()));
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

/**
 * What a page can do without (G103): null where it could not be read, or not before the page waits no longer. The section
 * then says so itself, the page stands, and the fault is in the log.
 */
export async function partOrNull<T>(
  { report, partsUntil }: Pick<PageContext, 'report' | 'partsUntil'>,
  reading: Promise<T>,
): Promise<T | null> {
  try {
    return await inTime(reading, partsUntil);
  } catch (error) {
    report?.(error);
    return null;
  }
}

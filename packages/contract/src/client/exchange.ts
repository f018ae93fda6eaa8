import { AppError } from '@hidamari/domain/errors';
import { parseError } from '../error-envelope/parse-error.ts';

/** One exchange with the server. */
export interface Exchange {
  fetch: typeof globalThis.fetch;
  url: string;
  init: RequestInit;
  timeoutMs: number;
  /** The caller's own wish to stop. */
  signal: AbortSignal | undefined;
}

/**
 * Sends one request and reads its whole answer within the time. Answers the JSON body, or undefined where there
 * is none. Rejects with AppError: `timeout`, `network`, or what the envelope says; with the signal's own reason
 * when the caller stopped it.
 */
export async function exchange({ fetch, url, init, timeoutMs, signal }: Exchange): Promise<unknown> {
  signal?.throwIfAborted();
  // By hand: AbortSignal.any and .timeout are younger than browsers we support (G139).
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeoutMs);
  const onAbort = () => stop.abort();
  signal?.addEventListener('abort', onAbort);
  try {
    const response = await fetch(url, { ...init, signal: stop.signal });
    return readAnswer(response, await response.text());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (signal?.aborted) throw signal.reason;
    throw new AppError(isLate ? 'timeout' : 'network', {}, { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

function readAnswer(response: Response, text: string): unknown {
  const body = jsonOrNothing(text);
  if (!response.ok) throw parseError(response.status, body, secondsOf(response.headers.get('retry-after')));
  if (text !== '' && body === undefined) throw new AppError('server');
  return body;
}

function jsonOrNothing(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Retry-After as seconds; a date (which our server never sends) is left out. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header.trim()) ? Number(header) : undefined;
}

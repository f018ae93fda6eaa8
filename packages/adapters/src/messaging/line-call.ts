import type { LineConfig } from './config.ts';

const API = 'https://api.line.me';
/** How long LINE may take for one answer, to its last byte, in milliseconds. */
const LIMIT_MS = 8_000;
/** Bytes of an answer: each is a few fields. */
export const MOST_BYTES = 100_000;

export type LineCall = (
  path: string,
  request?: Omit<RequestInit, 'signal'> & { signal?: AbortSignal | undefined },
) => Promise<Response>;

/** Requests to LINE that end after their time, or with the caller's own signal, the reading of the answer with them. */
export function createLineCall({ endpoint = API }: LineConfig, limitMs = LIMIT_MS): LineCall {
  return (path, { signal, ...request } = {}) => {
    const limit = AbortSignal.timeout(limitMs);
    return fetch(new URL(path, endpoint), {
      ...request,
      redirect: 'error',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    });
  };
}

/** LINE answered with a fault of its own, or of ours. Quotes nothing of the request. */
export const lineFault = (status: number): Error =>
  Object.assign(new Error('line'), { code: `line-${status}` });

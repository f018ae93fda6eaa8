import { readText } from './read-answer.ts';

/** How a library makes its requests: an address, and what the global fetch takes beside it. */
type LibraryFetch = (
  url: string,
  request: Omit<RequestInit, 'body'> & { body?: unknown },
) => Promise<Response>;

/**
 * The global fetch for a library that reads answers itself, however long: nothing over the limit reaches it. The signal of a
 * request ends the reading of its answer too. For answers of text alone.
 */
export function limitedFetch(mostBytes: number): LibraryFetch {
  return async (url, request) => {
    const answer = await fetch(url, request as RequestInit);
    const { status, headers } = answer;
    const text = await readText(answer, mostBytes);
    return new Response(text === '' ? null : text, { status, headers });
  };
}

import { AppError } from '@hidamari/domain/errors';

/** The anti-forgery token of a browser (G145), for the header of every call that changes something. */
export interface AntiForgeryTokens {
  /** Fetched first where there is none. Rejects with `cookies_off` where the browser keeps none: nothing can be sent. */
  header(): Promise<{ 'x-xsrf-token': string }>;
  /** Fetches another one, where one was refused. */
  renew(): Promise<unknown>;
}

/**
 * @param fetchCookie asks the server for the readable cookie.
 * @param read the cookie's value; default reads document.cookie.
 */
export function createAntiForgeryTokens(
  fetchCookie: () => Promise<unknown>,
  read: () => string | undefined = () => readCookie('XSRF-TOKEN'),
): AntiForgeryTokens {
  let fetching: Promise<unknown> | null = null;
  /** One at a time: two first calls that each got a visitor's cookie would leave one with the other's token. */
  const renew = () => {
    fetching ??= fetchCookie().finally(() => {
      fetching = null;
    });
    return fetching;
  };
  return {
    renew,
    async header() {
      if (!read()) await renew();
      const token = read();
      // It was just handed out and is not there: nothing can be sent, and the reason is the browser's own (A7).
      if (!token) throw new AppError('cookies_off');
      return { 'x-xsrf-token': token };
    },
  };
}

export const isAntiForgeryRefusal = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'anti_forgery';

function readCookie(name: string): string | undefined {
  const pair = globalThis.document?.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

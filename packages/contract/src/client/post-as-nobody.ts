import { createAntiForgeryTokens, isAntiForgeryRefusal } from './anti-forgery.ts';
import { exchange } from './exchange.ts';

const TIMEOUT_MS = 15_000;

/** One call of a page without an application, from nobody: no token of a member goes with it. */
export interface PostAsNobody {
  /** Below /api. */
  path: `/${string}`;
  body: object;
}

/**
 * Posts to the own service what has no person, to its end although the page is left; neither zod nor the endpoint table is
 * loaded by it. Rejects with AppError, as the client of a tab does.
 */
export async function postAsNobody({ path, body }: PostAsNobody): Promise<void> {
  const send = (to: string, init: RequestInit) =>
    exchange({
      fetch: globalThis.fetch.bind(globalThis),
      url: `/api${to}`,
      init: { ...init, credentials: 'include' },
      timeoutMs: TIMEOUT_MS,
      signal: undefined,
    });
  const tokens = createAntiForgeryTokens(() => send('/sanctum/csrf-cookie', { method: 'GET' }));
  const post = async () => {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(await tokens.header()),
    };
    await send(path, { method: 'POST', headers, body: JSON.stringify(body), keepalive: true });
  };
  try {
    await post();
  } catch (error) {
    if (!isAntiForgeryRefusal(error)) throw error;
    // What was refused once is repeated once, with another token.
    await tokens.renew();
    await post();
  }
}

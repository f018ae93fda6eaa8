import type { LiffAnswer, LiffPort } from './liff-port.ts';

/** The part of LINE's script that is used. */
export interface LiffScript {
  init(settings: { liffId: string }): Promise<void>;
  isLoggedIn(): boolean;
  getAccessToken(): string | null;
  login(settings: { redirectUri: string }): void;
}

/** LINE's script, from its own address: LINE changes it without notice, so a copy of ours would stop working. */
const SCRIPT = 'https://static.line-scdn.net/liff/edge/2/sdk.js';
const LONGEST_WAIT_MS = 15_000;

/** What LINE's script rejects with where the person, or LINE for them, said no; anything else may work later. */
const REFUSALS: readonly unknown[] = ['FORBIDDEN', 'UNAUTHORIZED'];

/** How LINE's page says it in the address it leads back to. */
const REFUSED = 'access_denied';

interface RealLiffTools {
  liffId: string;
  load: () => Promise<LiffScript>;
  place: Pick<Location, 'href' | 'search'>;
}

/** LINE's own LIFF. */
export function createRealLiff({ liffId, load, place }: RealLiffTools): LiffPort {
  let script: LiffScript | null = null;
  const { href, search } = place;
  const ask = async (): Promise<LiffAnswer> => {
    if (new URLSearchParams(search).get('error') === REFUSED) return { kind: 'refused' };
    script = await load();
    await script.init({ liffId });
    const accessToken = script.isLoggedIn() ? script.getAccessToken() : null;
    return accessToken === null ? { kind: 'outside' } : { kind: 'token', accessToken };
  };
  return {
    ask: () => ask().catch((error) => ({ kind: isRefusal(error) ? 'refused' : 'unreachable' })),
    logIn: () => script?.login({ redirectUri: href.split('#', 1)[0] ?? href }),
  };
}

const isRefusal = (error: unknown) => REFUSALS.includes((error as { code?: unknown } | null)?.code);

/** Brings LINE's script into the page, once; rejects where it does not come in time. */
export function loadLiffScript(): Promise<LiffScript> {
  const window = globalThis as typeof globalThis & { liff?: LiffScript };
  if (window.liff) return Promise.resolve(window.liff);
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    const wait = setTimeout(() => reject(new Error('timeout')), LONGEST_WAIT_MS);
    const end = (settle: () => void) => {
      clearTimeout(wait);
      settle();
    };
    element.src = SCRIPT;
    element.async = true;
    element.onload = () =>
      end(() => (window.liff ? resolve(window.liff) : reject(new Error('no script of LINE'))));
    element.onerror = () => end(() => reject(new Error('script')));
    document.head.append(element);
  });
}

import { AppError } from '@hidamari/domain/errors';

/** A member's access token in this tab's memory; never stored (identity: tokens). */
export interface AccessToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Handle of the member it belongs to (G38). */
  owner?: string | undefined;
}

/** Where the page keeps the token. `set(null)`: the session is over. */
export interface AccessTokenPlace {
  get(): AccessToken | null;
  set(next: AccessToken | null): void;
}

/** The part of `navigator.locks` used here: one renewal at a time across the tabs of this origin. */
export interface RenewalLocks {
  request(name: string, work: () => Promise<void>): Promise<unknown>;
}

export interface RenewalTools {
  place: AccessTokenPlace;
  /** Asks the server for a new token; rejects with AppError. */
  ask: () => Promise<unknown>;
  locks: RenewalLocks | undefined;
  now: () => number;
  /** Does something after so many milliseconds: `setTimeout`. */
  later: (work: () => void, milliseconds: number) => unknown;
  onUnauthenticated: () => void;
}

/** Gives the token to send, renewed in time. */
export interface Renewal {
  /** The token for the next call: renewed first once 80 % of its life is over. null: not signed in. */
  current(): Promise<AccessToken | null>;
  /** Renews after a 401. `refused` is the token that was turned away; a newer one is used as it is. */
  afterRefusal(refused: AccessToken | null): Promise<AccessToken | null>;
}

const LOCK = 'hidamari-token-renewal';
const SHARE_OF_LIFE = 0.8;
/**
 * A renewal whose answer was lost is asked for again after these, in ms: the server gives its answer once more for sixty
 * seconds, and takes a token that comes later for a stolen one.
 */
const AFTER_LOSS_MS = [2_000, 8_000, 20_000];

const isLoss = (error: unknown) =>
  error instanceof AppError && (error.code === 'network' || error.code === 'timeout');

/**
 * The refresh token rotates, and using an old one ends every session of its family (G35): two renewals must
 * never run side by side, in this tab or in another one.
 */
export function createRenewal({ place, ask, locks, now, later, onUnauthenticated }: RenewalTools): Renewal {
  let running: Promise<void> | null = null;
  let seen: { token: string; at: number } | null = null;
  /** Whose page this is. A refused token goes, its owner stays: only a new page belongs to somebody else. */
  let owner: string | undefined;

  const renewOnce = async () => {
    owner ??= place.get()?.owner;
    try {
      const next = tokenFrom(await ask(), now());
      // Somebody else signed in in another tab: this page is not theirs, and must neither show nor save as them.
      if (isOfAnother(owner, next)) throw new AppError('unauthenticated');
      place.set(next);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
      place.set(null);
      onUnauthenticated();
    }
  };
  /** One row of further tries at a time; it ends with an answer of any kind, or with a token from elsewhere. */
  let isTrying = false;
  const tryAgain = ([wait, ...rest]: readonly number[]) => {
    isTrying = wait !== undefined;
    if (wait === undefined) return;
    const lost = place.get()?.token;
    later(() => {
      isTrying = false;
      if (lost === undefined || place.get()?.token !== lost) return;
      isTrying = true;
      run().then(
        () => {
          isTrying = false;
        },
        (error) => tryAgain(isLoss(error) ? rest : []),
      );
    }, wait);
  };
  const renew = () =>
    run().catch((error) => {
      if (isLoss(error) && !isTrying) tryAgain(AFTER_LOSS_MS);
      throw error;
    });
  const run = () => {
    running ??= Promise.resolve(locks ? locks.request(LOCK, renewOnce) : renewOnce())
      .then(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  };
  const isDue = ({ token, expiresAt }: AccessToken) => {
    if (seen?.token !== token) seen = { token, at: now() };
    return now() >= seen.at + (expiresAt - seen.at) * SHARE_OF_LIFE;
  };

  return {
    async current() {
      const held = place.get();
      if (held === null || !isDue(held)) return held;
      try {
        await renew();
      } catch (error) {
        // The old token may still do; an expired one comes back as 401 and is renewed again then.
        if (!(error instanceof AppError)) throw error;
      }
      return place.get();
    },
    async afterRefusal(refused) {
      const held = place.get();
      if (held !== null && held.token !== refused?.token) return held;
      await renew();
      return place.get();
    },
  };
}

function isOfAnother(owner: string | undefined, next: AccessToken): boolean {
  return owner !== undefined && next.owner !== owner;
}

function tokenFrom(answer: unknown, now: number): AccessToken {
  const {
    access_token: token,
    expires_in: seconds,
    hash_user_id: owner,
  } = (answer ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string' || typeof seconds !== 'number') throw new AppError('server');
  const expiresAt = now + seconds * 1000;
  return typeof owner === 'string' ? { token, expiresAt, owner } : { token, expiresAt };
}

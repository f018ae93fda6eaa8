import { normalPassword } from '@hidamari/domain/members';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PoolException } from './pool-exception.ts';

/** What one hash costs whoever makes it, and whoever guesses. argon2id is the library's default. */
export interface HashingCost {
  /** KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  /** Threads. */
  parallelism: number;
}

/** argon2id, 19 MiB, two passes (OWASP); about 13 ms of one core each. */
const COST: HashingCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface PasswordHashing {
  /** Of the password's normal form. */
  hash(password: string): Promise<string>;
  /**
   * Compares the normal form, and what was typed where that differs: hashes from before there was one form are of that. Takes
   * the same time whether or not there is a hash to compare with: an unknown account tells nothing (F18).
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  /**
   * After `verify` said yes: the hash to keep from now on, where the stored one is not of the normal form; else null. Costs
   * nothing where what was typed is its own normal form.
   */
  renewed(hash: string, password: string): Promise<string | null>;
}

interface HashingOptions {
  /** Default: `COST`. Nothing that is shipped sets another; tests that are not about passwords do. */
  cost?: HashingCost;
  /** Hashes worked on at once; each holds 19 MiB and a thread of the pool that files and DNS use too. */
  atOnce?: number;
  /** Hashes that may wait; beyond it a caller is told to come back (F33). */
  waiting?: number;
}

/**
 * Password hashing that cannot take the server down: a short queue, and `TooManyRequestsException` when it is
 * full, so that a thousand logins at once cost a bounded amount of memory and time.
 */
export function createPasswordHashing({
  cost = COST,
  atOnce = 2,
  waiting = 60,
}: HashingOptions = {}): PasswordHashing {
  const limit = pLimit(atOnce);
  let decoy: Promise<string> | undefined;

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting)
      throw new PoolException('TooManyRequestsException', 'Too many sign-ins wait.');
    return limit(work);
  };

  const hashOf = (password: string) => inTurn(() => hash(normalPassword(password), cost));

  return {
    hash: hashOf,
    verify: async (stored, typed) => {
      decoy ??= hash('no account has this password', cost);
      const against = stored ?? (await decoy);
      for (const form of new Set([normalPassword(typed), typed])) {
        if (await inTurn(() => verify(against, form))) return stored !== null;
      }
      return false;
    },
    renewed: async (stored, typed) => {
      const normal = normalPassword(typed);
      if (normal === typed || (await inTurn(() => verify(stored, normal)))) return null;
      return hashOf(typed);
    },
  };
}

import { AppError } from '@hidamari/domain/errors';
import { LRUCache } from 'lru-cache';
import { isDatabaseUnavailable } from '../database/database-errors.ts';
import type { Clock } from '../dependencies.ts';
import { type CountedNetwork, countedNetworks } from './address-networks.ts';
import type { RateLimitRule } from './rate-limits.ts';

/** Calls of an address that a process counts by itself before it tells the shared count. */
const BATCH = 20;
/** Networks remembered at once; beyond it the longest unseen are forgotten. */
const MAX_NETWORKS = 10_000;

/** Where a process tells what it has counted. */
interface SharedCount {
  consumeOf(rule: RateLimitRule, network: CountedNetwork, points: number): Promise<unknown>;
}

interface Tally {
  /** Calls that the shared count has not heard of. */
  calls: number;
  /** Milliseconds since 1970; until then the network is refused without asking the database. */
  refusedUntil: number;
}

/**
 * The general limit on calls by address (F40), told to the shared count in batches of 20, so that an ordinary
 * call costs no extra query and a flood costs none either. Each network of an address is counted by itself: whoever has a
 * whole /48 is counted by it, however many of its /64 they come from.
 */
export function createGeneralLimit(limits: SharedCount, clock: Clock): (address: string) => Promise<void> {
  const tallies = new LRUCache<string, Tally>({ max: MAX_NETWORKS });
  const count = async (network: CountedNetwork) => {
    const now = clock().getTime();
    const tally = tallies.get(network.name) ?? { calls: 0, refusedUntil: 0 };
    tallies.set(network.name, tally);
    if (tally.refusedUntil > now) {
      throw new AppError('too_many', { retryAfter: Math.ceil((tally.refusedUntil - now) / 1_000) });
    }
    tally.calls += 1;
    if (tally.calls < BATCH) return;
    tally.calls = 0;
    try {
      await limits.consumeOf('calls-by-address', network, BATCH);
    } catch (error) {
      // Without the database nobody can count; pages from the cache still help people (F2).
      if (isDatabaseUnavailable(error)) return;
      if (error instanceof AppError && error.code === 'too_many') {
        tally.refusedUntil = now + (error.facts.retryAfter ?? 1) * 1_000;
      }
      throw error;
    }
  };
  return async (address) => {
    // The own network first: what is refused there uses up nothing of its neighbours.
    for (const network of countedNetworks(address)) await count(network);
  };
}

import type { Database, Executor, Transaction } from '../../../database/database.ts';
import type { Encryption } from '../../../encryption/encryption.ts';

/** What can move from one member to another, by the names of the wire (G40). */
export const BELONGING_NAMES = ['treatment_logs', 'favourites', 'cases'] as const;
export type BelongingName = (typeof BELONGING_NAMES)[number];
export type MovedCounts = Record<BelongingName, number>;

export interface BelongingsMove {
  from: string;
  to: string;
}

/**
 * One kind of belonging. The module that keeps it answers these; the move knows none of their tables. A kind that has
 * no module yet counts nothing and moves nothing.
 */
export interface Belongings {
  name: BelongingName;
  /** How many the member sees of it. */
  count(executor: Executor, memberId: string): Promise<number>;
  /**
   * Does the slow part beforehand, such as sealing anew with the other member's key, and writes nothing. What it
   * answers writes everything, inside the transaction of the move; it throws `unavailable` when something of it
   * changed meanwhile: then the move is tried again.
   */
  prepare(
    parts: { database: Database; encryption: Encryption },
    move: BelongingsMove,
  ): Promise<(tx: Transaction) => Promise<void>>;
}

/** What a member has of each kind. */
export async function countBelongings(
  executor: Executor,
  list: readonly Belongings[],
  memberIds: readonly string[],
): Promise<MovedCounts> {
  const counts: MovedCounts = { treatment_logs: 0, favourites: 0, cases: 0 };
  for (const { name, count } of list) {
    for (const memberId of memberIds) counts[name] += await count(executor, memberId);
  }
  return counts;
}

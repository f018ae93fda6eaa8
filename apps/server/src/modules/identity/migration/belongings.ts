import type { Database, Executor } from '../../../database/database.ts';
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
   * Moves at most `most` of them, those in the trash too, and answers how many it found: 0 when nothing is left. Each
   * call stands alone, in transactions of its own: a move that broke off is gone on with, and two at once do no harm.
   */
  moveSome(
    parts: { database: Database; encryption: Encryption },
    move: BelongingsMove,
    most: number,
  ): Promise<number>;
  /** True when nothing of the member is left, in the trash neither. */
  isEmpty(executor: Executor, memberId: string): Promise<boolean>;
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

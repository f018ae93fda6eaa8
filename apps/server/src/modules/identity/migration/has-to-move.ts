import type { BaseAccount } from '../../members/index.ts';

/** Temporary, or made before the common ID: it moves once before it is let in (G39). */
export function hasToMove(base: Pick<BaseAccount, 'account_type' | 'pre_common_id'>): boolean {
  return base.account_type !== 'common' || base.pre_common_id;
}

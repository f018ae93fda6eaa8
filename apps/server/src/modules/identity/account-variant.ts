import { type VariantKey, variantOfMember } from '@hidamari/domain/site-variants';
import type { Executor } from '../../database/database.ts';
import { listMembersOf } from '../members/index.ts';

/**
 * Whose desk a mail to an account names: the programme in use where the account has it, else its own first one. Somebody
 * may stand at another programme's page, such as one that forgot a password (decision 0074). `inUse` for an account of nobody.
 */
export async function accountVariant(
  executor: Executor,
  baseAccountId: string | null,
  inUse: VariantKey,
): Promise<VariantKey> {
  if (baseAccountId === null) return inUse;
  const own = (await listMembersOf(executor, baseAccountId)).map(({ member_type }) =>
    variantOfMember(member_type),
  );
  return own.includes(inUse) ? inUse : (own[0] ?? inUse);
}

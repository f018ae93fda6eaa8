import type { Database, Executor } from '../../database/database.ts';
import type { Encryption } from '../../encryption/encryption.ts';
import { contactThresholds } from './contact-threshold.table.ts';
import { eraseCard, findCard, openCard, sealCard } from './contact-thresholds.repository.ts';

/**
 * The card as one of the things that move with a member (G40). It goes with the treatment logs and is not counted apart:
 * the page of the move tells of records. Where both have one, the card that was written last stays: a hospital's newer
 * word replaces its older one (decision 0035).
 */
export const contactThresholdBelongings = {
  name: 'treatment_logs',
  count: async (_executor: Executor, _memberId: string): Promise<number> => 0,
  async moveSome(
    { database, encryption }: { database: Database; encryption: Encryption },
    { from, to }: { from: string; to: string },
    most: number,
  ): Promise<number> {
    if (most <= 0) return 0;
    const [moving, standing] = [await findCard(database, from), await findCard(database, to)];
    if (!moving) return 0;
    const card = openCard(await encryption.forMember(database, from), moving);
    const sealed_card = sealCard(await encryption.forMember(database, to), to, card);
    const isNewer = !standing || standing.updated_at < moving.updated_at;
    const { version, updated_at } = moving;
    const row = { sealed_card, version: Math.max(version, standing?.version ?? 0) + 1, updated_at };
    await database.transaction(async (tx) => {
      if (isNewer) {
        await tx
          .insert(contactThresholds)
          .values({ member_id: to, ...row })
          .onConflictDoUpdate({ target: contactThresholds.member_id, set: row });
      }
      await eraseCard(tx, from);
    });
    return 1;
  },
  async isEmpty(executor: Executor, memberId: string): Promise<boolean> {
    return (await findCard(executor, memberId)) === null;
  },
} as const;

import { AppError } from '@hidamari/domain/errors';
import { changeCase, lockCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { tellCaseChanged } from './tell-change.ts';

/** Lets the supporters of one case see the member's card and shared logs, or no longer: from this moment (G42). */
export async function shareCard(
  { database, bus }: Pick<ConsultationParts, 'database' | 'bus'>,
  { memberId, caseId, sharesCard }: { memberId: string; caseId: string; sharesCard: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockCase(tx, { caseId, memberId });
    if (!row) throw new AppError('not_found');
    // Taken back, it closes what a talk number opened too: the member has said no.
    const closed = sharesCard ? {} : { card_open_until: null };
    await changeCase(tx, caseId, { shares_card: sharesCard, ...closed });
    await tellCaseChanged(bus, tx, { caseId, memberId });
  });
}

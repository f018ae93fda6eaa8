import type { CaseSummary, CorrectionBody, SummaryBody } from '@hidamari/contract/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { consultationSummaries } from './consultation.table.ts';
import { openJson, sealContext } from './sealed-case.ts';

type SummaryRow = typeof consultationSummaries.$inferSelect;

/** The newest summary of a case with the corrections to it; null while nobody has written one. */
export async function findSummary(
  executor: Executor,
  { cipher, caseId }: { cipher: MemberCipher; caseId: string },
): Promise<CaseSummary | null> {
  const { case_id, kind, version, at } = consultationSummaries;
  const [row] = await executor
    .select()
    .from(consultationSummaries)
    .where(and(eq(case_id, caseId), eq(kind, 'summary')))
    .orderBy(desc(version))
    .limit(1);
  if (!row) return null;
  const corrections = await executor
    .select()
    .from(consultationSummaries)
    .where(and(eq(case_id, caseId), eq(kind, 'correction'), eq(version, row.version)))
    .orderBy(asc(at), asc(consultationSummaries.id));
  return describe(cipher, row, corrections);
}

function describe(cipher: MemberCipher, row: SummaryRow, corrections: SummaryRow[]): CaseSummary {
  const body = openJson<SummaryBody>(cipher, row.sealed_body, sealContext.summary(row.id));
  return {
    version: row.version,
    staff_name: row.staff_name ?? '',
    at: formatWireTimestamp(row.at),
    concern: body.concern,
    talked: body.talked ?? null,
    next_step: body.next_step ?? null,
    attached: body.attached,
    corrections: corrections.map((correction) => {
      const { quote, text } = openJson<CorrectionBody>(
        cipher,
        correction.sealed_body,
        sealContext.summary(correction.id),
      );
      return { id: correction.id, at: formatWireTimestamp(correction.at), quote: quote ?? null, text };
    }),
  };
}

export async function isSummaryPartSent(
  executor: Executor,
  caseId: string,
  clientKey: string,
): Promise<boolean> {
  const rows = await executor
    .select({ id: consultationSummaries.id })
    .from(consultationSummaries)
    .where(and(eq(consultationSummaries.case_id, caseId), eq(consultationSummaries.client_key, clientKey)));
  return rows.length > 0;
}

export async function insertSummaryPart(tx: Transaction, row: SummaryRow): Promise<void> {
  await tx.insert(consultationSummaries).values(row);
}

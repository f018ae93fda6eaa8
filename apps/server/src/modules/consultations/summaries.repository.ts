import type { CaseSummary, ConsultationSummary, CorrectionBody } from '@hidamari/contract/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { and, asc, desc, eq, inArray, max } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import type { MemberCipher } from '../../encryption/encryption.ts';
import { openJson } from '../../encryption/member-encryption.ts';
import { consultationSummaries } from './consultation.table.ts';
import { sealContext } from './consultation-parts.ts';

type SummaryRow = typeof consultationSummaries.$inferSelect;

/** What was written of a case: the newest summary, null while there is none, and those before it, newest first. */
export interface CaseSummaries {
  summary: CaseSummary | null;
  earlier: CaseSummary[];
}

/** The summaries of a case, each with the corrections that were made to it: all of them stay (G90). */
export async function findSummaries(
  executor: Executor,
  { cipher, caseId }: { cipher: MemberCipher; caseId: string },
): Promise<CaseSummaries> {
  return (await findSummariesOf(executor, [caseId]))(caseId, cipher);
}

/** `findSummaries` for the cases of a list, in one statement: answers what reads each of them with its own cipher. */
export async function findSummariesOf(
  executor: Executor,
  caseIds: readonly string[],
): Promise<(caseId: string, cipher: MemberCipher) => CaseSummaries> {
  const { case_id, version, at, id } = consultationSummaries;
  const rows =
    caseIds.length === 0
      ? []
      : await executor
          .select()
          .from(consultationSummaries)
          .where(inArray(case_id, [...caseIds]))
          .orderBy(desc(version), asc(at), asc(id));
  return (caseId, cipher) => {
    const own = rows.filter((row) => row.case_id === caseId);
    const correctionsTo = (to: number) =>
      own.filter((row) => row.kind === 'correction' && row.version === to);
    const [summary = null, ...earlier] = own
      .filter(({ kind }) => kind === 'summary')
      .map((row) => describe(cipher, row, correctionsTo(row.version)));
    return { summary, earlier };
  };
}

/** 0 while nobody has written one. */
export async function newestSummaryVersion(executor: Executor, caseId: string): Promise<number> {
  const { case_id, kind, version } = consultationSummaries;
  const [row] = await executor
    .select({ version: max(version) })
    .from(consultationSummaries)
    .where(and(eq(case_id, caseId), eq(kind, 'summary')));
  return row?.version ?? 0;
}

function describe(cipher: MemberCipher, row: SummaryRow, corrections: SummaryRow[]): CaseSummary {
  const body = openJson<ConsultationSummary>(cipher, row.sealed_body, sealContext.summary(row.id));
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

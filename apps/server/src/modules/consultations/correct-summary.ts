import { randomUUID } from 'node:crypto';
import type { CaseSummary, CorrectionBody } from '@hidamari/contract/consultations';
import { hasCrisisWords } from '@hidamari/domain/crisis-reader';
import { AppError } from '@hidamari/domain/errors';
import { storedText } from '@hidamari/domain/japanese-text';
import { sealJson } from '../../encryption/member-encryption.ts';
import { announceCaseChange } from './announce-case-change.ts';
import { changeCase, findCase, lockCase } from './cases.repository.ts';
import { type ConsultationParts, sealContext } from './consultation-parts.ts';
import { notifyOnCallOfDanger } from './notify-on-call-of-danger.ts';
import { findSummaries, insertSummaryPart, isSummaryPartSent } from './summaries.repository.ts';
import { afterDangerousWords } from './write-message.ts';

/** Corrections that one summary takes: more are a conversation, and belong there. */
const MOST_CORRECTIONS = 20;

interface Correction {
  memberId: string;
  caseId: string;
  body: CorrectionBody & { client_key: string };
  now: Date;
}

/**
 * Puts the member's words beside the summary; the supporter's stay as they were (G90), and whoever looked after the case
 * is shown that there is something new. Words that suggest danger put the case first, a closed one too (G119). `not_found` while there is no
 * summary; `conflict` where it has as many corrections as it takes. `quote` has to be words of the summary: else
 * `validation`, since somebody would be shown as having said what they did not.
 */
export async function correctSummary(
  parts: ConsultationParts,
  { memberId, caseId, body, now }: Correction,
): Promise<CaseSummary> {
  const { database, encryption, rateLimits, bus, closuresFor } = parts;
  await rateLimits.consume('messages-by-member', memberId);
  const found = await findCase(database, { caseId, memberId });
  if (!found) throw new AppError('not_found');
  const closures = await closuresFor(found.variant);
  return database.transaction(async (tx) => {
    const row = await lockCase(tx, { caseId, memberId });
    if (!row) throw new AppError('not_found');
    const cipher = await encryption.forRecord(tx, caseId);
    const { summary } = await findSummaries(tx, { cipher, caseId });
    if (!summary) throw new AppError('not_found');
    if (await isSummaryPartSent(tx, caseId, body.client_key)) return summary;
    if (summary.corrections.length >= MOST_CORRECTIONS) throw new AppError('conflict');
    if (body.quote && !isQuoteOf(summary, body.quote)) {
      throw new AppError('validation', { fields: { quote: ['invalid'] } });
    }
    const id = randomUUID();
    const { quote, text } = body;
    await insertSummaryPart(tx, {
      id,
      case_id: caseId,
      kind: 'correction',
      version: summary.version,
      staff_id: null,
      staff_name: null,
      sealed_body: sealJson(cipher, { ...(quote ? { quote } : {}), text }, sealContext.summary(id)),
      client_key: body.client_key,
      at: now,
    });
    await changeCase(tx, caseId, {
      updated_at: now,
      corrected_at: now,
      ...(hasCrisisWords(text) ? afterDangerousWords(row, closures, now) : {}),
    });
    await notifyOnCallOfDanger(parts, tx, { caseId, closures, now });
    await announceCaseChange(bus, tx, { caseId, memberId });
    const { summary: corrected } = await findSummaries(tx, { cipher, caseId });
    if (!corrected) throw new Error('a summary went while it was corrected');
    return corrected;
  });
}

function isQuoteOf({ concern, talked, next_step: nextStep }: CaseSummary, quote: string): boolean {
  return [concern, talked, nextStep].some((part) => storedText(part ?? '').includes(quote));
}

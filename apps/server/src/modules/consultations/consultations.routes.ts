import {
  correctSummaryEndpoint,
  listConsultationsEndpoint,
  listMessagesEndpoint,
  markConsultationEndpoint,
  openConsultationEndpoint,
  readConsultationEndpoint,
  sendMessageEndpoint,
  shareCardEndpoint,
} from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import { type Route, route } from '../../http/route.ts';
import { announceCaseChange } from './announce-case-change.ts';
import { changeCase, lockCase } from './cases.repository.ts';
import type { ConsultationParts } from './consultation-parts.ts';
import { correctSummary } from './correct-summary.ts';
import { markByMember } from './mark-case.ts';
import { openConsultation } from './open-consultation.ts';
import { listConsultations, readConsultation, readMessages } from './read-consultations.ts';
import { sendMessage } from './send-message.ts';

/** What a member reads and writes of their own cases; reading is theirs whatever became of the consent (decision 0040). */
export function consultationRoutes(parts: ConsultationParts): Route[] {
  return [
    route(listConsultationsEndpoint, async ({ caller: { memberId }, query }) => ({
      status: 200,
      body: await listConsultations(parts, memberId, query),
    })),
    route(readConsultationEndpoint, async ({ caller: { memberId }, params, request: { now } }) => ({
      status: 200,
      body: await readConsultation(parts, { memberId, caseId: params.id, now }),
    })),
    route(listMessagesEndpoint, async ({ caller: { memberId }, params, query }) => ({
      status: 200,
      body: await readMessages(parts, { memberId, caseId: params.id, span: query }),
    })),
    route(markConsultationEndpoint, async ({ caller: { memberId }, params, body }) => ({
      status: 200,
      body: await markByMember(parts, {
        memberId,
        caseId: params.id,
        delivered: body.delivered,
        read: body.read,
        summary: body.summary,
        cardClosed: body.card_closed,
      }),
    })),
    route(shareCardEndpoint, async ({ caller: { memberId }, params, body }) => {
      await shareCard(parts, { memberId, caseId: params.id, sharesCard: body.shares_card });
      return { status: 204 };
    }),
    route(openConsultationEndpoint, async ({ caller, body, request: { now } }) => ({
      status: 201,
      body: await openConsultation(parts, {
        memberId: caller.memberId,
        memberType: caller.memberType,
        wish: body,
        now,
      }),
    })),
    route(sendMessageEndpoint, async ({ caller: { memberId }, params, body, request: { now } }) => ({
      status: 201,
      body: await sendMessage(parts, { memberId, caseId: params.id, message: body, now }),
    })),
    route(correctSummaryEndpoint, async ({ caller: { memberId }, params, body, request: { now } }) => ({
      status: 201,
      body: await correctSummary(parts, { memberId, caseId: params.id, body, now }),
    })),
  ];
}

/** Lets the supporters of one case see the member's card and shared logs, or no longer: from this moment (G42). */
async function shareCard(
  { database, bus }: Pick<ConsultationParts, 'database' | 'bus'>,
  { memberId, caseId, sharesCard }: { memberId: string; caseId: string; sharesCard: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockCase(tx, { caseId, memberId });
    if (!row) throw new AppError('not_found');
    // Taken back, it closes what a talk number opened too: the member has said no.
    const closed = sharesCard ? {} : { card_open_until: null };
    await changeCase(tx, caseId, { shares_card: sharesCard, ...closed });
    await announceCaseChange(bus, tx, { caseId, memberId });
  });
}

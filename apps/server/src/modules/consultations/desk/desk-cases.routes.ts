import {
  answerCallEndpoint,
  callColleagueEndpoint,
  checkCaseEndpoint,
  closeCaseEndpoint,
  giveReadingReasonEndpoint,
  handOverCaseEndpoint,
  listAttachablesEndpoint,
  listColleaguesEndpoint,
  listDeskMessagesEndpoint,
  listPresentEndpoint,
  listQueueEndpoint,
  markDeskCaseEndpoint,
  nameCaseEndpoint,
  openPhoneCaseEndpoint,
  openPhoneInDangerEndpoint,
  readDeskCaseEndpoint,
  readDeskWaitingEndpoint,
  readMemberCardEndpoint,
  replyToCaseEndpoint,
  sendFirstAidEndpoint,
  takeCaseEndpoint,
  writeCaseNoteEndpoint,
} from '@hidamari/contract/consultations';
import { type Route, route } from '../../../http/route.ts';
import { listPresent } from '../../staff/index.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { markByStaff } from '../mark-case.ts';
import { listAttachables } from './attachables.ts';
import { answerCall, callColleague } from './call-colleague.ts';
import { closeCase, nameCase } from './close-case.ts';
import { giveReadingReason } from './give-reading-reason.ts';
import { listQueue } from './list-queue.ts';
import { openPhoneInDanger } from './open-phone.ts';
import { openPhoneCase } from './open-phone-case.ts';
import { readDeskCase, readDeskMessages } from './read-desk-case.ts';
import { readMemberCard } from './read-member-card.ts';
import { readDeskWaiting } from './read-waiting.ts';
import { checkCase, replyToCase, writeCaseNote } from './reply-to-case.ts';
import { sendFirstAid } from './send-first-aid.ts';
import { handOverCase, listColleagues, takeCase } from './take-case.ts';

/** The desk's work on cases (G140). Who may do what is the endpoints' permission. */
export function deskCaseRoutes(parts: ConsultationParts): Route[] {
  return [
    ...dangerRoutes(parts),
    route(listQueueEndpoint, async ({ caller: { staffId }, query, request: { now } }) => ({
      status: 200,
      body: await listQueue(parts, { ...query, staffId, now }),
    })),
    route(readDeskCaseEndpoint, async ({ caller: staff, params, request: { now } }) => ({
      status: 200,
      body: await readDeskCase(parts, { caseId: params.id, staff, now }),
    })),
    route(giveReadingReasonEndpoint, async ({ caller: staff, params, body, request: { now } }) => {
      await giveReadingReason(parts, { caseId: params.id, staff, ...body, now });
      return { status: 204 };
    }),
    route(listDeskMessagesEndpoint, async ({ caller: staff, params, query, request: { now } }) => ({
      status: 200,
      body: await readDeskMessages(parts, { caseId: params.id, staff, span: query, now }),
    })),
    route(readMemberCardEndpoint, async ({ caller: staff, params, request: { now } }) => ({
      status: 200,
      body: await readMemberCard(parts, { caseId: params.id, staff, now }),
    })),
    route(takeCaseEndpoint, async ({ caller: staff, params, body, request: { now } }) => {
      await takeCase(parts, { caseId: params.id, staff, from: body.from, now });
      return { status: 204 };
    }),
    route(handOverCaseEndpoint, async ({ caller: staff, params, body, request: { now } }) => {
      await handOverCase(parts, { caseId: params.id, staff, to: body.to, now });
      return { status: 204 };
    }),
    route(listColleaguesEndpoint, async () => ({
      status: 200,
      body: { data: await listColleagues(parts) },
    })),
    route(listAttachablesEndpoint, async ({ params }) => ({
      status: 200,
      body: await listAttachables(parts, params.id),
    })),
    route(replyToCaseEndpoint, async ({ caller: staff, params, body, request: { now } }) => ({
      status: 201,
      body: await replyToCase(parts, { caseId: params.id, staff, body, now }),
    })),
    route(markDeskCaseEndpoint, async ({ caller: { staffId }, params, body, request: { now } }) => ({
      status: 200,
      body: await markByStaff(parts, { caseId: params.id, staffId, ...body, now }),
    })),
    route(writeCaseNoteEndpoint, async ({ caller: staff, params, body, request: { now } }) => ({
      status: 201,
      body: await writeCaseNote(parts, { caseId: params.id, staff, body, now }),
    })),
    route(checkCaseEndpoint, async ({ caller: staff, params, request: { now } }) => {
      await checkCase(parts, { caseId: params.id, staff, now });
      return { status: 204 };
    }),
    route(nameCaseEndpoint, async ({ caller: staff, params, body }) => {
      await nameCase(parts, { caseId: params.id, staff, body });
      return { status: 204 };
    }),
    route(closeCaseEndpoint, async ({ caller: staff, params, body, request: { now } }) => {
      await closeCase(parts, { caseId: params.id, staff, body, now });
      return { status: 204 };
    }),
    route(openPhoneCaseEndpoint, async ({ caller: staff, body, request: { now } }) => ({
      status: 201,
      body: await openPhoneCase(parts, { staff, body, now }),
    })),
  ];
}

/** What the desk does about words that suggest danger, beside reading them by two (G119, decision 0076). */
function dangerRoutes(parts: ConsultationParts): Route[] {
  return [
    route(listPresentEndpoint, async ({ request: { now } }) => ({
      status: 200,
      body: { data: await listPresent(parts.database, now) },
    })),
    route(readDeskWaitingEndpoint, async ({ caller: staff, request: { now } }) => ({
      status: 200,
      body: await readDeskWaiting(parts, { staff, now }),
    })),
    route(callColleagueEndpoint, async ({ caller: staff, params: { id, whom }, request: { now } }) => ({
      status: 200,
      body: await callColleague(parts, { caseId: id, whom, staff, now }),
    })),
    route(answerCallEndpoint, async ({ caller: staff, params: { id, whom }, request: { now } }) => {
      await answerCall(parts, { caseId: id, whom, staff, now });
      return { status: 204 };
    }),
    route(sendFirstAidEndpoint, async ({ caller: staff, params, body, request: { now } }) => ({
      status: 201,
      body: await sendFirstAid(parts, { caseId: params.id, staff, clientKey: body.client_key, now }),
    })),
    route(openPhoneInDangerEndpoint, async ({ caller: staff, params, body, request: { now } }) => ({
      status: 200,
      body: {
        phone_number: await openPhoneInDanger(parts, { caseId: params.id, staff, reason: body.reason, now }),
      },
    })),
  ];
}

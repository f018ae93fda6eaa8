import {
  answerInquiryEndpoint,
  answerReaderCallEndpoint,
  callReaderEndpoint,
  checkInquiryEndpoint,
  listInquiriesEndpoint,
  notifyOnCallOfInquiryEndpoint,
  readInquiryEndpoint,
  sendInquiryEndpoint,
  sendMailConsultationEndpoint,
  takeInquiryEndpoint,
} from '@hidamari/contract/inquiries';
import { writtenChannel } from '@hidamari/domain/consultations';
import { AppError } from '@hidamari/domain/errors';
import { route } from '../../http/route.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { answerInquiry, readInquiry } from './answer-inquiries.ts';
import { answerReaderCall, callReader } from './call-reader.ts';
import { checkInquiry } from './check-inquiry.ts';
import { holdInquiry } from './hold-inquiry.ts';
import { eraseOldInquiries, inquiryBelongings } from './inquiry-records.ts';
import { listInquiries } from './inquiry-rows.ts';
import { notifyOnCallOfInquiry } from './notify-on-call-of-danger.ts';
import type { InquiryParts } from './sealed-inquiry.ts';
import { takeInquiry } from './take-inquiry.ts';

export { callsToInquiries } from './call-reader.ts';
export { inquiriesToTake } from './export-inquiries.ts';
export { detachMemberFromInquiries } from './inquiry-records.ts';
export { callsWishedInDanger, countDangerInquiries, inquiriesWithDanger } from './inquiry-rows.ts';

/** The contact form, the consultation by mail of visitors, and their answers at the desk (G121, G122). */
export function createInquiriesModule(parts: InquiryParts): ModuleWith<'routes' | 'jobs' | 'belongings'> {
  return {
    routes: [
      route(sendInquiryEndpoint, async ({ body, caller, request }) => {
        const { name, name_kana = null, email, phone_number = null, standing, message } = body;
        const text = { name, name_kana, email, phone_number, standing, message, background: null };
        const { kind, reply_by: replyBy } = body;
        const taking = { type: 'contact', kind, replyBy, text, caller, request } as const;
        return { status: 201, body: await takeInquiry(parts, taking) };
      }),
      route(sendMailConsultationEndpoint, async ({ body, caller, request }) => {
        // A member's consultation is a case of theirs (G90).
        if (caller.kind === 'member') throw new AppError('not_found');
        if (writtenChannel(request.variant) !== 'mail') throw new AppError('not_found');
        const { name, name_kana = null, email, phone_number = null, standing, message } = body;
        const { background = null } = body;
        const text = { name, name_kana, email, phone_number, standing, message, background };
        const taking = { type: 'consultation', kind: null, replyBy: 'mail', text, caller, request } as const;
        return { status: 201, body: await takeInquiry(parts, taking) };
      }),
      route(listInquiriesEndpoint, async ({ query, caller: { role } }) => ({
        status: 200,
        body: { data: await listInquiries(parts, { ...query, role }) },
      })),
      route(readInquiryEndpoint, async ({ params: { id }, caller: staff, request: { now } }) => ({
        status: 200,
        body: await readInquiry(parts, { id, staff, now }),
      })),
      route(checkInquiryEndpoint, async ({ params: { id }, caller: staff, request: { now } }) => ({
        status: 200,
        body: await checkInquiry(parts, { id, staff, now }),
      })),
      route(callReaderEndpoint, async ({ params: { id }, caller: staff, request: { now } }) => ({
        status: 200,
        body: await callReader(parts, { id, staff, now }),
      })),
      route(answerReaderCallEndpoint, async ({ params: { id }, caller: staff, request: { now } }) => {
        await answerReaderCall(parts, { id, staff, now });
        return { status: 204 };
      }),
      route(notifyOnCallOfInquiryEndpoint, async ({ params: { id }, caller: staff, request: { now } }) => ({
        status: 200,
        body: await notifyOnCallOfInquiry(parts, { id, staff, now }),
      })),
      route(takeInquiryEndpoint, async ({ params: { id }, body, caller: staff, request: { now } }) => ({
        status: 200,
        body: await holdInquiry(parts, { id, wish: body, staff, now }),
      })),
      route(answerInquiryEndpoint, async ({ params: { id }, body, caller: staff, request: { now } }) => ({
        status: 200,
        body: await answerInquiry(parts, { id, answer: body, staff, now }),
      })),
    ],
    belongings: [inquiryBelongings],
    jobs: [
      {
        name: 'erase-old-inquiries',
        dailyAt: '04:40',
        run: async (now) => void (await eraseOldInquiries(parts.database, now)),
      },
    ],
  };
}

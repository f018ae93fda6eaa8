import { CASE_PAGE, CASE_STATUSES, MESSAGE_PICTURES } from '@hidamari/domain/consultations';
import { endpoint } from '../endpoint/index.ts';
import { boundedText, pageNumber, pageOf, recordId, recordIdParams, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import {
  caseHead,
  caseMarks,
  caseStatus,
  caseSummary,
  clientKey,
  consultationMessage,
  consultationTopics,
  correctionBody,
  messagePage,
  messageSeq,
  messageText,
} from './case-parts.ts';

/** A case in the member's own list (G90). */
export const consultationRow = z.object({
  ...caseHead.shape,
  /** The beginning of the summary's next step or concern; null before there is one. */
  summary_line: boundedText(60).nullable(),
  /** Messages of the supporter that no device of the member has shown yet. */
  unread: z.int().min(0),
  /** The newest summary has not been shown by any either. */
  has_new_summary: z.boolean(),
});
export type ConsultationRow = z.output<typeof consultationRow>;

/** /questions: the newest first, twenty a page; how many there are of each status stands beside. */
export const listConsultationsEndpoint = endpoint({
  method: 'GET',
  path: '/consultations',
  access: 'member',
  consent: { illness: 'stays open', terms: 'nothing is kept' },
  summary: 'The member’s consultation cases',
  query: z.object({
    page: pageNumber.default(1),
    status: caseStatus.optional(),
  }),
  responses: {
    200: z.object({
      ...pageOf(consultationRow).shape,
      counts: z.record(z.enum(CASE_STATUSES.map(({ value }) => value)), z.int().min(0)),
    }),
  },
  errors: ['validation'],
});
export type ConsultationList = z.output<(typeof listConsultationsEndpoint)['responses'][200]>;
export const CONSULTATIONS_PER_PAGE = CASE_PAGE;

/** One case as its member reads it, with its newest messages. */
export const consultation = z.object({
  ...caseHead.shape,
  /** Who looks after it; null while nobody does. */
  staff_name: boundedText(60).nullable(),
  /** The member lets the supporters of this case see card and shared logs. */
  shares_card: z.boolean(),
  /** Until when a talk number that the member read out opens the same; null where none does at this moment. */
  card_open_until: wireTimestamp.nullable(),
  /** Nobody opens card or logs, whatever the two above say: the consent on the illness is withdrawn at this moment. */
  card_is_withheld: z.boolean(),
  /** The member may still write into it; else a new one begins. */
  takes_words: z.boolean(),
  last_seq: messageSeq,
  marks: caseMarks,
  summary: caseSummary.nullable(),
  /** Those before it, newest first, each with the corrections that were made to it. */
  earlier_summaries: z.array(caseSummary),
  has_new_summary: z.boolean(),
  /** Cases of the same desk that have been waiting for longer, while this one waits; 0 while it does not. */
  waiting_before: z.int().min(0),
  /** The message under which the crisis card stands (G119), and whether the member has closed it; null for none. */
  crisis_card: z.object({ seq: messageSeq, is_closed: z.boolean() }).nullable(),
  /** Counts every change but messages and marks: a page that knows an older one reads the case anew. */
  version: z.int().min(1),
});
export type Consultation = z.output<typeof consultation>;

export const readConsultationEndpoint = endpoint({
  method: 'GET',
  path: '/consultations/{id}',
  access: 'member',
  consent: { illness: 'stays open', terms: 'nothing is kept' },
  summary: 'One consultation case of the member',
  params: recordIdParams,
  responses: { 200: consultation },
});

/** A place in a conversation, as the query string carries it. */
const place = z.coerce
  .number<number | string>({ error: 'invalid' })
  .int({ error: 'invalid' })
  .min(0, { error: 'invalid' })
  .max(1_000_000_000, { error: 'invalid' });

const messageQuery = z.object({
  /** Messages after this one, oldest first: a device catches up. */
  after: place.optional(),
  /** Messages before this one, the newest of them: scrolling back. Neither: the newest. */
  before: place.optional(),
});

/** In the order they were written. */
export const listMessagesEndpoint = endpoint({
  method: 'GET',
  path: '/consultations/{id}/messages',
  access: 'member',
  consent: { illness: 'stays open', terms: 'nothing is kept' },
  summary: 'Messages of a case, fifty at a time',
  params: recordIdParams,
  query: messageQuery,
  responses: { 200: messagePage },
  errors: ['validation'],
});
export { messageQuery };

/** A member's words, with what makes sending twice one message. */
export const sentMessage = z.object({
  text: messageText,
  pictures: z.array(recordId).max(MESSAGE_PICTURES, { error: 'too_many_items' }).default([]),
  client_key: clientKey,
});
export type SentMessage = z.input<typeof sentMessage>;

/** A new case with its first message. */
export const newConsultation = z.object({
  ...sentMessage.shape,
  topics: consultationTopics.default([]),
  shares_card: z.boolean({ error: 'invalid' }).default(false),
});
export type NewConsultation = z.input<typeof newConsultation>;

/**
 * Opens a case (G90). The channel follows from the member's variant: chat, or mail for a municipality (section 6).
 * Sent again under one `client_key` it answers the same case. `open_cases_full` where as many cases are open as a member
 * may have.
 */
export const openConsultationEndpoint = endpoint({
  method: 'POST',
  path: '/consultations',
  access: 'member',
  consent: { illness: 'needed', terms: 'a consultation' },
  summary: 'Opens a consultation case with its first message',
  body: newConsultation,
  responses: { 201: z.object({ id: recordId, number: z.string() }) },
  errors: ['validation', 'too_many', 'open_cases_full'],
});

/** Sends a message. `conflict` where the case has been closed for too long to be opened again. */
export const sendMessageEndpoint = endpoint({
  method: 'POST',
  path: '/consultations/{id}/messages',
  access: 'member',
  consent: { illness: 'needed', terms: 'a consultation' },
  summary: 'Sends a message into a case of the member',
  params: recordIdParams,
  body: sentMessage,
  responses: { 201: consultationMessage },
  errors: ['validation', 'too_many', 'conflict'],
});

/**
 * How far the member's devices have got, the newest version of the summary that one has shown, and the message under which
 * the crisis card was closed. Only ever forward; more than there is counts as all.
 */
export const markConsultationEndpoint = endpoint({
  method: 'PUT',
  path: '/consultations/{id}/marks',
  access: 'member',
  consent: { illness: 'stays open', terms: 'a consultation' },
  summary: 'Notes which messages arrived and were read',
  params: recordIdParams,
  body: z.object({
    delivered: messageSeq,
    read: messageSeq,
    summary: messageSeq.default(0),
    card_closed: messageSeq.default(0),
  }),
  responses: { 200: caseMarks },
  errors: ['validation', 'too_many'],
});

/** The member contradicts or completes the summary; the supporter's words stay beside it. */
export const correctSummaryEndpoint = endpoint({
  method: 'POST',
  path: '/consultations/{id}/corrections',
  access: 'member',
  consent: { illness: 'needed', terms: 'a consultation' },
  summary: 'Adds the member’s own words to the summary of a case',
  params: recordIdParams,
  body: z.object({ ...correctionBody.shape, client_key: clientKey }),
  responses: { 201: caseSummary },
  errors: ['validation', 'too_many', 'conflict'],
});

/**
 * What the supporters of this case may see beside the conversation. `false` also ends at once what a talk number opened
 * for a call.
 */
export const shareCardEndpoint = endpoint({
  method: 'PUT',
  path: '/consultations/{id}/sharing',
  access: 'member',
  consent: { illness: 'stays open', terms: 'a consultation' },
  summary: 'Lets the supporters of a case see the member’s card, or no longer',
  params: recordIdParams,
  body: z.object({ shares_card: z.boolean({ error: 'required' }) }),
  responses: { 204: null },
  errors: ['validation', 'too_many'],
});

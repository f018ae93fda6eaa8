import {
  CALLED,
  CASE_TITLE_LENGTH,
  DANGER_QUOTES,
  NOTE_LENGTH,
  READING_REASONS,
  readCaseNumber,
} from '@hidamari/domain/consultations';
import { isBlank } from '@hidamari/domain/japanese-text';
import { endpoint } from '../endpoint/index.ts';
import {
  boundedText,
  pageNumber,
  pageOf,
  recordId,
  recordIdParams,
  requiredText,
  talkNumber,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';
import {
  attachedChoice,
  caseHead,
  caseMarks,
  caseSummary,
  clientKey,
  consultationChannel,
  consultationMessage,
  consultationTopics,
  messagePage,
  messageSeq,
  messageText,
  summaryBody,
} from './case-parts.ts';
import { byStaff, colleagueCall } from './colleague-calls.ts';
import { messageQuery } from './consultations.endpoints.ts';

const deskVariant = z.enum(['aflac', 'hatch', 'chofu']);

/** A supporter as colleagues see them. */
const colleague = z.object({ id: recordId, display_name: boundedText(60) });

/** Where a supporter's page reads a picture of a case; `/thumbnail` after it for the small one. Not below `/api`. */
export const casePicturePath = (caseId: string, key: string) => `/desk/cases/${caseId}/pictures/${key}`;

/** A case in the queue: nothing that the member wrote, and no name. */
export const queuedCase = z.object({
  ...caseHead.shape,
  variant: deskVariant,
  /** The member is the patient; null where they have left, or never were one. */
  is_self: z.boolean().nullable(),
  taken_by: colleague.nullable(),
  /** The oldest message that nobody has answered; null while it is the member's turn. */
  waiting_since: wireTimestamp.nullable(),
  needs_second_check: z.boolean(),
  /** The member corrected the summary, and whoever looks after the case has not seen it. */
  has_new_correction: z.boolean(),
});
export type QueuedCase = z.output<typeof queuedCase>;

/**
 * What the queue is narrowed to. open: nobody looks after it; working: somebody does; mine: I do, or did and the member
 * has corrected the summary since; closed: over. A case that still needs its second reader (G119) stands first in each
 * but closed, for everybody and by whichever channel, and is counted there.
 */
export const QUEUE_VIEWS = ['open', 'working', 'mine', 'closed'] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** A case's number as a supporter types what was read out to them: H-1003, h1003, 1003, in any width. */
const caseNumber = z
  .string({ error: 'required' })
  .max(100, { error: 'case_number' })
  .transform((typed, context) => {
    const number = readCaseNumber(typed);
    if (number !== null) return number;
    const message = isBlank(typed) ? 'required' : 'case_number';
    context.issues.push({ code: 'custom', message, input: typed });
    return z.NEVER;
  });

/** 「相談番号でさがす」, as its form holds it. */
export const findCaseForm = z.object({ number: caseNumber });

/**
 * 「今日の相談」: in the order of the queue, fifty a page. With `number` that one case, wherever it stands, or none:
 * then nothing else narrows it. The counts are those of the channel.
 */
export const listQueueEndpoint = endpoint({
  method: 'GET',
  path: '/desk/cases',
  access: 'staff',
  permission: 'read-cases',
  summary: 'Staff: the queue of cases',
  query: z.object({
    view: z.enum(QUEUE_VIEWS, { error: 'choose_one' }).default('open'),
    channel: consultationChannel.optional(),
    number: caseNumber.optional(),
    page: pageNumber.default(1),
  }),
  responses: {
    200: z.object({
      ...pageOf(queuedCase).shape,
      counts: z.object({ open: z.int(), working: z.int(), mine: z.int() }),
      /** The moment the answer was made, for how long somebody has waited. */
      at: wireTimestamp,
    }),
  },
  errors: ['validation'],
});
export type Queue = z.output<(typeof listQueueEndpoint)['responses'][200]>;

/** A note that supporters write for each other: no member reads it on a screen. */
export const caseNote = z.object({
  id: recordId,
  staff_name: boundedText(60),
  text: z.string(),
  at: wireTimestamp,
});

/**
 * What a supporter is told of a case before they have said why they open it: no more than the queue shows. It stands in
 * `current` of `reason_required`.
 */
const caseAhead = z.object({
  number: z.string(),
  is_closed: z.boolean(),
  taken_by: colleague.nullable(),
  /** The member has left: nobody is there to read the reason. */
  member_left: z.boolean(),
});
export type CaseAhead = z.output<typeof caseAhead>;

/** What the desk knows of an open case whose words suggest danger (G119); null for every other. */
const caseDanger = z.object({
  /** The newest such words. */
  at: wireTimestamp,
  /** Their sentences, the newest first. */
  quotes: z.array(z.object({ at: wireTimestamp, text: z.string() })).max(DANGER_QUOTES),
  /** The fixed sentence that was sent since. */
  first_aid: byStaff.nullable(),
  /** Whom a colleague called since, one of each kind, and who said that they come. */
  calls: z.array(colleagueCall).max(CALLED.length),
  /** Who opened the member's telephone number last, whenever that was. */
  phone_opened: byStaff.nullable(),
});
export type CaseDanger = z.output<typeof caseDanger>;

/** A case as the desk reads it. Reading it is recorded, once in ten minutes and reader. */
export const deskCase = z.object({
  ...queuedCase.shape,
  /** As a supporter addresses the member: 「山田」; null once the member has left. */
  member_name: boundedText(60).nullable(),
  /** Mail to the member was refused for good: a notice of an answer does not reach them (decision 0074). */
  mail_is_refused: z.boolean(),
  shares_card: z.boolean(),
  /**
   * The card may be opened, by whoever looks after the case or a lead, while it lasts: the member shares it, or read out
   * a talk number for this case.
   */
  card_is_open: z.boolean(),
  second_check: byStaff.nullable(),
  danger: caseDanger.nullable(),
  last_seq: messageSeq,
  marks: caseMarks,
  messages: messagePage,
  notes: z.array(caseNote),
  summary: caseSummary.nullable(),
  earlier_summaries: z.array(caseSummary),
  version: z.int().min(1),
});
export type DeskCase = z.output<typeof deskCase>;

export const oneCase = {
  access: 'staff',
  params: recordIdParams,
} as const;

/**
 * Why somebody opens a case that is not theirs to work on, before it is opened; whose work a case is says
 * `needsReadingReason`. It holds for `READING_REASON_HOURS`, for this reader and this case, and is what the member reads
 * of each reading until then. `validation` for a reason that the role does not have.
 */
export const giveReadingReasonEndpoint = endpoint({
  ...oneCase,
  method: 'PUT',
  path: '/desk/cases/{id}/reading-reason',
  permission: 'read-cases',
  summary: 'Staff: says why a case that is not their own is opened',
  body: z.object({
    reason: z.enum(
      READING_REASONS.map(({ value }) => value),
      { error: 'choose_one' },
    ),
  }),
  responses: { 204: null },
  errors: ['validation'],
});

/** A case that is not this supporter's to work on answers `reason_required` until they have said why they open it. */
export const readDeskCaseEndpoint = endpoint({
  ...oneCase,
  method: 'GET',
  path: '/desk/cases/{id}',
  permission: 'read-cases',
  summary: 'Staff: reads a case',
  responses: { 200: deskCase },
  errors: ['reason_required'],
});

export const listDeskMessagesEndpoint = endpoint({
  ...oneCase,
  method: 'GET',
  path: '/desk/cases/{id}/messages',
  permission: 'read-cases',
  summary: 'Staff: messages of a case, fifty at a time',
  query: messageQuery,
  responses: { 200: messagePage },
  errors: ['validation', 'reason_required'],
});

/**
 * Takes a case. Two who take it at once: one has it, the other gets `conflict` with who has it in `current`. A lead
 * may take it out of a colleague's hands by naming them; so may whoever may read it, while words that suggest danger wait for an
 * answer and that colleague is not at the desk (decision 0076): `conflict` where they are.
 */
export const takeCaseEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/take',
  permission: 'answer-cases',
  summary: 'Staff: takes a case',
  body: z.object({ from: recordId.optional() }),
  responses: { 204: null },
  errors: ['validation', 'conflict', 'reason_required'],
});

/** Gives one's own case back to the queue, or to a colleague who answers cases. */
export const handOverCaseEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/hand-over',
  permission: 'answer-cases',
  summary: 'Staff: hands a case over',
  body: z.object({ to: recordId.nullable() }),
  responses: { 204: null },
  errors: ['validation', 'conflict'],
});

/** Who can be handed a case. */
export const listColleaguesEndpoint = endpoint({
  method: 'GET',
  path: '/desk/colleagues',
  access: 'staff',
  permission: 'answer-cases',
  summary: 'Staff: who answers cases',
  responses: { 200: z.object({ data: z.array(colleague).max(500) }) },
});

/** Something to read that may be put beside words, as the desk chooses it. */
const attachableArticle = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  summary: z.string(),
  /** Past the day on which it was to be looked at again (G100). */
  review_due: z.boolean(),
});
export type AttachableArticle = z.output<typeof attachableArticle>;

const attachables = z.object({
  articles: z.array(attachableArticle),
  services: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type Attachables = z.output<typeof attachables>;

/**
 * What may be put beside the words to the member of a case: the articles of their variant, newest first, and its
 * services by concern. `unavailable` while the content service does not answer.
 */
export const listAttachablesEndpoint = endpoint({
  ...oneCase,
  method: 'GET',
  path: '/desk/cases/{id}/attachables',
  permission: 'answer-cases',
  summary: 'Staff: articles and services to put beside an answer',
  responses: { 200: attachables },
  errors: ['unavailable'],
});

/**
 * An answer to the member. Only who looks after the case answers: for others `conflict`; for a case that is closed too,
 * with `is_closed` in `current`.
 */
export const replyToCaseEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/replies',
  permission: 'answer-cases',
  summary: 'Staff: answers the member',
  body: z.object({
    text: messageText,
    attached: attachedChoice.nullable().default(null),
    client_key: clientKey,
  }),
  responses: { 201: consultationMessage },
  errors: ['validation', 'conflict', 'too_many'],
});

export const markDeskCaseEndpoint = endpoint({
  ...oneCase,
  method: 'PUT',
  path: '/desk/cases/{id}/marks',
  permission: 'read-cases',
  summary: 'Staff: notes how far a case was read',
  body: z.object({
    read: messageSeq,
    /** The version of the case whose corrections are on the screen; 0 for none. */
    version: messageSeq.default(0),
  }),
  responses: { 200: caseMarks },
  errors: ['validation', 'reason_required'],
});

export const writeCaseNoteEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/notes',
  permission: 'answer-cases',
  summary: 'Staff: writes a note for colleagues',
  body: z.object({ text: requiredText(NOTE_LENGTH), client_key: clientKey }),
  responses: { 201: caseNote },
  errors: ['validation'],
});

/**
 * The second of two people has read the words that suggest danger (G119); whoever looks after the case cannot be it, and
 * nor can anybody without a recorded reading of these words: `conflict` with `is_unread` in `current`.
 */
export const checkCaseEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/second-check',
  permission: 'answer-cases',
  summary: 'Staff: a second person has looked at a case',
  responses: { 204: null },
  errors: ['forbidden', 'conflict'],
});

/** The name of a case, and its topics, as the member reads them. */
export const nameCaseEndpoint = endpoint({
  ...oneCase,
  method: 'PUT',
  path: '/desk/cases/{id}/title',
  permission: 'answer-cases',
  summary: 'Staff: names a case and its topics',
  body: z.object({ title: requiredText(CASE_TITLE_LENGTH), topics: consultationTopics }),
  responses: { 204: null },
  errors: ['validation', 'conflict'],
});

/**
 * Closes a case with a summary for the member (G90); writing a new one keeps the one before. `conflict` with
 * `unread_words` in `current` where the member has written since `last_seq`: a question is never closed over. Sent again
 * under its `client_key` it is the same summary.
 */
export const closeCaseEndpoint = endpoint({
  ...oneCase,
  method: 'POST',
  path: '/desk/cases/{id}/close',
  permission: 'answer-cases',
  summary: 'Staff: closes a case with a summary for the member',
  body: z.object({
    title: requiredText(CASE_TITLE_LENGTH),
    topics: consultationTopics,
    summary: summaryBody,
    /** The last message that the supporter has seen. */
    last_seq: messageSeq,
    client_key: clientKey,
  }),
  responses: { 204: null },
  errors: ['validation', 'conflict'],
});

/** Opens a case for somebody on the telephone, by the talk number they read out (G92). */
export const openPhoneCaseEndpoint = endpoint({
  method: 'POST',
  path: '/desk/cases',
  access: 'staff',
  permission: 'answer-cases',
  summary: 'Staff: opens a case for a call',
  body: z.object({
    talk_number: talkNumber,
    topics: consultationTopics.default([]),
    /** Sent again under it, a call is the same call: its number is used up, but not for whoever never heard the answer. */
    client_key: clientKey.optional(),
  }),
  responses: { 201: z.object({ id: recordId, number: z.string() }) },
  errors: ['validation', 'not_found', 'talk_number_wait'],
});

import { MESSAGE_LENGTH } from '@hidamari/domain/consultations';
import { endpoint } from '../endpoint/index.ts';
import { pageNumber, pageOf, recordId, recordIdParams, requiredText } from '../fields/index.ts';
import { CATEGORY_FLAGS, logComment } from '../treatment-logs/index.ts';
import * as z from '../zod/index.ts';

/** The counter of the header (G72): comments since each log was last opened, and where the newest stands. */
const unreadComments = z.object({
  unread: z.int().min(0),
  /** The log with the newest unread comment; null where none is unread. */
  log_id: recordId.nullable(),
});

export const readUnreadCommentsEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/unread-comments',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: "How many supporters' comments are unread",
  responses: { 200: unreadComments },
});

/** A log that the member ticked 「相談員に見せる」, in a line. */
const sharedLogRow = z.object({
  id: recordId,
  log_date: z.string(),
  log_time: z.string().nullable(),
  /** The flags that are set. */
  categories: z.array(z.literal(CATEGORY_FLAGS)),
  title: z.string().nullable(),
  /** Its first words. */
  excerpt: z.string(),
  comments: z.int().min(0),
});
export type SharedLogRow = z.output<typeof sharedLogRow>;

/** The same in full: every field in words, without pictures (decision 0030), and what was commented. */
const sharedLog = sharedLogRow.omit({ excerpt: true, comments: true }).extend({
  fields: z.array(z.object({ label: z.string(), text: z.string() })),
  comments: z.array(logComment),
});
export type SharedLog = z.output<typeof sharedLog>;

const oneLog = z.object({ id: recordId, log_id: recordId });

/**
 * The logs that the member behind a case shares now, the newest first, twenty a page. `forbidden` unless the member's
 * card is open. Each reading is recorded, once in ten minutes and reader (F46).
 */
export const listSharedLogsEndpoint = endpoint({
  method: 'GET',
  path: '/desk/cases/{id}/logs',
  access: 'staff',
  permission: 'comment-on-logs',
  summary: 'Staff: the treatment logs that the member of a case shares',
  params: recordIdParams,
  query: z.object({ page: pageNumber.default(1) }),
  responses: { 200: pageOf(sharedLogRow) },
  errors: ['validation', 'forbidden', 'reason_required', 'consent_withdrawn'],
});

/** One of them. A log that is not shared, or not this member's, is not there at all. */
export const readSharedLogEndpoint = endpoint({
  method: 'GET',
  path: '/desk/cases/{id}/logs/{log_id}',
  access: 'staff',
  permission: 'comment-on-logs',
  summary: 'Staff: a treatment log that the member of a case shares',
  params: oneLog,
  responses: { 200: sharedLog },
  errors: ['forbidden', 'reason_required', 'consent_withdrawn'],
});

/**
 * A comment beside a shared log. Only who looks after the case writes one: for others `conflict`. The same sending
 * twice is one comment.
 */
export const commentOnLogEndpoint = endpoint({
  method: 'POST',
  path: '/desk/cases/{id}/logs/{log_id}/comments',
  access: 'staff',
  permission: 'comment-on-logs',
  summary: 'Staff: comments on a treatment log that the member of a case shares',
  params: oneLog,
  body: z.object({ text: requiredText(MESSAGE_LENGTH), client_key: recordId }),
  responses: { 201: logComment },
  errors: ['validation', 'forbidden', 'conflict', 'consent_withdrawn'],
});

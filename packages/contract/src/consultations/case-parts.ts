import {
  CASE_STATUSES,
  CASE_TITLE_LENGTH,
  CONSULTATION_CHANNELS,
  CONSULTATION_TOPICS,
  FIRST_READINGS,
  MESSAGE_LENGTH,
  MESSAGE_PAGE,
  MESSAGE_PICTURES,
  SUMMARY_ATTACHED,
  SUMMARY_LENGTH,
} from '@hidamari/domain/consultations';
import {
  boundedText,
  calendarDay,
  contentId,
  optionalText,
  recordId,
  requiredText,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

export const consultationTopic = z.enum(
  CONSULTATION_TOPICS.map(({ value }) => value),
  { error: 'choose_one' },
);
export const consultationTopics = z
  .array(consultationTopic)
  .max(CONSULTATION_TOPICS.length, { error: 'too_many_items' });
export const consultationChannel = z.enum(
  CONSULTATION_CHANNELS.map(({ value }) => value),
  { error: 'choose_one' },
);
export const caseStatus = z.enum(
  CASE_STATUSES.map(({ value }) => value),
  { error: 'choose_one' },
);

/** Place of a message in its case, from 1 without a gap: what a device asks to catch up from. */
export const messageSeq = z
  .int({ error: 'invalid' })
  .min(0, { error: 'invalid' })
  .max(1_000_000_000, { error: 'invalid' });

/** Made by the sender for one message: sent again, it is the same message. */
export const clientKey = z.uuid({ error: 'invalid' });

/** The text of a message; kept as it was typed, line breaks too. */
export const messageText = requiredText(MESSAGE_LENGTH);

/** A picture of a message, by the key of its upload. */
export const messagePicture = z.object({
  key: recordId,
  content_type: z.string().max(60),
  has_thumbnail: z.boolean(),
});

/** What a supporter chooses to put beside words: an article, or the services for one concern (its name is the `id`). */
export const attachedChoice = z.object({
  kind: z.enum(['article', 'services'], { error: 'choose_one' }),
  id: contentId,
});
export type AttachedChoice = z.output<typeof attachedChoice>;

/** The same as it is read, under the title that it had when it was chosen. */
export const attachedContent = z.object({ ...attachedChoice.shape, title: z.string().max(200) });
export type AttachedContent = z.output<typeof attachedContent>;

/** One message of a case, as both sides read it. */
export const consultationMessage = z.object({
  id: recordId,
  seq: messageSeq,
  author: z.enum(['member', 'staff']),
  /** As members read the supporter's name; null for the member's own words. */
  staff_name: boundedText(60).nullable(),
  /** Empty where only pictures were sent. */
  text: boundedText(MESSAGE_LENGTH),
  pictures: z.array(messagePicture).max(MESSAGE_PICTURES),
  attached: attachedContent.nullable(),
  at: wireTimestamp,
  /** The sender's own key: how a device knows its message again. */
  client_key: clientKey,
});
export type ConsultationMessage = z.output<typeof consultationMessage>;

export const messagePage = z.object({
  data: z.array(consultationMessage).max(MESSAGE_PAGE),
  /** More lie on the side that was asked for. */
  has_more: z.boolean(),
});
export type MessagePage = z.output<typeof messagePage>;

/** How far each side has got: what arrived on a device, and what was on its screen. */
export const caseMarks = z.object({
  member_delivered: messageSeq,
  member_read: messageSeq,
  staff_read: messageSeq,
});
export type CaseMarks = z.output<typeof caseMarks>;

/** A summary as a supporter writes it for the member (G90). */
export const summaryBody = z.object({
  /** What the member wanted to talk about. */
  concern: requiredText(SUMMARY_LENGTH),
  /** What was put in order together; may be left out. */
  talked: optionalText(SUMMARY_LENGTH),
  /** What to do next, or nothing. */
  next_step: optionalText(SUMMARY_LENGTH),
  attached: z.array(attachedChoice).max(SUMMARY_ATTACHED, { error: 'too_many_items' }),
});

/** The same as it is kept and read. */
const consultationSummary = z.object({ ...summaryBody.shape, attached: z.array(attachedContent) });
export type ConsultationSummary = z.output<typeof consultationSummary>;

/** Words of the summary that the member struck, and what stands in their place; without a quote it is an addition. */
export const correctionBody = z.object({
  quote: optionalText(SUMMARY_LENGTH),
  text: requiredText(SUMMARY_LENGTH),
});
export type CorrectionBody = z.output<typeof correctionBody>;

/** A summary and what the member wrote to it since; both are kept. */
export const caseSummary = z.object({
  version: z.int().min(1),
  staff_name: boundedText(60),
  at: wireTimestamp,
  ...consultationSummary.shape,
  talked: z.string().nullable(),
  next_step: z.string().nullable(),
  corrections: z.array(
    z.object({ id: recordId, at: wireTimestamp, quote: z.string().nullable(), text: z.string() }),
  ),
});
export type CaseSummary = z.output<typeof caseSummary>;

/** What lists and heads show of a case. */
export const caseHead = z.object({
  id: recordId,
  /** H-2041: what people say on the telephone. */
  number: z.string().regex(/^H-\d+$/),
  channel: consultationChannel,
  topics: consultationTopics,
  status: caseStatus,
  /** The name a supporter gave it, or its topics in words. */
  title: boundedText(CASE_TITLE_LENGTH),
  opened_at: wireTimestamp,
  updated_at: wireTimestamp,
  /** The last day on which an answer is due; null while none is owed. What its member is told of it says `replyPromise`. */
  reply_due_on: calendarDay.nullable(),
  /** Words that suggest danger, while they wait (G119): to be read before everything else, read by one, or by two; null for others. */
  first_reading: z.enum(FIRST_READINGS).nullable(),
});

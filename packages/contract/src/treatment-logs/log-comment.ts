import { boundedText, recordId, wireTimestamp } from '../fields/index.ts';
import * as z from '../zod/index.ts';
import { treatmentLog } from './treatment-log.ts';

/** What a supporter wrote beside a log that its member shared (G72). It stays with the log when the sharing ends. */
export const logComment = z.object({
  id: recordId,
  /** As the supporter was called then. */
  staff_name: boundedText(60),
  text: z.string(),
  at: wireTimestamp,
});
export type LogComment = z.output<typeof logComment>;

/** A log as its own page reads it: with the comments, the oldest first; absent where there are none. */
export const readLog = treatmentLog.extend({ comments: z.array(logComment).optional() });
export type ReadLog = z.output<typeof readLog>;

/** A log of the list: how many comments came since its member last opened it; absent where none did. */
export const listedLog = treatmentLog.extend({ unread_comments: z.int().min(1).optional() });
export type ListedLog = z.output<typeof listedLog>;

import type { StaffCaller } from '../../http/caller.ts';
import { recordAccessOnce } from '../access-records/index.ts';
import { readByCard } from '../consultations/index.ts';
import type { LogCommentParts } from './log-comment-parts.ts';

export interface DeskReading {
  caseId: string;
  staff: StaffCaller;
  now: Date;
}

/** Work on one member's logs that counts as one reading. */
const ONE_READING_MS = 10 * 60_000;

/**
 * The member behind a case whose card is open, once the reading of their shared logs is recorded (F46): once in ten
 * minutes, so that the diary tells of readings and not of clicks from log to log.
 */
export function beginReading(parts: LogCommentParts, reading: DeskReading): Promise<string> {
  return readByCard(parts, reading, (tx, access) =>
    recordAccessOnce(tx, parts.encryption, { ...access, kind: 'logs-read' }, ONE_READING_MS),
  );
}

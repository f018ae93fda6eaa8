import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { dateAnswersByClock } from '../../../packages/testing/src/clock/date-answers-by-clock.ts';
import { shiftDate } from '../../../packages/testing/src/clock/shift-date.ts';

/**
 * Loaded before the portal under test, by `--import`: its `Date` is ahead of the machine's by the milliseconds that stand
 * in CLOCK_FILE, and by others once they were written there and SIGUSR2 came. Nothing of the portal knows of it.
 */
const file = process.env.CLOCK_FILE;

// The database's worker keeps the machine's time: signals do not reach it, and the portal tells the database its own.
if (file !== undefined && isMainThread) {
  const ahead = () => Number(readFileSync(file, 'utf8'));
  const moveTo = shiftDate(ahead());
  process.on('SIGUSR2', () => moveTo(ahead()));
  dateAnswersByClock();
}

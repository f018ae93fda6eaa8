import { readFileSync } from 'node:fs';
import { ServerResponse } from 'node:http';
import { isMainThread } from 'node:worker_threads';
import { shiftDate } from './shift-date.ts';

/**
 * Loaded before the portal under test, by `--import`: its `Date` runs on from the moment that stands in CLOCK_FILE (an
 * instant as ISO), and from another one once that was written and SIGUSR2 came. Nothing of the portal knows of it.
 */
const file = process.env.CLOCK_FILE;

/** A browser reads the end of a cookie (`Expires`) by the time that the answer says it is, which is Node's own. */
function tellOwnTime(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...given: unknown[]) {
    if (!this.headersSent && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
    return Reflect.apply(writeHead, this, given) as ServerResponse;
  };
}

// The database's worker keeps the machine's time: signals do not reach it, and the portal tells the database its own.
if (file !== undefined && isMainThread) {
  const realNow = Date.now;
  const aheadOf = (path: string) => Date.parse(readFileSync(path, 'utf8')) - realNow();
  const moveBy = shiftDate(aheadOf(file));
  process.on('SIGUSR2', () => moveBy(aheadOf(file)));
  tellOwnTime();
}

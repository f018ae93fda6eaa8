import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the portal under test, by `--import`: its `Date` runs on from the moment that stands in CLOCK_FILE (an
 * instant as ISO), and from another one once that was written and SIGUSR2 came. Nothing of the portal knows of it.
 */
const file = process.env.CLOCK_FILE;
const RealDate = Date;
let ahead = 0;

function readMoment(path: string): void {
  ahead = RealDate.parse(readFileSync(path, 'utf8')) - RealDate.now();
}

const now = () => RealDate.now() + ahead;

// The database's worker keeps the machine's time: signals do not reach it, and the portal tells the database its own.
if (file !== undefined && isMainThread) {
  readMoment(file);
  process.on('SIGUSR2', () => readMoment(file));
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, as) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

import { and, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { faultName } from '../fault-code.ts';
import { Poller } from './poller.ts';
import { scheduledJobs } from './scheduled-job.table.ts';

/** Something done once a day by one server of many, such as erasing what lay in the trash for 30 days (G68). */
export interface ScheduledJob {
  name: string;
  /** Japan time, HH:MM. */
  dailyAt: string;
  /** May be called again when it failed or its server died: it must be safe to repeat. */
  run(now: Date): Promise<void>;
}

export interface SchedulerOptions {
  database: Database;
  clock: () => Date;
  log: Pick<Logger, 'info' | 'error'>;
  jobs: readonly ScheduledJob[];
}

const LOOK_EVERY = 60_000;
/** A server that died lets its job go after this long (milliseconds). */
const LEASE = 30 * 60_000;
const RETRY_AFTER = 10 * 60_000;
const DAY = 86_400_000;
/** Japan keeps UTC+9 all year. */
const JAPAN = 9 * 3_600_000;

/** The next time it is HH:MM in Japan, after `now`. */
export function nextDailyRun(now: Date, dailyAt: string): Date {
  const [hours = 0, minutes = 0] = dailyAt.split(':').map(Number);
  const japanMidnight = Math.floor((now.getTime() + JAPAN) / DAY) * DAY - JAPAN;
  const today = japanMidnight + hours * 3_600_000 + minutes * 60_000;
  return new Date(today > now.getTime() ? today : today + DAY);
}

/** Runs the scheduled jobs; `runDue` runs what is due now and answers the names, which is what tests call. */
export function createScheduler(options: SchedulerOptions) {
  const runDue = async (): Promise<string[]> => {
    const done: string[] = [];
    for (const job of options.jobs) if (await runIfDue(options, job)) done.push(job.name);
    return done;
  };
  const poller = new Poller({
    every: LOOK_EVERY,
    work: runDue,
    onError: (error) => options.log.error({ fault: faultName(error) }, 'scheduler: could not look for jobs'),
  });
  return { runDue, start: () => poller.start(), stop: () => poller.stop() };
}

async function runIfDue(options: SchedulerOptions, job: ScheduledJob): Promise<boolean> {
  if (!(await claim(options, job))) return false;
  try {
    await job.run(options.clock());
    await settle(options, job, { due_at: nextDailyRun(options.clock(), job.dailyAt), last_error: null });
    options.log.info({ job: job.name }, 'scheduler: done');
    return true;
  } catch (error) {
    const fault = faultName(error);
    options.log.error({ job: job.name, fault }, 'scheduler: failed');
    await settle(options, job, {
      due_at: new Date(options.clock().getTime() + RETRY_AFTER),
      last_error: fault,
    });
    return false;
  }
}

/** True for one server alone. A job never seen before waits for its first time of day. */
async function claim({ database, clock }: SchedulerOptions, job: ScheduledJob): Promise<boolean> {
  const now = clock();
  await database
    .insert(scheduledJobs)
    .values({ name: job.name, due_at: nextDailyRun(now, job.dailyAt) })
    .onConflictDoNothing();
  const claimed = await database
    .update(scheduledJobs)
    .set({ leased_until: new Date(now.getTime() + LEASE) })
    .where(
      and(
        eq(scheduledJobs.name, job.name),
        lte(scheduledJobs.due_at, now),
        or(isNull(scheduledJobs.leased_until), lt(scheduledJobs.leased_until, now)),
      ),
    )
    .returning({ name: scheduledJobs.name });
  return claimed.length > 0;
}

async function settle(
  { database, clock }: SchedulerOptions,
  job: ScheduledJob,
  outcome: { due_at: Date; last_error: string | null },
): Promise<void> {
  const done = outcome.last_error === null ? { last_done_at: clock() } : {};
  await database
    .update(scheduledJobs)
    .set({ ...outcome, ...done, leased_until: null })
    .where(eq(scheduledJobs.name, job.name));
}

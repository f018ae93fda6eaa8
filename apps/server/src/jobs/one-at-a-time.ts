import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { scheduledJobs } from './scheduled-job.table.ts';

/** A server that died lets go after this long; one that works on says so more often. Milliseconds. */
const LEASE = 30_000;
const RENEW_EVERY = 10_000;
const LOOK_EVERY = 250;

interface Turns {
  database: Database;
  clock: () => Date;
}

/**
 * Does the work while no other server of the same database does work of that name; waits for its turn. A lease and not a
 * lock, since the work takes longer than a transaction may. The work must be safe to repeat: a server that was killed
 * midway leaves it to the next.
 */
export async function oneAtATime<Result>(
  { database, clock }: Turns,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const until = () => new Date(clock().getTime() + LEASE);
  const own = eq(scheduledJobs.name, name);
  await database.insert(scheduledJobs).values({ name, due_at: clock() }).onConflictDoNothing();
  // Who holds it stands where a job tells its last fault: nobody renews or ends what another has taken over.
  const holder = `held:${randomUUID()}`;
  const isFree = () => or(isNull(scheduledJobs.leased_until), lt(scheduledJobs.leased_until, clock()));
  const take = () =>
    database
      .update(scheduledJobs)
      .set({ leased_until: until(), last_error: holder })
      .where(and(own, isFree()))
      .returning({ name: scheduledJobs.name });
  while ((await take()).length === 0) await after(LOOK_EVERY);
  const held = and(own, eq(scheduledJobs.last_error, holder));
  const renewing = setInterval(() => {
    // One that fails is made good by the next; three in a row let another server begin.
    database
      .update(scheduledJobs)
      .set({ leased_until: until() })
      .where(held)
      .catch(() => {});
  }, RENEW_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await database.update(scheduledJobs).set({ leased_until: null, last_error: null }).where(held);
  }
}

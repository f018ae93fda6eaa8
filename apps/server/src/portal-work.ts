import { createOutboxRunners } from './jobs/outbox-lanes.ts';
import type { OutboxRunnerOptions } from './jobs/outbox-runner.ts';
import { createScheduler, type ScheduledJob } from './jobs/scheduler.ts';

/** What the portal does beside its requests. */
export interface PortalWork {
  /** Does each message of the outbox that is due now, and answers how many those were. */
  runOutbox(): Promise<number>;
  /** Runs the daily jobs that are due now, and answers their names. */
  runJobs(): Promise<string[]>;
  /** From now on both are looked for, every few seconds. */
  start(): void;
  /** Lets what is at work end. */
  stop(): Promise<void>;
}

interface WorkOptions extends OutboxRunnerOptions {
  log: OutboxRunnerOptions['log'] & Parameters<typeof createScheduler>[0]['log'];
  jobs: readonly ScheduledJob[];
}

/** The runners of the outbox and the scheduler of the daily jobs; nothing runs before it is asked to. */
export function createPortalWork(options: WorkOptions): PortalWork {
  const runners = createOutboxRunners(options);
  const scheduler = createScheduler(options);
  return {
    runOutbox: () => runners.runDue(),
    runJobs: () => scheduler.runDue(),
    start: () => {
      runners.start();
      scheduler.start();
    },
    stop: async () => void (await Promise.all([runners.stop(), scheduler.stop()])),
  };
}

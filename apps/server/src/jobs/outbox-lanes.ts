import { OUTBOX_LANES, type OutboxKind } from './outbox.ts';
import { createOutboxRunner, type OutboxHandlers, type OutboxRunnerOptions } from './outbox-runner.ts';

/** Each lane's handlers. */
function lanesOf(handlers: OutboxHandlers): OutboxHandlers[] {
  const kinds = Object.keys(handlers) as OutboxKind[];
  return Object.values(Object.groupBy(kinds, (kind) => OUTBOX_LANES[kind])).map((inLane = []) =>
    Object.fromEntries(inLane.map((kind) => [kind, handlers[kind]])),
  );
}

/**
 * The outbox's runners, one for each lane, which know nothing of each other. A message is claimed by its kind, so it
 * holds on several servers what holds on one. `runDue` does what is due in every lane and says how much that was.
 */
export function createOutboxRunners(options: OutboxRunnerOptions) {
  const runners = lanesOf(options.handlers).map((handlers) => createOutboxRunner({ ...options, handlers }));
  return {
    runDue: async () =>
      (await Promise.all(runners.map((runner) => runner.runDue()))).reduce((sum, count) => sum + count, 0),
    start: () => {
      for (const runner of runners) runner.start();
    },
    /** Waits for the messages at work. */
    stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))),
  };
}

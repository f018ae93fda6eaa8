import type { OutboxKind } from './outbox.ts';
import { createOutboxRunner, type OutboxHandlers, type OutboxRunnerOptions } from './outbox-runner.ts';

/**
 * Kinds that wait for a service which may answer slowly. Each such list has a runner of its own: were they worked in one row
 * with everything else, a mail server or a CRM that hangs would hold back one-time codes by SMS, which are worth nothing
 * after ten minutes.
 */
const LANES_APART: readonly (readonly OutboxKind[])[] = [
  ['send-mail'],
  ['send-sms'],
  ['send-line', 'revoke-line-grant'],
  ['deliver-survey-answer'],
  // These send within their handlers. Reminders come by the thousand at one moment, answers one by one,
  // and are waited for.
  ['remind-next-visit', 'remind-check-in', 'tell-of-survey'],
  ['tell-reply-arrived', 'tell-comment-arrived', 'tell-phone-opened'],
];

const onlyOf = (handlers: OutboxHandlers, isOf: (kind: OutboxKind) => boolean): OutboxHandlers =>
  Object.fromEntries(Object.entries(handlers).filter(([kind]) => isOf(kind as OutboxKind)));

/** Each lane's handlers: what has no lane of its own goes together. A kind is in one lane alone. */
const lanesOf = (handlers: OutboxHandlers): OutboxHandlers[] => [
  onlyOf(handlers, (kind) => !LANES_APART.flat().includes(kind)),
  ...LANES_APART.map((kinds) => onlyOf(handlers, (kind) => kinds.includes(kind))),
];

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

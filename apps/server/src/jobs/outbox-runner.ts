import type { Logger } from 'pino';
import type { MessageBus } from '../bus/message-bus.ts';
import type { Database } from '../database/database.ts';
import type { KeyRing } from '../encryption/key-ring.ts';
import { faultName } from '../fault-code.ts';
import { kindOfRow, type OutboxKind } from './outbox.ts';
import { claimDue, markDead, markDone, markFailed, type OutboxRow } from './outbox-queue.ts';
import { Poller } from './poller.ts';
import { isLost } from './reseal-messages.ts';

/** One message as its handler gets it. */
export interface OutboxDelivery {
  /** For the outside service: a repeated delivery can be recognised by it. */
  idempotencyKey: string;
  /** As it was enqueued; the handler checks its shape. */
  payload: unknown;
  /** Aborted when the handler takes too long. */
  signal: AbortSignal;
}

/**
 * Does what a message asks for. It may be called again for the same message when a server died before it could
 * note the outcome, so it hands the idempotency key on or looks before it acts.
 */
export type OutboxHandler = (delivery: OutboxDelivery) => Promise<void>;
export type OutboxHandlers = Partial<Record<OutboxKind, OutboxHandler>>;

/** No later try can succeed: the message is given up at once and kept as a dead letter. */
export class UndeliverableError extends Error {
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(code, options);
    this.name = 'UndeliverableError';
    this.code = code;
  }
}

/** Not now, without anything having failed: the message comes again at that time, such as after the quiet hours. */
export class PostponedError extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super('postponed');
    this.name = 'PostponedError';
    this.until = until;
  }
}

export interface OutboxRunnerOptions {
  database: Database;
  keyRing: KeyRing;
  bus: MessageBus;
  clock: () => Date;
  log: Pick<Logger, 'warn' | 'error'>;
  handlers: OutboxHandlers;
}

/** Messages at work at the same time in one process. */
const AT_ONCE = 5;
/** How long a handler may take, in milliseconds; the claim lasts twice as long. */
const HANDLER_LIMIT = 30_000;
/** Tries before a message is given up: with the waits below ten and a half hours. */
const MOST_ATTEMPTS = 16;
/** A message whose server died, or that nobody was woken for, waits this long at most (milliseconds). */
const LOOK_EVERY = 2_000;

/** Wait before the next try, in milliseconds: 5 s, 20 s, 80 s ... at most an hour. */
export function retryAfter(attempts: number): number {
  return Math.min(5_000 * 4 ** (attempts - 1), 3_600_000);
}

/**
 * Runs the outbox beside the requests, on every server: each message once at a time, with retries, until it is
 * done or given up. `runDue` does what is due now and is what tests call.
 */
export function createOutboxRunner(options: OutboxRunnerOptions) {
  const kinds = Object.keys(options.handlers) as OutboxKind[];
  const { keyIds, lostKeyIds } = options.keyRing;
  const readable = [...keyIds, ...lostKeyIds];
  const claim = () =>
    claimDue(options.database, { now: options.clock(), kinds, limit: AT_ONCE, keyIds: readable });
  const runDue = async (): Promise<number> => {
    let count = 0;
    for (let rows = await claim(); rows.length > 0; rows = await claim()) {
      await Promise.all(rows.map((row) => deliver(options, row)));
      count += rows.length;
    }
    return count;
  };
  const poller = new Poller({
    every: LOOK_EVERY,
    work: runDue,
    onError: (error) => options.log.warn({ fault: faultName(error) }, 'outbox: could not look for messages'),
  });
  const deaf = options.bus.subscribe('outbox-added', () => poller.wake());
  return {
    runDue,
    start: () => poller.start(),
    /** Waits for the messages at work. */
    stop: async () => {
      deaf();
      await poller.stop();
    },
  };
}

async function deliver(options: OutboxRunnerOptions, row: OutboxRow): Promise<void> {
  const { database, clock } = options;
  if (row.expires_at !== null && row.expires_at < clock()) return await giveUp(options, row, 'expired');
  if (isLost(options.keyRing, row.payload)) return await giveUp(options, row, 'key-lost');
  try {
    await handle(options, row);
    await markDone(database, row, clock());
  } catch (error) {
    const fault = faultName(error);
    if (error instanceof PostponedError)
      return await markFailed(database, row, { dueAt: error.until, fault });
    if (error instanceof UndeliverableError || row.attempts >= MOST_ATTEMPTS) {
      return await giveUp(options, row, fault);
    }
    const dueAt = new Date(clock().getTime() + retryAfter(row.attempts));
    await markFailed(database, row, { dueAt, fault });
    options.log.warn({ kind: row.kind, attempts: row.attempts, fault }, 'outbox: will be tried again');
  }
}

async function handle({ handlers, keyRing }: OutboxRunnerOptions, row: OutboxRow): Promise<void> {
  const handler = handlers[kindOfRow(row)];
  if (handler === undefined) throw new UndeliverableError('no-handler');
  const payload: unknown = JSON.parse(keyRing.open('outbox', row.payload, row.idempotency_key).toString());
  const signal = AbortSignal.timeout(HANDLER_LIMIT);
  const tooLong = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  await Promise.race([handler({ idempotencyKey: row.idempotency_key, payload, signal }), tooLong]);
}

async function giveUp(options: OutboxRunnerOptions, row: OutboxRow, fault: string): Promise<void> {
  await markDead(options.database, row, { now: options.clock(), fault });
  options.log.error({ kind: row.kind, attempts: row.attempts, fault }, 'outbox: given up');
}

import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance } from 'fastify';
import { type CountedNetwork, countedNetworks } from './address-networks.ts';
import { RATE_LIMIT_RULES } from './rate-limit-rules.ts';

/** A drawn page brings some twenty files and kept pages with it, which the general limit does not count. */
const REQUESTS_BESIDE_A_CALL = 20;
/** Seconds of the steady rate that a network may use at once: people who open the portal at the same moment. */
const BURST_SECONDS = 5;
/** Longer than this nobody waits for an answer: whoever comes beyond is refused then. */
const LONGEST_WAIT_MS = 2_000;
/** Requests that wait in one process, of all networks; each holds its connection. */
const MOST_WAITING = 4_000;
/** Networks remembered before those whose rate is whole again are forgotten. */
const SWEEP_AT = 10_000;

const GENERAL = RATE_LIMIT_RULES['calls-by-address'];

export interface PacingLimits {
  /** Requests a second of one network, in the long run. */
  perSecond: number;
  /** Requests that a network may make at once. */
  burst: number;
}

/** What becomes of a request: the milliseconds it waits, and whether it is refused after them. */
export interface Pace {
  wait: number;
  isRefused: boolean;
}

/** The rate of a deployment, which follows from what it allows an address in calls a minute. */
export function pacingLimits(calls = GENERAL.points): PacingLimits {
  const perSecond = (calls / GENERAL.windowSeconds) * REQUESTS_BESIDE_A_CALL;
  return { perSecond, burst: perSecond * BURST_SECONDS };
}

/**
 * When each request of a network is its turn (a generic cell rate kept in the memory of the process): at once within the
 * burst, then evenly. Each network of an address is counted, the /48 around an IPv6 address with its own room.
 */
export function createPacing(
  { perSecond, burst }: PacingLimits,
  now: () => number = () => performance.now(),
): (address: string) => Pace {
  /** When all that a network has used is back, by the clock of `now`. */
  const wholeAt = new Map<string, number>();
  const paceOf = ({ name, room }: CountedNetwork, at: number) => {
    const interval = 1_000 / (perSecond * room);
    const whole = Math.max(wholeAt.get(name) ?? 0, at);
    return { name, whole: whole + interval, wait: whole - at - interval * (burst * room - 1) };
  };
  return (address) => {
    const at = now();
    if (wholeAt.size > SWEEP_AT) for (const [name, whole] of wholeAt) if (whole <= at) wholeAt.delete(name);
    const paces = countedNetworks(address).map((network) => paceOf(network, at));
    const wait = Math.max(0, ...paces.map((pace) => pace.wait));
    // What is refused uses up nothing.
    if (wait > LONGEST_WAIT_MS) return { wait: LONGEST_WAIT_MS, isRefused: true };
    for (const { name, whole } of paces) wholeAt.set(name, whole);
    return { wait, isRefused: false };
  };
}

/**
 * Makes a network that asks faster than people do wait for its answers, whatever it asks for: kept pages, files,
 * refusals and redirects cost little each, and thousands a second of them would keep the one thread from everybody else
 * (decision 0080). A wait of more than two seconds ends with 429. Where more wait than a process can hold, the connection is
 * closed without a word.
 */
export function paceRequests(app: FastifyInstance, limits: PacingLimits): void {
  const paceOf = createPacing(limits);
  let waiting = 0;
  app.addHook('onRequest', (request, reply, done) => {
    const { wait, isRefused } = paceOf(request.ip);
    if (wait === 0) return done();
    if (waiting >= MOST_WAITING) return void request.raw.socket.destroy();
    waiting += 1;
    setTimeout(() => {
      waiting -= 1;
      // Nobody is there any more: nothing of the answer is worked out.
      if (request.raw.socket.destroyed) return void reply.hijack();
      if (isRefused)
        return done(new AppError('too_many', { retryAfter: Math.ceil(LONGEST_WAIT_MS / 1_000) }));
      done();
    }, wait);
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withinTime } from '../within-time.ts';
import { isWithin } from './address-networks.ts';
import type { DrainState } from './drain.ts';

/** One thing that readiness looks at. */
export interface ReadinessCheck {
  /** Without it this server can answer nobody; the others are told, but traffic still comes. */
  isVital: boolean;
  /** Resolves to true when all is well. */
  isWell: () => Promise<boolean>;
}

/** Longer than this and the thing asked counts as not ready. */
const CHECK_TIMEOUT_MS = 2_000;

/** What was found is told again for so long: whoever asks often asks the database no more for it. */
const REMEMBERED_MS = 1_000;

/** Headers of a proxy: what came through one was asked from elsewhere, whoever its last hop is. */
const PROXIED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

interface HealthOptions {
  checks: Readonly<Record<string, ReadinessCheck>>;
  state: DrainState;
  /** Addresses and ranges that are told the parts as well, beside the machine itself (MONITOR_ADDRESSES). */
  monitors?: readonly string[];
  /** Milliseconds that only grow. */
  now?: () => number;
}

/**
 * GET /health-check (G28) and GET /readiness: any host, no cookies, no secrets. Readiness tells a stranger whether this
 * server takes traffic, by status and one word; which part fails is told to the machine itself and to monitors (decision
 * 0093).
 */
export function addHealthRoutes(
  app: FastifyInstance,
  { checks, state, monitors = [], now = () => performance.now() }: HealthOptions,
): void {
  const options = { config: { kind: 'health' as const }, exposeHeadRoute: true };
  app.get('/health-check', options, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', 'text/plain; charset=utf-8')
      .send('Healthy'),
  );
  let found: { at: number; results: Promise<CheckResult[]> } | null = null;
  const look = () => {
    if (found === null || now() - found.at >= REMEMBERED_MS)
      found = { at: now(), results: Promise.all(Object.entries(checks).map(lookAt)) };
    return found.results;
  };
  app.get('/readiness', options, async (request, reply) => {
    const results = await look();
    const isReady = !state.isDraining && results.every(({ well, isVital }) => well || !isVital);
    const body = {
      status: state.isDraining ? 'stopping' : isReady ? 'ready' : 'not_ready',
      ...(isMonitor(request, monitors) && {
        checks: Object.fromEntries(results.map(({ name, well }) => [name, well ? 'ok' : 'failing'])),
      }),
    };
    reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
    if (!isReady) reply.header('retry-after', '5');
    return reply.code(isReady ? 200 : 503).send(JSON.stringify(body));
  });
}

interface CheckResult {
  name: string;
  well: boolean;
  isVital: boolean;
}

const lookAt = async ([name, check]: [string, ReadinessCheck]): Promise<CheckResult> => ({
  name,
  well: await isWellInTime(check),
  isVital: check.isVital,
});

function isMonitor(request: FastifyRequest, monitors: readonly string[]): boolean {
  const isProxied = PROXIED.some((header) => request.headers[header] !== undefined);
  const isFromHere = !isProxied && isWithin(request.socket.remoteAddress ?? '', ['127.0.0.0/8', '::1/128']);
  return isFromHere || isWithin(request.ip, monitors);
}

async function isWellInTime({ isWell }: ReadinessCheck): Promise<boolean> {
  try {
    return await withinTime(isWell(), CHECK_TIMEOUT_MS);
  } catch {
    return false;
  }
}

import type { FastifyInstance } from 'fastify';
import { withinTime } from '../within-time.ts';
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

/** GET /health-check (G28) and GET /readiness: any host, no cookies, no secrets. */
export function addHealthRoutes(
  app: FastifyInstance,
  { checks, state }: { checks: Readonly<Record<string, ReadinessCheck>>; state: DrainState },
): void {
  const options = { config: { kind: 'health' as const }, exposeHeadRoute: true };
  app.get('/health-check', options, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-type', 'text/plain; charset=utf-8')
      .send('Healthy'),
  );
  app.get('/readiness', options, async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ({ name, check, well: await isWellInTime(check) })),
    );
    const isReady = !state.isDraining && results.every(({ check, well }) => well || !check.isVital);
    const body = {
      status: state.isDraining ? 'stopping' : isReady ? 'ready' : 'not_ready',
      checks: Object.fromEntries(results.map(({ name, well }) => [name, well ? 'ok' : 'failing'])),
    };
    reply.header('cache-control', 'no-store').header('content-type', 'application/json; charset=utf-8');
    if (!isReady) reply.header('retry-after', '5');
    return reply.code(isReady ? 200 : 503).send(JSON.stringify(body));
  });
}

async function isWellInTime({ isWell }: ReadinessCheck): Promise<boolean> {
  try {
    return await withinTime(isWell(), CHECK_TIMEOUT_MS);
  } catch {
    return false;
  }
}

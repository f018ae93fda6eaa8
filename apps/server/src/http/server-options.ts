import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../config/settings.ts';
import { newRequestId } from './request-id.ts';

/** Connections one process holds at once; the rest are turned away at the door (F32). */
export const MAX_CONNECTIONS = 4_000;

const BODY_LIMIT_BYTES = 1_048_576;

/**
 * Every call is checked against its contract (`answer-call.ts`), none by the framework's schema compilers: they
 * are not even loaded, which a start would wait for.
 */
const compilersFactory = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

function refuseSchema(): never {
  throw new Error('A route has a framework schema: declare it in the contract instead.');
}

/** Limits of the listening server: the framework's own defaults wait for ever (F32). Milliseconds. */
export function serverOptions(settings: Pick<Settings, 'trustedProxies'>) {
  return {
    logger: false,
    genReqId: newRequestId,
    requestIdHeader: false,
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // A whole request, a silent connection, the pause between two requests of one connection.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 10_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, maxHeaderSize: 16_384 },
    schemaController: { compilersFactory },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  } as const satisfies FastifyServerOptions & { http: object };
}

import { type ApiClient, buildRequestPath } from '@hidamari/contract/client';
import type { Endpoint, ResultOf, SuccessStatus } from '@hidamari/contract/endpoint';
import { parseError } from '@hidamari/contract/error-envelope';
import { AppError } from '@hidamari/domain/errors';
import type { FastifyInstance } from 'fastify';

/** As whom the calls are made: the page's own caller and nobody else. */
export interface InProcessCaller {
  host: string;
  /** The visitor's address, for the limits. */
  ip: string;
  userAgent: string;
  /** The page's fresh access token; absent for visitors. */
  accessToken?: string;
  /** Cookie header as it came; absent where the bytes will be shared. */
  cookie?: string;
  /** Marks calls whose page was counted already. */
  inProcessKey: string;
  /** Told when a call is answered 401: whoever opened the page is, or has become, nobody. */
  onUnauthenticated?: () => void;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/**
 * The contract client for loaders: the same routes with the same checks, without a network. Reads only: a page
 * load never changes anything, or a link could (F14).
 */
export function createInProcessClient(app: FastifyInstance, caller: InProcessCaller): ApiClient {
  const headers = {
    host: caller.host,
    'user-agent': caller.userAgent,
    'x-in-process': caller.inProcessKey,
    ...(caller.accessToken === undefined ? {} : { authorization: `Bearer ${caller.accessToken}` }),
    ...(caller.cookie === undefined ? {} : { cookie: caller.cookie }),
  };
  return {
    async call<E extends Endpoint>(endpoint: E, input: unknown, options?: { signal?: AbortSignal }) {
      if (endpoint.method !== 'GET') throw new AppError('method_not_allowed');
      const { params, query } = input as LooseInput;
      const answer = await app.inject({
        method: 'GET',
        url: `/api${buildRequestPath(endpoint, params, query)}`,
        remoteAddress: caller.ip,
        headers,
        ...(options?.signal === undefined ? {} : { signal: options.signal }),
      });
      if (answer.statusCode === 401) caller.onUnauthenticated?.();
      if (answer.statusCode >= 400) throw parseError(answer.statusCode, JSON.parse(answer.body));
      const schema = endpoint.responses[answer.statusCode as SuccessStatus];
      // Checked on its way out already; parsed again for the types that a schema makes of the wire.
      return (schema ? schema.parse(JSON.parse(answer.body)) : undefined) as ResultOf<E>;
    },
  };
}

import { type ApiClient, buildRequestPath } from '@hidamari/contract/client';
import type { Endpoint, ResultOf } from '@hidamari/contract/endpoint';
import { AppError } from '@hidamari/domain/errors';
import type { InProcessAsker, InProcessCalls } from '../in-process-calls.ts';

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * The contract client for loaders: the same calls with the same checks, without a network. Reads and questions
 * only: a page load never changes anything, or a link could (F14).
 */
export function createInProcessClient(calls: InProcessCalls, asker: InProcessAsker): ApiClient {
  return {
    async call<E extends Endpoint>(endpoint: E, input: unknown, options?: { signal?: AbortSignal }) {
      if (endpoint.method !== 'GET' && !endpoint.isQuestion) throw new AppError('method_not_allowed');
      options?.signal?.throwIfAborted();
      const { params = {}, query, body } = input as LooseInput;
      // The address that a browser would ask for says what is sent of it, and refuses what names no address.
      const [, search] = buildRequestPath(endpoint, params, query).split('?');
      const question = {
        params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
        query: Object.fromEntries(new URLSearchParams(search)),
        // As it would come over the wire.
        ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) }),
      };
      const answer = await calls.call(endpoint, question, asker);
      options?.signal?.throwIfAborted();
      // Checked on its way out; the page's copy of the contract is of the same build.
      return answer as ResultOf<E>;
    },
  };
}

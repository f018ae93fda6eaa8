import type { Logger } from 'pino';
import { faultCode } from '../fault-code.ts';
import { inSources } from './places-in-sources.ts';

/** The only facts of a request that are ever logged: no query, cookie, body, address or name (F35). */
interface RequestLine {
  method: string;
  /** The registered pattern, never the address: addresses hold ids and query strings hold tokens. */
  route: string;
  status: number;
  ms: number;
  request_id: string;
  variant?: string;
}

export function logRequest(log: Logger, line: RequestLine): void {
  log.info(line, 'request');
}

/**
 * A fault by class, code and stack frames, and which part of the infrastructure it comes from. The message is left out: drivers and parsers quote the values they
 * choked on, which may be a member's.
 */
export function logFault(log: Logger, error: unknown, requestId: string): void {
  const code = faultCode(error);
  log.error({ request_id: requestId, ...(code && { code }), fault: describeFault(error) }, 'fault');
}

interface Fault {
  name: string;
  code?: string;
  frames: string[];
  cause?: Fault;
}

function describeFault(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    name: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    frames: frames.slice(0, 12).map((line) => inSources(line.trim())),
    ...(error.cause === undefined || depth > 3 ? {} : { cause: describeFault(error.cause, depth + 1) }),
  };
}

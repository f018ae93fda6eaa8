import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { Logger } from 'pino';
import { faultCode } from '../fault-code.ts';

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

/** A place in a module, as a line of a stack names it. */
const PLACE = /(file:\/\/[^\s()]+):(\d+):(\d+)/;

const maps = new Map<string, SourceMap | null>();

/** The map beside a module of the bundle, read at the first fault in it; null where there is none. */
function mapOf(module: string): SourceMap | null {
  const known = maps.get(module);
  if (known !== undefined) return known;
  const map = readMap(module);
  maps.set(module, map);
  return map;
}

function readMap(module: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${module}.map`), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * A line of a stack with its place in the TypeScript sources; unchanged where nothing was bundled. Node could say it by
 * itself, but then every start reads every map, and every error that is made looks its places up, told or not.
 */
function inSources(frame: string): string {
  const [place, module = '', line, column] = PLACE.exec(frame) ?? [];
  if (place === undefined) return frame;
  const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
  if (origin === undefined || !('fileName' in origin)) return frame;
  const source = new URL(origin.fileName, module).href;
  return frame.replace(place, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

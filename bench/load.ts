import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const GENERATOR = fileURLToPath(new URL('load-generator.ts', import.meta.url));

export interface Load {
  address: string;
  seconds: number;
  /** Asks for an address that no cache knows yet, each time. */
  isFresh?: boolean;
}

/** Requests per second that an address answered with 200 under the load of another process. */
export async function requestsPerSecond({ address, seconds, isFresh = false }: Load): Promise<number> {
  const args = [GENERATOR, address, String(seconds), isFresh ? 'fresh' : 'same'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { rate, failed } = JSON.parse(stdout) as { rate: number; failed: number };
  if (failed > 0) throw new Error(`${failed} requests to ${address} did not answer 200.`);
  return rate;
}

import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
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

const agent = new Agent({ keepAlive: true });

/** The bytes of an answer as they come over the line, packed as they are; throws on any status but 200. */
export function getBytes(port: number, path: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ agent, port, path, host: 'localhost', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(parts));
        else reject(new Error(`${path} answers ${answer.statusCode}.`));
      });
    }).on('error', reject);
  });
}

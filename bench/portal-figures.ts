import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { processorSecondsOf } from './process-figures.ts';

/** Milliseconds of processor time that a process has used so far (Linux). */
export const cpuMs = (pid: number): number => processorSecondsOf(pid) * 1_000;

/** Waits until a process does next to nothing by itself: a portal that has just started reads in what its search knows. */
export async function untilQuiet(pid: number, patience = 60_000): Promise<void> {
  for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
    const before = cpuMs(pid);
    await wait(1_000);
    if (cpuMs(pid) - before < 50) return;
  }
  throw new Error('The portal does not come to rest.');
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

import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Ticks of the kernel's clock in a second, which Linux has had fixed for programs since ever. */
const TICKS = 100;

/** Milliseconds of processor time that a process has used, all threads and the kernel's part with them (Linux). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // After the name and its bracket the state is the first; utime and stime are the twelfth and thirteenth.
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS;
}

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

import { spawn } from 'node:child_process';
import { createServer, get, type OutgoingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';

/** What Node writes itself, and what belongs to one answer alone. */
const NOT_COPIED = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

interface Answer {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Reads an address as the load generator asks for it. */
function readAnswer(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const kept = Object.entries(answer.headers).filter(([name]) => !NOT_COPIED.has(name));
        resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(pieces) });
      });
    }).on('error', reject);
  });
}

/** Starts, as a process of its own, the fastest server Node can be: the bytes and headers of `copyOf` and no more. */
export async function startRawServer(options: { port: number; copyOf: string }): Promise<{ stop(): void }> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), String(options.port), options.copyOf],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('exit', () => child.kill());
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The raw server ended with ${code}.`)));
  });
  return { stop: () => child.kill() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , port, copyOf = ''] = process.argv;
  const { headers, body } = await readAnswer(copyOf);
  createServer((_request, reply) => {
    reply.writeHead(200, headers);
    reply.end(body);
  }).listen(Number(port), 'localhost', () => process.stdout.write('ready\n'));
}

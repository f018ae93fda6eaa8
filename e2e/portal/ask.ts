import { type IncomingHttpHeaders, request } from 'node:http';
import { PORT } from './addresses.ts';

/** An answer as it came over the wire: no redirect followed, nothing unpacked. */
export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Question {
  method?: string;
  /** The Host header, which need not be a name that the machine can look up. */
  host?: string;
  cookie?: string;
  port?: number;
}

/** Asks the portal under test as a bare HTTP client does. */
export function ask(path: string, question: Question = {}): Promise<WireAnswer> {
  const { method = 'GET', port = PORT, host = `localhost:${port}`, cookie } = question;
  return new Promise((resolve, reject) => {
    const headers = { host, ...(cookie === undefined ? {} : { cookie }) };
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces).toString('utf8'),
        }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The Cookie header that a browser with these cookies sends to a host. */
export function cookieHeader(
  cookies: readonly { name: string; value: string; domain: string }[],
  host: string,
): string {
  const name = host.split(':')[0];
  return cookies
    .filter(({ domain }) => domain === name)
    .map((cookie) => `${cookie.name}=${cookie.value}`)
    .join('; ');
}

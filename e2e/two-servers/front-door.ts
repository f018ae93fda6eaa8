import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Which server a browser is sent to, as long as that one stands; the name of its cookie. */
export const SERVER_COOKIE = 'server';

/** The one address of several servers, as a load balancer stands before them. */
export interface FrontDoor {
  close(): Promise<void>;
}

const wanted = ({ headers }: IncomingMessage): string | undefined =>
  new RegExp(`(?:^|; )${SERVER_COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];

/**
 * Listens at `port` and passes everything on, live lines too: to the server that the browser's cookie names, or to
 * another one where that one is gone. A request whose server dies half way is answered 502: whoever asked asks again.
 */
export async function openFrontDoor(
  port: number,
  ports: Readonly<Record<string, number>>,
): Promise<FrontDoor> {
  const orderFor = (asked: IncomingMessage): number[] => {
    const first = ports[wanted(asked) ?? ''];
    const all = Object.values(ports);
    return first === undefined ? all : [first, ...all.filter((other) => other !== first)];
  };
  const door = createServer((asked, answer) => void passOn(asked, answer, orderFor(asked)));
  const lines = new Set<Socket>();
  door.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  door.on('upgrade', (asked, line: Socket, head) => joinLines(asked, line, head, orderFor(asked)));
  await new Promise<void>((resolve) => door.listen(port, resolve));
  return { close: () => closeDoor(door, lines) };
}

async function passOn(asked: IncomingMessage, answer: ServerResponse, ports: number[]): Promise<void> {
  const body = Buffer.concat(await asked.toArray());
  const tryAt = ([port, ...others]: number[]) => {
    if (port === undefined) return answer.writeHead(503).end();
    const { method, url: path, headers } = asked;
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
      given.pipe(answer);
      given.once('error', () => answer.destroy());
    });
    passed.once('error', (error: NodeJS.ErrnoException) => {
      // Only what never arrived may go elsewhere: a save must not be made twice by the door.
      if (error.code === 'ECONNREFUSED') return tryAt(others);
      if (answer.headersSent) return answer.destroy();
      return answer.writeHead(502).end();
    });
    return passed.end(body);
  };
  tryAt(ports);
}

function joinLines(asked: IncomingMessage, line: Socket, head: Buffer, [port, ...others]: number[]): void {
  if (port === undefined) return void line.destroy();
  const server = connect(port, '127.0.0.1');
  server.once('connect', () => {
    const { method, url, httpVersion, rawHeaders } = asked;
    const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
    server.write(`${[`${method} ${url} HTTP/${httpVersion}`, ...pairs].join('\r\n')}\r\n\r\n`);
    server.write(head);
    server.pipe(line);
    line.pipe(server);
    // Only of a server that stood: the socket of one that refused closes too, while the connection goes on to another.
    server.once('close', () => line.destroy());
  });
  server.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ECONNREFUSED' ? joinLines(asked, line, head, others) : line.destroy(),
  );
  line.once('error', () => server.destroy());
  line.once('close', () => server.destroy());
}

async function closeDoor(door: Server, lines: ReadonlySet<Socket>): Promise<void> {
  for (const line of lines) line.destroy();
  await new Promise((resolve) => door.close(resolve));
}

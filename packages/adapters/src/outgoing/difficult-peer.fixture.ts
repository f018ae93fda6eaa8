import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * How a service is difficult: it takes the call and says nothing; it begins its answer and falls silent; it goes on by a byte
 * now and then for ever; it sends without end, as fast as it is read.
 */
export const DIFFICULTIES = ['hangs', 'falls silent', 'trickles', 'never ends'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What begins an answer, and what it goes on with: both are right as far as they go. */
export interface Words {
  head: string;
  more: string;
  /** A mail server speaks first. */
  speaksFirst?: boolean;
}

const HTTP_HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000000000000\r\n\r\n';
/** White space, which stands before anything in JSON and XML. */
export const HTTP: Words = { head: HTTP_HEAD, more: ' ' };
export const SMTP: Words = {
  head: '220-mail.example.org\r\n',
  more: '220-still here\r\n',
  speaksFirst: true,
};

const TRICKLE_EVERY_MS = 20;
const BLOCK_BYTES = 65_536;

/** A service on a free port that is difficult in one way. */
export async function startDifficultPeer(difficulty: Difficulty, { head, more, speaksFirst }: Words) {
  const open = new Set<Socket>();
  let sentBytes = 0;
  const write = (socket: Socket, text: string) => {
    sentBytes += text.length;
    return socket.write(text);
  };
  const answer = (socket: Socket) => {
    if (difficulty === 'hangs') return;
    write(socket, head);
    if (difficulty === 'falls silent') return;
    if (difficulty === 'trickles') {
      const trickle = setInterval(() => write(socket, more), TRICKLE_EVERY_MS);
      socket.once('close', () => clearInterval(trickle));
      return;
    }
    const block = more.repeat(Math.ceil(BLOCK_BYTES / more.length));
    const pour = () => {
      while (!socket.destroyed && write(socket, block));
      if (!socket.destroyed) socket.once('drain', pour);
    };
    pour();
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    if (speaksFirst) answer(socket);
    else socket.once('data', () => answer(socket));
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Connections that somebody still holds. */
    open: () => open.size,
    sentBytes: () => sentBytes,
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

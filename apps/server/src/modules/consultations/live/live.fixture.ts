import type { AddressInfo } from 'node:net';
import {
  DESK_LIVE_PATH,
  type LiveEvent,
  liveEvent,
  MEMBER_LIVE_PATH,
} from '@hidamari/contract/consultations';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { PortalUnderTest } from '../../../portal-under-test/portal-under-test.fixture.ts';
import type { Member, Supporter } from '../consultations.fixture.ts';
import { LiveConnection } from './live-connection.ts';

/** One device's live connection over a real connection, with everything it was told. */
export class ConnectionUnderTest {
  readonly told: LiveEvent[] = [];
  closedWith: number | null = null;
  readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.told.push(liveEvent.parse(JSON.parse(String(data)))));
    socket.on('close', (code) => {
      this.closedWith = code;
    });
    socket.on('error', () => undefined);
  }

  say(request: unknown): void {
    this.socket.send(typeof request === 'string' ? request : JSON.stringify(request));
  }

  /** The numbers of the messages it was sent, in the order they came. */
  get seqs(): number[] {
    return seqsOf(this.told);
  }

  get kinds(): string[] {
    return this.told.map(({ type }) => type);
  }

  /** Waits until what is expected of this connection holds. */
  async until(expectation: (connection: ConnectionUnderTest) => void): Promise<void> {
    const holds = () => {
      expectation(this);
      return true;
    };
    await expect.poll(holds, { interval: 10 }).toBe(true);
  }
}

/** A member's connection without a connection: what was said over it, and with what it was closed. */
export function aConnectionOf(memberId: string, sessionId = memberId) {
  const told: LiveEvent[] = [];
  const closedWith: number[] = [];
  const socket = {
    send: (text: string) => void told.push(liveEvent.parse(JSON.parse(text))),
    close: (code: number) => void closedWith.push(code),
    bufferedAmount: 0,
  };
  return {
    connection: new LiveConnection({ kind: 'member', memberId, sessionId }, socket),
    told,
    closedWith,
  };
}

/** The numbers of the messages among what was told, in the order they came. */
export const seqsOf = (told: readonly LiveEvent[]): number[] =>
  told.flatMap((event) => (event.type === 'messages' ? event.messages : [])).map(({ seq }) => seq);

/** Where the portal listens; its own pages come from the address of `PUBLIC_URL`. */
export async function listen(portal: PortalUnderTest): Promise<number> {
  if (!portal.app.server.listening) await portal.app.listen({ port: 0, host: '127.0.0.1' });
  return (portal.app.server.address() as AddressInfo).port;
}

interface Connecting {
  path: string;
  host?: string;
  origin?: string;
  cookie?: string;
}

export async function connect(portal: PortalUnderTest, { path, host, origin, cookie }: Connecting) {
  const port = await listen(portal);
  const publicHost = host ?? new URL(portal.dependencies.settings.publicUrl).host;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host: publicHost, origin: origin ?? `http://${publicHost}`, ...(cookie ? { cookie } : {}) },
  });
  const connection = new ConnectionUnderTest(socket);
  await new Promise((resolve) => {
    socket.once('open', resolve);
    socket.once('close', resolve);
    socket.once('error', resolve);
  });
  return connection;
}

export async function memberConnection(
  portal: PortalUnderTest,
  member: Member,
): Promise<ConnectionUnderTest> {
  const connection = await connect(portal, { path: MEMBER_LIVE_PATH, host: member.browser.host });
  connection.say({ type: 'hello', token: member.accessToken });
  await connection.until(({ kinds }) => expect(kinds).toContain('ready'));
  return connection;
}

export const staffCookieOf = ({ browser }: Supporter) =>
  [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');

export async function deskConnection(
  portal: PortalUnderTest,
  supporter: Supporter,
): Promise<ConnectionUnderTest> {
  const connection = await connect(portal, { path: DESK_LIVE_PATH, cookie: staffCookieOf(supporter) });
  connection.say({ type: 'hello' });
  await connection.until(({ kinds }) => expect(kinds).toContain('ready'));
  return connection;
}

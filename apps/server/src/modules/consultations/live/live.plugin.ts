import websocket from '@fastify/websocket';
import { DESK_LIVE_PATH, LIVE_CLOSE, MEMBER_LIVE_PATH } from '@hidamari/contract/consultations';
import { staffMay } from '@hidamari/domain/staff';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { MessageBus } from '../../../bus/message-bus.ts';
import type { Authenticator, RequestFacts } from '../../../http/caller.ts';
import type { PluginTools } from '../../../http/plugin-tools.ts';
import type { DeskPresence } from '../../staff/index.ts';
import type { ConsultationParts } from '../consultation-parts.ts';
import { memberRights, staffRights } from './connection-rights.ts';
import { type ConnectedPerson, LiveConnection } from './live-connection.ts';
import type { LiveConnections } from './live-connections.ts';
import type { LiveHub } from './live-hub.ts';
import { LiveTalk } from './live-talk.ts';
import type { SessionWatch } from './session-watch.ts';

/** Things that one device may say in ten seconds: far more than a hand does. */
const MOST_SAID = { frames: 60, windowMs: 10_000 } as const;

/**
 * Counts what comes over one connection as it comes, whatever it is: what waits to be heard is bounded too, and so are the
 * looks at a session that a connection which only ever says hello would cause.
 */
class FloodGuard {
  #said = 0;
  #windowEnds = 0;

  /** Counts one more; true once it is more than a device of ours says. */
  isTooMuch(now = Date.now()): boolean {
    if (now > this.#windowEnds) {
      this.#windowEnds = now + MOST_SAID.windowMs;
      this.#said = 0;
    }
    this.#said += 1;
    return this.#said > MOST_SAID.frames;
  }
}

/** Longest thing a device says: an access token, or a few ids. */
const MOST_BYTES = 8_192;
/** A device that connects and does not say who it is, is let go. */
const HELLO_WITHIN_MS = 10_000;
/** LiveConnections without a sign of life are let go after two of these, so that a lost telephone is no listener. */
const HEARTBEAT_MS = 25_000;

interface Options {
  parts: ConsultationParts;
  hub: LiveHub;
  authenticator: Authenticator;
  sessionWatch: SessionWatch;
  presence: DeskPresence;
}

/**
 * The two live connections. A browser sends cookies to whatever page asks for a connection, so the origin is compared first
 * (F14); then a member's connection is proven by an access token in its first words, never in an address, and the desk's by
 * its cookie. A connection ends with its session, and when maintenance begins; how often one may be opened, and that none is
 * during maintenance, `guardLiveConnections` sees to before it is one.
 */
export function livePlugin({
  parts,
  hub,
  authenticator,
  sessionWatch,
  presence,
}: Options): FastifyPluginAsync<PluginTools> {
  return async (app, tools) => {
    const { bus } = parts;
    const stopWatching = endConnectionsInMaintenance(hub.connections, { bus, ...tools });
    await app.register(websocket, {
      options: { maxPayload: MOST_BYTES, perMessageDeflate: false },
      // Every connection goes with its process, and its device comes back to another.
      preClose: (done) => {
        stopWatching();
        hub.close(LIVE_CLOSE.goingAway);
        app.websocketServer.close(() => done());
      },
      errorHandler: (_error, socket) => socket.terminate(),
    });
    // The last connections have gone by now.
    app.addHook('onClose', () => presence.close());
    const deskOrigin = new URL(parts.settings.publicUrl).origin;
    const isOurs = ({ headers, facts }: FastifyRequest) => headers.origin === facts.origin;
    app.get(MEMBER_LIVE_PATH, { websocket: true, config: { kind: 'live' } }, (socket, request) => {
      if (!isOurs(request)) return socket.close(LIVE_CLOSE.refused);
      const prove = async (token: string | undefined): Promise<ConnectedPerson | null> => {
        const facts = { ...request.facts, now: parts.clock() };
        const member = token === undefined ? null : await authenticator.byAccessToken(token, facts);
        // A concierge sees no consultation in the member's place (G42).
        if (!member || member.actingStaff) return null;
        return { kind: 'member', memberId: member.memberId, sessionId: member.sessionId };
      };
      openConnection({ socket, prove, hub, sessionWatch, presence, parts });
    });
    app.get(DESK_LIVE_PATH, { websocket: true, config: { kind: 'live' } }, (socket, request) => {
      // The desk is at work on the host of PUBLIC_URL alone (G42).
      if (!isOurs(request) || request.facts.origin !== deskOrigin) return socket.close(LIVE_CLOSE.refused);
      const prove = async (): Promise<ConnectedPerson | null> => {
        // A connection opens itself again by itself: no sign that anybody sits there.
        const facts = { ...request.facts, now: parts.clock(), isUnattended: true as const };
        const staff = await staffOf(authenticator, facts);
        return staff && staffMay(staff.role, 'read-cases')
          ? { kind: 'staff', staff, sessionId: staff.sessionId }
          : null;
      };
      openConnection({ socket, prove, hub, sessionWatch, presence, parts });
    });
  };
}

async function staffOf(authenticator: Authenticator, facts: RequestFacts) {
  const cookie = facts.cookies.staff_session;
  return cookie ? authenticator.byStaffCookie(cookie, facts) : null;
}

interface Opening {
  socket: WebSocket;
  prove(token: string | undefined): Promise<ConnectedPerson | null>;
  hub: LiveHub;
  sessionWatch: SessionWatch;
  presence: DeskPresence;
  parts: ConsultationParts;
}

/** Waits for the first words, then talks until the connection ends. Requests are heard one after the other. */
function openConnection({ socket, prove, hub, sessionWatch, presence, parts }: Opening): void {
  let talk: LiveTalk | null = null;
  let connection: LiveConnection | null = null;
  const late = setTimeout(() => socket.close(LIVE_CLOSE.refused), HELLO_WITHIN_MS);
  const stopBeating = keepAlive(socket);

  const begin = async (token: string | undefined) => {
    const person = await prove(token);
    if (socket.readyState !== socket.OPEN) return;
    if (person === null) return socket.close(LIVE_CLOSE.signedOut);
    clearTimeout(late);
    if (connection && talk) {
      // A fresh token for a connection that stands: it has to be the same person's.
      if (idOf(connection.person) !== idOf(person)) return socket.close(LIVE_CLOSE.signedOut);
      return connection.say({ type: 'ready' });
    }
    connection = new LiveConnection(person, socket);
    hub.connections.add(connection)?.close(LIVE_CLOSE.replaced);
    sessionWatch.add(connection);
    if (person.kind === 'staff') presence.opened(person.staff.staffId);
    const rights =
      person.kind === 'member' ? memberRights(parts, person.memberId) : staffRights(parts, person.staff);
    talk = new LiveTalk(hub, connection, rights);
    connection.say({ type: 'ready' });
  };

  const hear = async (text: string) => {
    const request = LiveTalk.read(text);
    if (request === null) return socket.close(LIVE_CLOSE.refused);
    if (request.type === 'hello') return begin(request.token);
    if (talk === null) return socket.close(LIVE_CLOSE.refused);
    await talk.hear(request);
  };

  let heard: Promise<void> = Promise.resolve();
  const flood = new FloodGuard();
  socket.on('message', (data) => {
    if (flood.isTooMuch()) return socket.close(LIVE_CLOSE.refused);
    const text = String(data);
    heard = heard.then(() => hear(text)).catch(() => socket.close(LIVE_CLOSE.goingAway));
  });
  socket.on('close', () => {
    clearTimeout(late);
    stopBeating();
    if (connection === null) return;
    hub.drop(connection);
    sessionWatch.drop(connection);
    if (connection.person.kind === 'staff') presence.closed(connection.person.staff.staffId);
  });
}

const idOf = (person: ConnectedPerson) => (person.kind === 'member' ? person.memberId : person.staff.staffId);

function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, HEARTBEAT_MS);
  beat.unref();
  return () => clearInterval(beat);
}

/** Also the longest time for which a connection outlives the switch on a server that no word of it reaches, in milliseconds. */
const MAINTENANCE_LOOK_MS = 3_000;

/**
 * Ends every connection when maintenance begins (G31): what a connection tells would go on while each call is refused. From then on
 * its device is answered as every call is. Returns how to stop watching.
 */
function endConnectionsInMaintenance(
  connections: LiveConnections,
  { bus, isInMaintenance }: PluginTools & { bus: Pick<MessageBus, 'subscribe'> },
): () => void {
  const look = async () => {
    if (connections.all.size === 0 || !(await isInMaintenance())) return;
    for (const connection of [...connections.all]) connection.close(LIVE_CLOSE.maintenance);
  };
  const lookNow = () => void look().catch(() => undefined);
  const unsubscribe = bus.subscribe('maintenance-changed', lookNow);
  const timer = setInterval(lookNow, MAINTENANCE_LOOK_MS);
  timer.unref();
  return () => {
    unsubscribe();
    clearInterval(timer);
  };
}

import { LIVE_CLOSE } from '@hidamari/contract/consultations';
import type { LiveConnection } from './live-connection.ts';

/** A connection outlives its session by this at most, in milliseconds. */
export const SESSION_LOOK_MS = 3_000;

/** Which of these sessions stand: ids of members' and of staff's. */
export type ActiveSessions = (ids: {
  members: readonly string[];
  staff: readonly string[];
}) => Promise<ReadonlySet<string>>;

/**
 * Ends connections whose session is over: a logout on any server, a changed password, an account that was disabled, a
 * session that was not used for too long. While the database does not answer, nobody is sent away.
 */
export class SessionWatch {
  readonly #connections = new Set<LiveConnection>();
  readonly #activeSessions: ActiveSessions;
  #timer: NodeJS.Timeout | null = null;

  constructor(active: ActiveSessions) {
    this.#activeSessions = active;
  }

  add(connection: LiveConnection): void {
    this.#connections.add(connection);
    this.#timer ??= this.#next();
  }

  drop(connection: LiveConnection): void {
    this.#connections.delete(connection);
    if (this.#connections.size > 0 || !this.#timer) return;
    clearTimeout(this.#timer);
    this.#timer = null;
  }

  /**
   * Looks at once; the timer does it every `SESSION_LOOK_MS` while there is a connection. A connection that opens while the database
   * is being asked was not asked about: it is left for the next look.
   */
  async look(): Promise<void> {
    const connections = [...this.#connections];
    const idsOf = (kind: LiveConnection['person']['kind']) => [
      ...new Set(connections.filter(({ person }) => person.kind === kind).map(sessionOf)),
    ];
    const active = await this.#activeSessions({ members: idsOf('member'), staff: idsOf('staff') });
    for (const connection of connections) {
      if (!active.has(sessionOf(connection))) connection.close(LIVE_CLOSE.signedOut);
    }
  }

  #next(): NodeJS.Timeout {
    const timer = setTimeout(() => {
      void this.look()
        .catch(() => undefined)
        .finally(() => {
          if (this.#timer === timer) this.#timer = this.#connections.size > 0 ? this.#next() : null;
        });
    }, SESSION_LOOK_MS);
    return timer.unref();
  }
}

const sessionOf = ({ person }: LiveConnection) => person.sessionId;

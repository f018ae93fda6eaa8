import type { LiveConnection } from './live-connection.ts';

/** Devices that one member may have open side by side; the oldest goes when one more comes. */
const MOST_OF_A_MEMBER = 12;

/** The connections of this process, found by case, by member and by the desk. */
export class LiveConnections {
  readonly all = new Set<LiveConnection>();
  readonly #byCase = new Map<string, Set<LiveConnection>>();
  readonly #byMember = new Map<string, Set<LiveConnection>>();

  /**
   * Answers the connection that has to go for this one, if any. It counts no longer, before its close arrives: of many that are opened
   * at once each sends another one away.
   */
  add(connection: LiveConnection): LiveConnection | null {
    this.all.add(connection);
    if (connection.memberId === null) return null;
    const own = join(this.#byMember, connection.memberId, connection);
    if (own.size <= MOST_OF_A_MEMBER) return null;
    const [oldest] = own;
    if (oldest === undefined) return null;
    this.drop(oldest);
    return oldest;
  }

  drop(connection: LiveConnection): void {
    this.all.delete(connection);
    for (const caseId of connection.watched.keys()) part(this.#byCase, caseId, connection);
    if (connection.memberId !== null) part(this.#byMember, connection.memberId, connection);
  }

  /** A connection that has gone meanwhile, while its right to the case was looked up, would stay here for ever. */
  watch(connection: LiveConnection, caseId: string, after: number): void {
    if (!this.all.has(connection)) return;
    connection.watched.set(caseId, { seq: after, stand: '' });
    join(this.#byCase, caseId, connection);
  }

  leave(connection: LiveConnection, caseId: string): void {
    connection.watched.delete(caseId);
    part(this.#byCase, caseId, connection);
  }

  watching(caseId: string): ReadonlySet<LiveConnection> {
    return this.#byCase.get(caseId) ?? NOBODY;
  }

  ofMember(memberId: string): ReadonlySet<LiveConnection> {
    return this.#byMember.get(memberId) ?? NOBODY;
  }

  /** LiveConnections of the desk. */
  *ofStaff(): Iterable<LiveConnection> {
    for (const connection of this.all) if (connection.person.kind === 'staff') yield connection;
  }

  /** Every case that somebody here watches. */
  watchedCases(): string[] {
    return [...this.#byCase.keys()];
  }
}

const NOBODY: ReadonlySet<LiveConnection> = new Set();

function join(
  index: Map<string, Set<LiveConnection>>,
  key: string,
  connection: LiveConnection,
): Set<LiveConnection> {
  const connections = index.get(key) ?? new Set();
  connections.add(connection);
  index.set(key, connections);
  return connections;
}

function part(index: Map<string, Set<LiveConnection>>, key: string, connection: LiveConnection): void {
  const connections = index.get(key);
  connections?.delete(connection);
  if (connections?.size === 0) index.delete(key);
}

import type { LiveEvent } from '@hidamari/contract/consultations';
import type { StaffCaller } from '../../../http/caller.ts';

/** Whose connection it is; a connection says nothing and hears nothing before that is proven. */
export type ConnectedPerson =
  | { kind: 'member'; memberId: string; sessionId: string }
  | { kind: 'staff'; staff: StaffCaller; sessionId: string };

/** What the hub needs of a connection. */
export interface LiveSocket {
  send(text: string): void;
  close(code: number): void;
  /** Bytes that wait for a slow receiver. */
  readonly bufferedAmount: number;
}

/** More than this waits for somebody who does not read: the connection is cut, and its device catches up when it is back. */
const MOST_WAITING_BYTES = 1_000_000;

/** How far a connection is with a case: the place of the last message, and how the case stood when that was last said. */
export interface Said {
  seq: number;
  stand: string;
}

/** One device's connection, and how far each case it watches has been sent to it. */
export class LiveConnection {
  readonly person: ConnectedPerson;
  /** What was said of each watched case so far. */
  readonly watched = new Map<string, Said>();
  readonly #socket: LiveSocket;

  constructor(person: ConnectedPerson, socket: LiveSocket) {
    this.person = person;
    this.#socket = socket;
  }

  get memberId(): string | null {
    return this.person.kind === 'member' ? this.person.memberId : null;
  }

  say(event: LiveEvent): void {
    this.sayText(JSON.stringify(event));
  }

  /** The same words to many: written once. */
  sayText(text: string): void {
    if (this.#socket.bufferedAmount > MOST_WAITING_BYTES) this.#socket.close(1_013);
    else this.#socket.send(text);
  }

  close(code: number): void {
    this.#socket.close(code);
  }
}

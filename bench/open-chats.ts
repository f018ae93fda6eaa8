import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type pg from 'pg';
import { WebSocket } from 'ws';
import { hashSecret } from '../apps/server/src/modules/identity/secrets.ts';
import type { PortalClient } from '../tools/portal-client/portal-client.ts';

/** One open consultation with a live line on either side. */
export interface Chat {
  /** The member writes; resolves with the milliseconds until the desk has it. */
  askMember(text: string): Promise<number>;
  /** The supporter writes; resolves with the milliseconds until the member has it. */
  answer(text: string): Promise<number>;
  close(): void;
}

interface Opening {
  port: number;
  pool: pg.Pool;
  count: number;
  newClient(address: string): PortalClient;
}

/** Lines of the desk watch no more cases than this. */
const CASES_OF_A_LINE = 20;
const AT_ONCE = 4;
const GIVEN_UP_AFTER = 20_000;

/** A line that resolves what waits for a text as soon as it is told. */
class BenchLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, () => void>();
  readonly ready: Promise<void>;
  #ended = false;

  constructor(url: string, headers: Record<string, string>, token?: string) {
    this.#socket = new WebSocket(url, { headers });
    this.ready = new Promise((resolve, reject) => {
      this.#socket.once('open', () => this.say({ type: 'hello', ...(token && { token }) }));
      this.#socket.once('close', (code) => {
        if (!this.#ended) console.log(`A line was closed by the server (${code}).`);
        reject(new Error('closed'));
      });
      this.#socket.on('message', (data) => {
        const event = JSON.parse(String(data));
        if (event.type === 'ready') resolve();
        if (event.type === 'messages') this.#take(event);
      });
    });
    this.#socket.on('error', () => undefined);
  }

  /** As a page does: what arrives is marked as read. */
  #take(event: { case_id: string; messages: { seq: number; text: string }[] }): void {
    const last = event.messages.at(-1)?.seq ?? 0;
    this.say({ type: 'mark', case_id: event.case_id, delivered: last, read: last });
    for (const { text } of event.messages) this.#waiting.get(text)?.();
  }

  say(request: unknown): void {
    this.#socket.send(JSON.stringify(request));
  }

  heard(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('lost')), GIVEN_UP_AFTER);
      this.#waiting.set(text, () => {
        clearTimeout(late);
        this.#waiting.delete(text);
        resolve();
      });
    });
  }

  close(): void {
    this.#ended = true;
    this.#socket.close();
  }
}

async function timed(line: BenchLine, text: string, send: () => Promise<unknown>): Promise<number> {
  const heard = line.heard(text);
  const begun = performance.now();
  await Promise.all([send(), heard]);
  return performance.now() - begun;
}

/** A supporter with a line that watches their cases. */
interface Desk {
  client: PortalClient;
  line: BenchLine;
}

/** A supporter's account as the operator's command makes one, signed in with its second factor. */
async function signInStaff({ pool, newClient }: Opening, place: number): Promise<PortalClient> {
  const code = `ABCD2345EFGH6723ABCD${2_222 + place}`;
  const name = `bench-${place}@demo.example`;
  await pool.query(
    `insert into staff_members (id, login, display_name, role, setup_hash, setup_expires_at, created_at)
     values (gen_random_uuid(), $2, '見本', 'supporter', $1, now() + interval '1 hour', now())`,
    [hashSecret(code), name],
  );
  const desk = newClient(`10.9.9.${place}`);
  const login = { login: name, password: code };
  const { secret } = await desk.json<{ secret: string }>('POST', '/api/desk/login', login);
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' });
  await desk.json('POST', '/api/desk/login/set-up', { password: 'tsukue-no-mado-41', code: totp.generate() });
  await desk.call('GET', '/api/sanctum/csrf-cookie');
  return desk;
}

/**
 * Members who sign up and ask, each with a line; twenty of them to a supporter, who has taken their cases and sits at an
 * address of their own, so that nobody sends more than a person would.
 */
export async function openChats(opening: Opening): Promise<Chat[]> {
  const { port, count, newClient } = opening;
  const base = `ws://localhost:${port}`;
  const origin = `http://localhost:${port}`;
  const openDesk = async (place: number): Promise<Desk> => {
    const client = await signInStaff(opening, place);
    const cookie = client.cookiesFor('/api/desk/live');
    const line = new BenchLine(`${base}/api/desk/live`, { origin, cookie });
    await line.ready;
    return { client, line };
  };
  const desks: Promise<Desk>[] = [];
  const deskFor = (index: number) => {
    const place = Math.floor(index / CASES_OF_A_LINE);
    desks[place] ??= openDesk(place);
    return desks[place];
  };

  const openOne = async (index: number): Promise<Chat> => {
    const member = newClient(`10.1.${index >> 8}.${index & 255}`);
    const digits = String(10_000_000 + index);
    await member.signUp({
      phone: `090${digits}`,
      email: `bench-${digits}@demo.example`,
      password: 'ひだまりの庭で休む',
    });
    const { id } = await member.json<{ id: string }>('POST', '/api/consultations', {
      text: 'はじめます。',
      client_key: randomUUID(),
    });
    const { client: desk, line: deskLine } = await deskFor(index);
    await desk.json('POST', `/api/desk/cases/${id}/take`, {});
    deskLine.say({ type: 'watch', case_id: id, after: 1 });
    const own = new BenchLine(`${base}/api/consultations/live`, { origin }, member.accessToken ?? '');
    await own.ready;
    own.say({ type: 'watch', case_id: id, after: 1 });
    const sending = (text: string) => ({ text, client_key: randomUUID() });
    return {
      askMember: (text) =>
        timed(deskLine, text, () => member.json('POST', `/api/consultations/${id}/messages`, sending(text))),
      answer: (text) =>
        timed(own, text, () => desk.json('POST', `/api/desk/cases/${id}/replies`, sending(text))),
      close: () => {
        own.close();
        deskLine.close();
      },
    };
  };

  const chats: Chat[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < count) {
        next += 1;
        chats.push(await openOne(next - 1));
      }
    }),
  );
  return chats;
}

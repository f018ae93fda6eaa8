import { LIVE_CLOSE, type LiveEvent, type LiveRequest } from '@hidamari/contract/consultations';

/** Waits before the connection is opened again, in milliseconds, each up to half as long again; the last one repeats. */
const OPEN_AGAIN_AFTER = [300, 1_000, 2_000, 5_000, 10_000];
/** A connection that says nothing for this long is asked whether it still carries anything. */
const PROBE_EVERY_MS = 40_000;
/** An answer later than this never comes: telephones change networks without telling anybody. */
const ANSWER_WITHIN_MS = 6_000;

/** A case that is shown on this page: how far it is known, and what hears of it. */
interface Watch {
  after(): number;
  hear(event: LiveEvent): void;
}

interface ConnectionOptions {
  /** `/api/consultations/live`. */
  path: string;
  /** Gets ready to say hello, renewing what has run out; rejects when the session is over for good. */
  prepare(): Promise<{ token?: string | undefined }>;
  /** Told when the connection carries (true) and when it does not. */
  onCarrying(isCarrying: boolean): void;
  /** Events that belong to no watched case, such as that of the queue. */
  onEvent?(event: LiveEvent): void;
}

/**
 * One tab's live connection. It opens itself again after whatever happens (a tunnel, a sleeping telephone, a server that is
 * replaced), and asks for each watched case from where this page is: nothing is lost and nothing comes twice.
 */
export class LiveConnection {
  readonly #options: ConnectionOptions;
  readonly #watches = new Map<string, Watch>();
  #socket: WebSocket | null = null;
  #isCarrying = false;
  #isClosed = true;
  #tries = 0;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    if (!this.#isClosed) return;
    this.#isClosed = false;
    window.addEventListener('online', this.#look);
    document.addEventListener('visibilitychange', this.#look);
    void this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    window.removeEventListener('online', this.#look);
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.#drop();
  }

  /** Returns how to stop watching. */
  watch(caseId: string, watch: Watch): () => void {
    this.#watches.set(caseId, watch);
    if (this.#isCarrying) this.#say({ type: 'watch', case_id: caseId, after: watch.after() });
    return () => {
      this.#watches.delete(caseId);
      if (this.#isCarrying) this.#say({ type: 'leave', case_id: caseId });
    };
  }

  /** False while the connection does not carry: then it has to be said another way. */
  mark(caseId: string, marks: { delivered: number; read: number }): boolean {
    if (this.#isCarrying) this.#say({ type: 'mark', case_id: caseId, ...marks });
    return this.#isCarrying;
  }

  /** False while the connection does not carry: then nobody hears it. */
  sayTyping(caseId: string): boolean {
    if (this.#isCarrying) this.#say({ type: 'typing', case_id: caseId });
    return this.#isCarrying;
  }

  async #connect(): Promise<void> {
    this.#drop();
    this.#attempt += 1;
    const attempt = this.#attempt;
    try {
      const { token } = await this.#options.prepare();
      // Somebody came back to the page meanwhile, and a later try is on its way: two connections would be one too many.
      if (this.#isClosed || attempt !== this.#attempt) return;
      const socket = new WebSocket(addressOf(this.#options.path));
      this.#socket = socket;
      socket.onopen = () => this.#say(token === undefined ? { type: 'hello' } : { type: 'hello', token });
      socket.onmessage = ({ data }) => this.#hear(socket, JSON.parse(String(data)) as LiveEvent);
      socket.onclose = ({ code }) => this.#lost(socket, code);
      // An address that answers nothing at all: some networks swallow such connections.
      this.#expectAnswer();
    } catch {
      if (attempt === this.#attempt) this.#openAgain();
    }
  }

  #hear(socket: WebSocket, event: LiveEvent): void {
    if (socket !== this.#socket) return;
    this.#expectQuiet();
    if (event.type === 'ready') this.#carry();
    if ('case_id' in event) this.#watches.get(event.case_id)?.hear(event);
    this.#options.onEvent?.(event);
  }

  #carry(): void {
    this.#tries = 0;
    this.#setCarrying(true);
    for (const [case_id, watch] of this.#watches) this.#say({ type: 'watch', case_id, after: watch.after() });
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    // Until somebody comes back to this page, what is new is asked for.
    if (code === LIVE_CLOSE.replaced) return;
    // Refused for what was said: saying it again at once would be refused again.
    if (code === LIVE_CLOSE.refused) this.#tries = OPEN_AGAIN_AFTER.length - 1;
    this.#openAgain();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#probe);
    socket?.close();
    this.#setCarrying(false);
  }

  #openAgain(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const wait = OPEN_AGAIN_AFTER[Math.min(this.#tries, OPEN_AGAIN_AFTER.length - 1)] ?? 0;
    this.#tries += 1;
    this.#timer = setTimeout(() => void this.#connect(), wait * (1 + Math.random() / 2));
  }

  /** Coming back to the page, or to the net: the connection is tried at once. */
  readonly #look = (): void => {
    if (document.visibilityState === 'hidden' || this.#isClosed) return;
    if (this.#isCarrying) this.#ask();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#connectNow();
  };

  #connectNow(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    void this.#connect();
  }

  #expectQuiet(): void {
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => this.#ask(), PROBE_EVERY_MS);
  }

  /** Asks for what is watched once more: whatever comes back shows that the connection carries. */
  #ask(): void {
    const [first] = this.#watches;
    if (first) this.#say({ type: 'watch', case_id: first[0], after: first[1].after() });
    if (first) this.#expectAnswer();
    else this.#expectQuiet();
  }

  #expectAnswer(): void {
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      this.#drop();
      this.#openAgain();
    }, ANSWER_WITHIN_MS);
  }

  #setCarrying(isCarrying: boolean): void {
    if (this.#isCarrying === isCarrying) return;
    this.#isCarrying = isCarrying;
    this.#options.onCarrying(isCarrying);
  }

  #say(request: LiveRequest): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }
}

function addressOf(path: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}

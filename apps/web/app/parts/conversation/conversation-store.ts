import type {
  CaseMarks,
  ConsultationMessage,
  LiveEvent,
  MessagePage,
} from '@hidamari/contract/consultations';
import type { CaseStatus } from '@hidamari/domain/consultations';
import { portalNow } from '../../shell/portal-clock/index.ts';
import {
  type ConversationState,
  lastSeqOf,
  leavesGap,
  type MessageAttachments,
  type OutgoingMessage,
  type Refusal,
  withMessages,
} from './conversation-state.ts';
import type { LiveConnection } from './live-connection.ts';

/** The calls of one side: members and the desk talk to different ones. */
export interface ConversationCalls {
  readMessages(span: { after: number } | { before: number }): Promise<MessagePage>;
  send(
    message: Pick<OutgoingMessage, 'text' | 'pictures' | 'attached' | 'clientKey'>,
  ): Promise<ConsultationMessage>;
  /** Said over the connection where it carries; this way where it does not. */
  mark(marks: { delivered: number; read: number }): Promise<void>;
  /** What the writer reads where a message was not taken. */
  refusalOf(error: unknown): Refusal;
}

/** What the page came with. */
export interface ConversationStart {
  messages: MessagePage;
  marks: CaseMarks;
  status: CaseStatus;
  version: number;
}

interface StoreOptions {
  caseId: string;
  side: 'member' | 'staff';
  calls: ConversationCalls;
  connection: Pick<LiveConnection, 'watch' | 'mark' | 'sayTyping'>;
  start: ConversationStart;
  /** Keeps what is on its way beyond a reload. */
  keepOutgoing(outgoing: readonly OutgoingMessage[]): void;
  /** Name, summary, or who looks after it changed. */
  onCaseChanged(): void;
}

/** While the connection does not carry, news is asked for this often. */
const ASK_EVERY_MS = 5_000;
/** The same during maintenance. */
const ASK_IN_MAINTENANCE_MS = 30_000;
/** 「入力しています」 is taken back after this. */
const TYPING_SHOWN_MS = 4_000;
/** It is said this often while somebody writes: before it would be taken back. */
const TYPING_EVERY_MS = 2_000;
/** Tries of one message by itself: a tunnel, a server that is replaced. */
const SEND_AGAIN_AFTER = [1_000, 3_000, 8_000];

/**
 * One conversation on one page: what is known, what is on its way, and how it stays whole. News comes by the connection; while
 * that is away it is asked for; both by the place of the last known message, so that nothing is missed or doubled.
 */
export class ConversationStore {
  #state: ConversationState;
  readonly #options: StoreOptions;
  readonly #listeners = new Set<() => void>();
  #leave: (() => void) | null = null;
  #asking: ReturnType<typeof setInterval> | undefined;
  #typing: ReturnType<typeof setTimeout> | undefined;
  #saidTypingAt = 0;
  #askedInVainAt = 0;
  #isSending = false;
  #fetching: Promise<void> | null = null;
  #isBehind = false;
  #marked = { delivered: 0, read: 0 };
  #version: number;

  constructor(options: StoreOptions) {
    this.#options = options;
    const { messages, marks, status, version } = options.start;
    this.#version = version;
    const empty: ConversationState = {
      messages: [],
      outgoing: [],
      marks,
      status,
      hasEarlier: messages.has_more,
      hasEarlierFailed: false,
      lookedBackAt: null,
      isOtherTyping: false,
      connection: 'asking',
      trouble: null,
    };
    this.#state = withMessages(empty, messages.data);
  }

  get = (): ConversationState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What was on its way when the page was left, or reloaded; what has arrived since is known by its key. */
  restore(outgoing: readonly OutgoingMessage[]): void {
    const known = new Set(this.#state.messages.map(({ client_key: key }) => key));
    const waiting = outgoing.filter(({ clientKey }) => !known.has(clientKey));
    if (waiting.length > 0) this.#setOutgoing(waiting.map((message) => ({ ...message, refusal: null })));
  }

  /** From here on the page follows the conversation. Returns how to stop. */
  begin(): () => void {
    const { connection, caseId } = this.#options;
    this.#leave = connection.watch(caseId, { after: () => lastSeqOf(this.#state), hear: this.#hear });
    this.#asking = setInterval(() => {
      const isNeeded = this.#state.connection !== 'live' || this.#isBehind;
      if (this.#isResting()) return;
      if (isNeeded && document.visibilityState === 'visible') void this.#catchUp();
    }, ASK_EVERY_MS);
    void this.#sendNext();
    return () => {
      this.#leave?.();
      clearInterval(this.#asking);
      clearTimeout(this.#typing);
    };
  }

  carrying(isCarrying: boolean): void {
    this.#set({ connection: isCarrying ? 'live' : 'asking' });
    if (isCarrying) this.#noteReturn();
  }

  /**
   * Takes a message in and sends it, after those before it. Answers its key at once: it stands in the list from here on.
   */
  send(text: string, { pictures = [], attached = null }: Partial<MessageAttachments> = {}): string {
    const outgoing: OutgoingMessage = {
      clientKey: crypto.randomUUID(),
      text,
      pictures,
      attached,
      at: portalNow().toISOString(),
      refusal: null,
    };
    this.#setOutgoing([...this.#state.outgoing, outgoing]);
    void this.#sendNext();
    return outgoing.clientKey;
  }

  /** Once more, under the same key: should it have arrived after all, it is still one message. */
  sendAgain(clientKey: string): void {
    this.#change(clientKey, { refusal: null });
    void this.#sendNext();
  }

  discard(clientKey: string): void {
    this.#setOutgoing(this.#state.outgoing.filter((message) => message.clientKey !== clientKey));
  }

  async loadEarlier(): Promise<void> {
    const first = this.#state.messages[0]?.seq;
    if (first === undefined) return;
    this.#set({ lookedBackAt: lastSeqOf(this.#state) });
    try {
      const page = await this.#options.calls.readMessages({ before: first });
      this.#put(
        withMessages({ ...this.#state, hasEarlier: page.has_more, hasEarlierFailed: false }, page.data),
      );
    } catch {
      this.#set({ hasEarlierFailed: true });
    }
  }

  /** Every page from before, one after the other; false where one did not come. */
  async loadAllEarlier(): Promise<boolean> {
    while (this.#state.hasEarlier) {
      const first = this.#state.messages[0]?.seq;
      await this.loadEarlier();
      if (this.#state.hasEarlierFailed || this.#state.messages[0]?.seq === first) return false;
    }
    return true;
  }

  /** Everything has arrived here; `isSeen`: and is on the screen before somebody. */
  noteSeen(isSeen: boolean): void {
    const last = lastSeqOf(this.#state);
    const next = { delivered: last, read: isSeen ? last : this.#marked.read };
    if (next.delivered === this.#marked.delivered && next.read === this.#marked.read) return;
    this.#marked = next;
    const { connection, caseId, calls } = this.#options;
    // Marks are no words: one that does not arrive is made good by the next.
    if (!connection.mark(caseId, next)) void calls.mark(next).catch(() => undefined);
  }

  /** At every key: said once in a while, since a quick hand would else be taken for a flood and lose its connection. */
  sayTyping(): void {
    const now = portalNow().getTime();
    if (now - this.#saidTypingAt < TYPING_EVERY_MS) return;
    if (this.#options.connection.sayTyping(this.#options.caseId)) this.#saidTypingAt = now;
  }

  readonly #hear = (event: LiveEvent): void => {
    if ('version' in event) this.#noteVersion(event.version);
    if (event.type === 'messages') {
      if (leavesGap(this.#state, event.messages)) void this.#catchUp();
      this.#put(withMessages({ ...this.#state, marks: event.marks, status: event.status }, event.messages));
      if (event.messages.some(({ author }) => author !== this.#options.side)) this.#endTyping();
    }
    if (event.type === 'marks') this.#set({ marks: event.marks, status: event.status });
    if (event.type === 'typing') this.#showTyping();
  };

  #noteVersion(version: number): void {
    if (version === this.#version) return;
    this.#version = version;
    this.#options.onCaseChanged();
  }

  /** Resolves once a reading that began after this call is over: one that was under way may have come too early. */
  #catchUp(): Promise<void> {
    this.#isBehind = true;
    this.#fetching ??= this.#fetchUntilWhole();
    return this.#fetching;
  }

  async #fetchUntilWhole(): Promise<void> {
    try {
      while (this.#isBehind) {
        this.#isBehind = false;
        const page = await this.#options.calls.readMessages({ after: lastSeqOf(this.#state) });
        this.#put(withMessages(this.#state, page.data));
        this.#isBehind ||= page.has_more;
      }
      // Without the connection nothing else tells of a name, a summary or a mark.
      this.#options.onCaseChanged();
      if (this.#state.connection === 'away') this.#set({ connection: 'asking' });
      if (this.#state.trouble !== null) this.#noteReturn();
    } catch (error) {
      // The next look, in a few seconds, asks again: where a gap was seen, even while the connection carries.
      this.#isBehind = true;
      this.#set({ trouble: this.#options.calls.refusalOf(error) });
      this.#askedInVainAt = portalNow().getTime();
      if (this.#state.connection === 'asking') this.#set({ connection: 'away' });
    } finally {
      this.#fetching = null;
    }
  }

  /** Nothing is asked for while nobody is logged in, and seldom during maintenance: the words say how it goes on. */
  #isResting(): boolean {
    const { trouble } = this.#state;
    if (trouble?.code !== 'maintenance') return trouble?.next === 'sign-in';
    return portalNow().getTime() - this.#askedInVainAt < ASK_IN_MAINTENANCE_MS;
  }

  /** The service is reached again: what did not go for want of it goes now, as it was said that it would. */
  #noteReturn(): void {
    this.#set({ trouble: null });
    const { outgoing } = this.#state;
    if (!outgoing.some(({ refusal }) => refusal?.goesOnReturn)) return;
    this.#setOutgoing(
      outgoing.map((message) => (message.refusal?.goesOnReturn ? { ...message, refusal: null } : message)),
    );
    void this.#sendNext();
  }

  /** One after the other, in the order they were written. */
  async #sendNext(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#waiting(); next; next = this.#waiting()) await this.#sendOne(next);
    } finally {
      this.#isSending = false;
    }
  }

  #waiting(): OutgoingMessage | undefined {
    return this.#state.outgoing.find(({ refusal }) => refusal === null);
  }

  async #sendOne({ clientKey, text, pictures, attached }: OutgoingMessage): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        const message = await this.#options.calls.send({ text, pictures, attached, clientKey });
        const arrived = [message];
        if (leavesGap(this.#state, arrived)) await this.#catchUp();
        this.#put(withMessages(this.#state, arrived));
        return this.discard(clientKey);
      } catch (error) {
        const refusal = this.#options.calls.refusalOf(error);
        const wait = SEND_AGAIN_AFTER[tries];
        if (!refusal.again || wait === undefined) return this.#change(clientKey, { refusal });
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  #change(clientKey: string, change: Partial<OutgoingMessage>): void {
    this.#setOutgoing(
      this.#state.outgoing.map((message) =>
        message.clientKey === clientKey ? { ...message, ...change } : message,
      ),
    );
  }

  #showTyping(): void {
    clearTimeout(this.#typing);
    this.#set({ isOtherTyping: true });
    this.#typing = setTimeout(() => this.#set({ isOtherTyping: false }), TYPING_SHOWN_MS);
  }

  #endTyping(): void {
    clearTimeout(this.#typing);
    this.#set({ isOtherTyping: false });
  }

  #setOutgoing(outgoing: readonly OutgoingMessage[]): void {
    this.#put({ ...this.#state, outgoing });
  }

  #set(change: Partial<ConversationState>): void {
    this.#put({ ...this.#state, ...change });
  }

  #put(state: ConversationState): void {
    if (state.outgoing !== this.#state.outgoing) this.#options.keepOutgoing(state.outgoing);
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

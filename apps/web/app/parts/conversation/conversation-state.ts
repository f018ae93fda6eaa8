import type { CaseMarks, ConsultationMessage } from '@hidamari/contract/consultations';
import type { CaseStatus } from '@hidamari/domain/consultations';

/** What goes with the words of a message. */
export type MessageAttachments = Pick<ConsultationMessage, 'pictures' | 'attached'>;

/** A message on its way: it has its key, and no place in the conversation yet. */
export interface OutgoingMessage extends MessageAttachments {
  clientKey: string;
  text: string;
  /** When it was sent, by this device's clock. */
  at: string;
  /** Why it did not go; null while it is on its way. */
  refusal: Refusal | null;
}

/** Why a message was not taken, or why no news comes. */
export interface Refusal {
  code: string;
  /** What the writer reads. */
  words: string;
  /** Sending it once more by itself, at once, may help. */
  again: boolean;
  /** It goes by itself as soon as this page reaches the service again. */
  goesOnReturn: boolean;
  /** What the writer can do: send it again, log in, or neither. */
  next: 'again' | 'sign-in' | 'none';
}

/** A conversation as one page shows it. */
export interface ConversationState {
  /** In the order of their places, without a gap from the first of them on. */
  messages: readonly ConsultationMessage[];
  outgoing: readonly OutgoingMessage[];
  marks: CaseMarks;
  status: CaseStatus;
  /** Earlier messages lie on the server. */
  hasEarlier: boolean;
  /** They were asked for, and did not come. */
  hasEarlierFailed: boolean;
  /** The last place at the time they were asked for: until more news comes, what is added is from before. */
  lookedBackAt: number | null;
  /** The other side is writing. */
  isOtherTyping: boolean;
  /** How news comes: by the connection, by asking, or not at all. */
  connection: 'live' | 'asking' | 'away';
  /** Why it does not come at all; null while it does. */
  trouble: Refusal | null;
}

/**
 * The place up to which this page knows everything: where messages beyond it have come before those in between, what is
 * asked for next begins at the gap, and nothing beyond it is said to have been read.
 */
export function lastSeqOf({ messages }: Pick<ConversationState, 'messages'>): number {
  const gap = messages.findIndex(({ seq }, at) => at > 0 && seq !== (messages[at - 1]?.seq ?? 0) + 1);
  return messages.at(gap === -1 ? -1 : gap - 1)?.seq ?? 0;
}

/** The key of the newest message of one side, also while it is on its way. */
export function newestOwnKey(
  { messages, outgoing }: Pick<ConversationState, 'messages' | 'outgoing'>,
  side: ConsultationMessage['author'],
): string | undefined {
  return outgoing.at(-1)?.clientKey ?? messages.findLast(({ author }) => author === side)?.client_key;
}

/** Takes messages in: each once, in their order, and what was on its way has arrived by its key. */
export function withMessages(
  state: ConversationState,
  news: readonly ConsultationMessage[],
): ConversationState {
  const known = new Map(state.messages.map((message) => [message.seq, message]));
  for (const message of news) known.set(message.seq, message);
  if (known.size === state.messages.length) return state;
  const messages = [...known.values()].sort((one, other) => one.seq - other.seq);
  const arrived = new Set(messages.map(({ client_key: key }) => key));
  return { ...state, messages, outgoing: state.outgoing.filter(({ clientKey }) => !arrived.has(clientKey)) };
}

/** True where what came does not follow on what is known: something in between has to be fetched first. */
export function leavesGap(state: ConversationState, news: readonly ConsultationMessage[]): boolean {
  const last = lastSeqOf(state);
  const next = news.find(({ seq }) => seq > last);
  return next !== undefined && next.seq > last + 1;
}

/** The login has ended: until its member is back, nothing goes and nothing comes. */
export const needsSignIn = ({
  outgoing,
  trouble,
}: Pick<ConversationState, 'outgoing' | 'trouble'>): boolean =>
  trouble?.next === 'sign-in' || outgoing.some(({ refusal }) => refusal?.next === 'sign-in');

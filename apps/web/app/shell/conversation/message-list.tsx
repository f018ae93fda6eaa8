import type { CaseMarks, ConsultationMessage } from '@hidamari/contract/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Conversation, ConversationNote, Message, type MessageState } from '@hidamari/ui/conversation';
import { Fragment, type ReactNode } from 'react';
import type { ConversationState, OutgoingMessage } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';

/** How one side's page names people and tells what became of a message. */
export interface ConversationWords {
  side: 'member' | 'staff';
  /** 「あなた」, or the supporter's own name. */
  own: string;
  other(message: ConsultationMessage): string;
  fateOf(message: ConsultationMessage, marks: CaseMarks): string;
}

/** What goes with the words of a message. */
export type BesideWords = Pick<ConsultationMessage, 'pictures' | 'attached'>;

interface MessageListProps {
  state: ConversationState;
  store: ConversationStore;
  words: ConversationWords;
  /** Pictures and what was put beside the words. */
  beside?(message: BesideWords): ReactNode;
  /** After the last message: a promise, or what happened. */
  end?: ReactNode;
}

/** The conversation: a line for each day, each message once, and at the end what is still on its way. */
export function MessageList({ state, store, words, beside, end }: MessageListProps) {
  const { messages, outgoing, marks, hasEarlier } = state;
  const lastOwn = messages.findLast(({ author }) => author === words.side);
  return (
    <>
      {hasEarlier ? (
        <div className="conversation-earlier">
          <Button kind="quiet" size="small" icon="up" onClick={() => void store.loadEarlier()}>
            前のやりとりを見る
          </Button>
        </div>
      ) : null}
      <Conversation name="やりとり">
        {messages.map((message, index) => (
          <Fragment key={message.client_key}>
            <DayNote message={message} before={messages[index - 1]} />
            <Message
              side={message.author === words.side ? 'own' : 'other'}
              who={message.author === words.side ? ownName(message, words) : words.other(message)}
              at={message.at.slice(11, 16)}
              dateTime={`${message.at.replace(' ', 'T')}+09:00`}
              text={message.text}
              beside={beside?.(message)}
              state={message === lastOwn ? { kind: 'sent', words: words.fateOf(message, marks) } : undefined}
            />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <Message
            key={message.clientKey}
            side="own"
            who={words.own}
            at={clockOf(message.at)}
            dateTime={message.at}
            text={message.text}
            beside={beside?.({ pictures: message.pictures, attached: null })}
            state={fateOfOutgoing(message, store)}
          />
        ))}
        {end ? <ConversationNote>{end}</ConversationNote> : null}
      </Conversation>
    </>
  );
}

/** A colleague may have answered before: each answer has the name of who wrote it. */
const ownName = (message: ConsultationMessage, { side, own }: ConversationWords) =>
  side === 'staff' ? (message.staff_name ?? own) : own;

function DayNote({
  message,
  before,
}: {
  message: ConsultationMessage;
  before: ConsultationMessage | undefined;
}) {
  const day = message.at.slice(0, 10);
  return before?.at.startsWith(day) ? null : <ConversationNote>{formatMonthDay(day)}</ConversationNote>;
}

function fateOfOutgoing({ clientKey, refusal }: OutgoingMessage, store: ConversationStore): MessageState {
  if (refusal === null) return { kind: 'sending' };
  return {
    kind: 'failed',
    words: refusal.words,
    actions: (
      <span className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" size="small" icon="trash" onClick={() => store.discard(clientKey)}>
          取り消す
        </Button>
        <Button kind="plain" size="small" icon="refresh" onClick={() => store.sendAgain(clientKey)}>
          もう一度送る
        </Button>
      </span>
    ),
  };
}

/** By the device's own clock, in Japan's time. */
function clockOf(iso: string): string {
  return new Date(Date.parse(iso) + 9 * 3_600_000).toISOString().slice(11, 16);
}

import type { CaseMarks, ConsultationMessage } from '@hidamari/contract/consultations';
import { formatMonthDay } from '@hidamari/domain/japanese-dates';
import { Button } from '@hidamari/ui/button';
import { Conversation, ConversationNote, Message, type MessageState } from '@hidamari/ui/conversation';
import { Fragment, type ReactNode, type Ref, useRef } from 'react';
import { pressable } from '../../shell/pressable-text.tsx';
import {
  type ConversationState,
  lastSeqOf,
  type MessageAttachments,
  type OutgoingMessage,
} from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';

/** How one side's page names people and tells what became of a message. */
export interface ConversationWords {
  side: 'member' | 'staff';
  /** 「あなた」, or the supporter's own name. */
  own: string;
  other(message: ConsultationMessage): string;
  fateOf(message: ConsultationMessage, marks: CaseMarks): string;
}

interface MessageListProps {
  state: ConversationState;
  store: ConversationStore;
  words: ConversationWords;
  /** Pictures and what was put beside the words. */
  beside?(message: MessageAttachments): ReactNode;
  /** Right under a message, across the whole width: what its words call for. */
  under?(clientKey: string): ReactNode;
  /** Where that stands. */
  underMark?: Ref<HTMLLIElement>;
  /** After the last message: a promise, or what happened. */
  end?: ReactNode;
}

/** The conversation: a line for each day, each message once, and at the end what is still on its way. */
export function MessageList({ state, store, words, beside, under, underMark, end }: MessageListProps) {
  const { messages, outgoing, marks, hasEarlier, hasEarlierFailed } = state;
  const lastOwn = messages.findLast(({ author }) => author === words.side);
  const log = useRef<HTMLDivElement>(null);
  const lookBack = async () => {
    await store.loadEarlier();
    // The button goes with the last of the earlier ones.
    if (!store.get().hasEarlier) log.current?.focus();
  };
  return (
    <>
      {hasEarlier ? <p className="conversation-cut">これより前のやりとりは、印刷していません。</p> : null}
      {hasEarlier ? (
        <div className="conversation-earlier">
          <Button kind="quiet" size="small" icon="up" onClick={() => void lookBack()}>
            前のやりとりを見る
          </Button>
          <p role="status" className="empty:absolute">
            {hasEarlierFailed ? '前のやりとりを読みこめませんでした。もう一度押してください。' : ''}
          </p>
        </div>
      ) : null}
      <Conversation name="やりとり" ref={log} isLookingBack={state.lookedBackAt === lastSeqOf(state)}>
        {messages.map((message, index) => (
          <Fragment key={message.client_key}>
            <DayNote message={message} before={messages[index - 1]} />
            <Message
              side={message.author === words.side ? 'own' : 'other'}
              who={message.author === words.side ? ownName(message, words) : words.other(message)}
              at={message.at.slice(11, 16)}
              dateTime={`${message.at.replace(' ', 'T')}+09:00`}
              text={pressable(message.text)}
              beside={beside?.(message)}
              state={message === lastOwn ? { kind: 'sent', words: words.fateOf(message, marks) } : undefined}
            />
            <Under what={under?.(message.client_key)} mark={underMark} />
          </Fragment>
        ))}
        {outgoing.map((message) => (
          <Fragment key={message.clientKey}>
            <Message
              side="own"
              who={words.own}
              at={clockOf(message.at)}
              dateTime={message.at}
              text={message.text}
              beside={beside?.(message)}
              state={fateOfOutgoing(message, store, () => log.current?.focus())}
            />
            <Under what={under?.(message.clientKey)} mark={underMark} />
          </Fragment>
        ))}
        {end ? <ConversationNote>{end}</ConversationNote> : null}
      </Conversation>
    </>
  );
}

function Under({ what, mark }: { what: ReactNode; mark: Ref<HTMLLIElement> | undefined }) {
  return what ? (
    <li ref={mark} className="conversation-under">
      {what}
    </li>
  ) : null;
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

function fateOfOutgoing(
  { clientKey, refusal }: OutgoingMessage,
  store: ConversationStore,
  onGone: () => void,
): MessageState {
  const discard = () => {
    onGone();
    store.discard(clientKey);
  };
  if (refusal === null) return { kind: 'sending' };
  return {
    kind: 'failed',
    words: refusal.words,
    actions: (
      <span className="flex flex-wrap justify-end gap-2">
        <Button kind="quiet" size="small" icon="trash" onClick={discard}>
          取り消す
        </Button>
        {refusal.next === 'again' ? (
          <Button kind="plain" size="small" icon="refresh" onClick={() => store.sendAgain(clientKey)}>
            もう一度送る
          </Button>
        ) : null}
      </span>
    ),
  };
}

/** By the device's own clock, in Japan's time. */
function clockOf(iso: string): string {
  return new Date(Date.parse(iso) + 9 * 3_600_000).toISOString().slice(11, 16);
}

import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/index.ts';

export type ConversationProps = {
  /** What the list is: 「やりとり」. Spoken, not shown. */
  name: string;
  /** What comes in just now was written before: it is not read out as news. */
  isLookingBack?: boolean;
  /** Where the focus goes when what had it is gone. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/**
 * Messages in the order they were written. New ones are read out as they come, and nothing else of the list is: it is
 * a log, and a log that is drawn anew stays silent.
 */
export function Conversation({ name, isLookingBack = false, ref, children }: ConversationProps) {
  return (
    <div
      ref={ref}
      role="log"
      aria-label={name}
      aria-relevant="additions"
      aria-live={isLookingBack ? 'off' : 'polite'}
      tabIndex={-1}
    >
      <ol className="ui-conversation">{children}</ol>
    </div>
  );
}

/** What became of a message on its way. */
export type MessageState =
  | { kind: 'sending' }
  | { kind: 'failed'; words: string; actions: ReactNode }
  | { kind: 'sent'; words: string };

export type MessageProps = {
  /** own: of whoever looks; other: of the other side. */
  side: 'own' | 'other';
  /** 「あなた」「佐藤（相談員）」「山田さん」. */
  who: string;
  /** The time as it is read. */
  at: string;
  /** The same for machines. */
  dateTime: string;
  /** Kept as it was typed, line breaks too; telephone numbers in it may be links. */
  text: ReactNode;
  /** Pictures, or what was put beside the words. */
  beside?: ReactNode;
  state?: MessageState | undefined;
};

/** One message: who, when, and the words. Side and edge tell whose it is, and the name says it. */
export function Message({ side, who, at, dateTime, text, beside, state }: MessageProps) {
  return (
    <li className="ui-message" data-side={side} data-state={state?.kind}>
      <p className="ui-message-head">
        <b>{who}</b>
        <time className="ui-num" dateTime={dateTime}>
          {at}
        </time>
      </p>
      {text === '' ? null : <div className="ui-message-text">{text}</div>}
      {beside}
      {state ? <MessageFate {...state} /> : null}
    </li>
  );
}

function MessageFate(state: MessageState) {
  if (state.kind === 'sending') return <p className="ui-message-fate">送っています…</p>;
  if (state.kind === 'sent') {
    return (
      <p className="ui-message-fate">
        <Icon name="check" size={16} />
        {state.words}
      </p>
    );
  }
  return (
    <div className="ui-message-failed">
      <p>
        <Icon name="alert" size={18} />
        {state.words}
      </p>
      {state.actions}
    </div>
  );
}

/** A line between the messages: the day, or what happened. */
export function ConversationNote({ children }: { children: ReactNode }) {
  return (
    <li className="ui-conversation-note">
      <p>{children}</p>
    </li>
  );
}

/** 「佐藤さんが入力しています」: its place is kept, so that nothing moves when it comes and goes. */
export function TypingLine({ words }: { words: string | null }) {
  return (
    <p className="ui-typing" data-shown={words === null ? undefined : ''} aria-hidden="true">
      {words ?? '　'}
    </p>
  );
}

export type ComposerProps = {
  /** The field and what belongs under it. */
  children: ReactNode;
  /** Tools at the left. */
  tools?: ReactNode;
  /** The button that sends. */
  send: ReactNode;
};

/** The place where one writes on: an edge of ink, since this is the place. */
export function Composer({ children, tools, send }: ComposerProps) {
  return (
    <div className="ui-composer">
      {children}
      <div className="ui-composer-row">
        <div className="ui-composer-tools">{tools}</div>
        {send}
      </div>
    </div>
  );
}

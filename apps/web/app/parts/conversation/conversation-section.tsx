import './conversation.css';
import { Button } from '@hidamari/ui/button';
import { TypingLine } from '@hidamari/ui/conversation';
import { Notice } from '@hidamari/ui/notice';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SignInAgain } from '../../shell/forms/sign-in-again.tsx';
import {
  lastSeqOf,
  type MessageAttachments,
  needsSignIn,
  newestOwnKey,
  type Refusal,
} from './conversation-state.ts';
import { type ConversationWords, MessageList } from './message-list.tsx';
import type { ConversationHandle } from './use-conversation.ts';

interface ConversationSectionProps extends ConversationHandle {
  words: ConversationWords;
  /** 「佐藤さん」: who is said to be writing. */
  otherName: string;
  beside?(message: MessageAttachments): ReactNode;
  /** Right under the message of this key. */
  under?(clientKey: string): ReactNode;
  end?: ReactNode;
  /** The field below, or what stands in its place. */
  composer: ReactNode;
  /** Where one logs in whose login has ended, and comes back here. */
  signInHref: string;
  /** In a place of its own it opens where it ended; on a page it begins with the page. */
  opensAtEnd?: boolean;
}

/** A conversation with its field, for either side: what came, what is on its way, and whether news arrives at all. */
export function ConversationSection(props: ConversationSectionProps) {
  const {
    state,
    store,
    words,
    otherName,
    beside,
    under,
    end,
    composer,
    opensAtEnd = false,
    signInHref,
  } = props;
  const endMark = useRef<HTMLDivElement>(null);
  const underMark = useRef<HTMLLIElement>(null);
  const { isInView, hasNews } = useEndInView(endMark, state.messages.length + state.outgoing.length);
  const last = lastSeqOf(state);
  useEffect(() => {
    if (opensAtEnd) endMark.current?.scrollIntoView({ block: 'center' });
  }, [opensAtEnd]);
  const newest = newestOwnKey(state, words.side);
  const callsUnder = newest !== undefined && under?.(newest) ? newest : null;
  // What the newest words call for is read before anything else, the end of the conversation too.
  useEffect(() => {
    if (callsUnder !== null) underMark.current?.scrollIntoView({ block: 'start' });
  }, [callsUnder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message more is what is to be marked.
  useEffect(() => store.noteSeen(isInView), [store, isInView, last]);
  return (
    <div className="conversation-part">
      <MessageList
        state={state}
        store={store}
        words={words}
        {...(beside && { beside })}
        {...(under && { under, underMark })}
        end={end}
      />
      <div className="conversation-foot">
        <TypingLine words={state.isOtherTyping ? `${otherName}が入力しています` : null} />
        {hasNews && !isInView ? (
          <Button
            kind="plain"
            size="small"
            icon="down"
            onClick={() => endMark.current?.scrollIntoView({ block: 'end' })}
          >
            新しい文があります
          </Button>
        ) : null}
        <div ref={endMark} className="conversation-end" />
      </div>
      {needsSignIn(state) ? (
        <SignInAgain href={signInHref} />
      ) : state.connection === 'away' ? (
        <Notice tone="caution" live>
          <p>{troubleWords(state.trouble)}</p>
        </Notice>
      ) : null}
      {composer}
    </div>
  );
}

/** Why no news comes: the maintenance in its own words, a fault of ours as one, else the connection. */
function troubleWords(trouble: Refusal | null): string {
  if (trouble?.code === 'maintenance') return trouble.words;
  const reason =
    trouble?.code === 'server' || trouble?.code === 'unavailable' ? OUR_FAULT : 'いまは通信できません。';
  return `${reason}書いたものは残り、つながったら送ります。`;
}

const OUR_FAULT = 'こちらの側の不具合で、いまはつながりません。';

/**
 * Whether the end of a conversation is before the eyes: in the window, in a tab that is looked at. Whoever is there is
 * kept there when more comes; whoever reads further up is not moved.
 * @param count how much the conversation holds: a new value is news.
 */
function useEndInView(end: RefObject<HTMLElement | null>, count: number) {
  const [isInView, setInView] = useState(false);
  const wasInView = useRef(false);
  const [seenCount, setSeenCount] = useState(count);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    let isIntersecting = false;
    const look = () => setInView(isIntersecting && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(([entry]) => {
      isIntersecting = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [end]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came is what moves the end.
  useLayoutEffect(() => {
    if (wasInView.current) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, end]);
  useEffect(() => {
    wasInView.current = isInView;
    if (isInView) setSeenCount(count);
  }, [isInView, count]);
  return { isInView, hasNews: count > seenCount };
}

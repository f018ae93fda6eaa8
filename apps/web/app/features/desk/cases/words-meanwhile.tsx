import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { Notice } from '@hidamari/ui/notice';
import { useState, useSyncExternalStore } from 'react';
import { lastSeqOf } from '../../../parts/conversation/conversation-state.ts';
import type { ConversationStore } from '../../../parts/conversation/conversation-store.ts';

type Conversation = Pick<ConversationStore, 'subscribe' | 'get'>;

/**
 * What the member writes while a supporter writes the summary, which may cover the conversation. It counts as seen where
 * it stood here when the server refused to close over it: told once, read here, and the next press goes through.
 */
export class SeenWords {
  readonly #conversation: Conversation;
  readonly #begunAt: number;
  #lastSeq: number;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
    this.#begunAt = lastSeqOf(conversation.get());
    this.#lastSeq = this.#begunAt;
  }

  /** The last message that was before the supporter's eyes. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** The member's words since the summary was begun. */
  get since(): readonly ConsultationMessage[] {
    const { messages } = this.#conversation.get();
    return messages.filter(({ author, seq }) => author === 'member' && seq > this.#begunAt);
  }

  noteSeen(): void {
    this.#lastSeq = lastSeqOf(this.#conversation.get());
  }
}

/** Begins with the summary, and follows the conversation. */
export function useSeenWords(store: Conversation): SeenWords {
  useSyncExternalStore(store.subscribe, store.get, store.get);
  return useState(() => new SeenWords(store))[0];
}

/** The words themselves, beside the button that would end the case. */
export function WordsMeanwhile({ words }: { words: readonly ConsultationMessage[] }) {
  return (
    <div aria-live="polite" className="empty:absolute">
      {words.length === 0 ? null : (
        <Notice tone="caution" title="書いているあいだに、新しいメッセージが届きました">
          <ul className="grid gap-3">
            {words.map(({ seq, text }) => (
              <li key={seq} className="whitespace-pre-wrap">
                {text === '' ? '写真が届いています。まとめを閉じて、ご覧ください。' : text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ConversationState } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';
import { type ConversationWords, MessageList } from './message-list.tsx';

const WORDS: ConversationWords = {
  side: 'member',
  own: 'あなた',
  other: () => '佐藤（相談員）',
  fateOf: () => '届きました',
};

const messageOf = (
  author: ConsultationMessage['author'],
  seq: number,
  text: string,
): ConsultationMessage => ({
  id: `00000000-0000-4000-8000-00000000000${seq}`,
  seq,
  author,
  staff_name: author === 'staff' ? '佐藤' : null,
  text,
  pictures: [],
  attached: null,
  at: '2026-11-20 11:00:00',
  client_key: `00000000-0000-4000-9000-00000000000${seq}`,
});

const STATE: ConversationState = {
  messages: [],
  outgoing: [],
  marks: { member_delivered: 0, member_read: 0, staff_read: 0 },
  status: 'working',
  hasEarlier: false,
  hasEarlierFailed: false,
  lookedBackAt: null,
  isOtherTyping: false,
  connection: 'live',
};

const draw = (state: Partial<ConversationState>) =>
  renderToStaticMarkup(
    <MessageList state={{ ...STATE, ...state }} store={{} as ConversationStore} words={WORDS} />,
  );

it('相談員の文の電話番号は押せて、自分の文は書いたまま読む', () => {
  const said = 'お電話は 0120-061-338 です。';
  const drawn = draw({ messages: [messageOf('staff', 1, said), messageOf('member', 2, said)] });
  expect(drawn.match(/<a href="tel:0120061338">0120-061-338<\/a>/g)).toHaveLength(1);
  expect(drawn).toContain(said);
});

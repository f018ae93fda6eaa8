import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { AppError } from '@hidamari/domain/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EMPTY_CONVERSATION } from './conversation-state.fixture.ts';
import type { ConversationState } from './conversation-state.ts';
import type { ConversationStore } from './conversation-store.ts';
import { type ConversationWords, MessageList } from './message-list.tsx';
import { refusalOf } from './refusal-of.ts';

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

const draw = (state: Partial<ConversationState>) =>
  renderToStaticMarkup(
    <MessageList state={{ ...EMPTY_CONVERSATION, ...state }} store={{} as ConversationStore} words={WORDS} />,
  );

it('電話番号は、相談員の文でも、会員の文でも押せる（0099）', () => {
  const said = 'お電話は 0120-061-338 です。';
  const drawn = draw({ messages: [messageOf('staff', 1, said), messageOf('member', 2, said)] });
  expect(drawn.match(/<a href="tel:0120061338">0120-061-338<\/a>/g)).toHaveLength(2);
});

it.each([
  ['通信できない', new Error('offline'), true],
  ['メンテナンス中の', new AppError('maintenance'), true],
  ['ログインの時間が終わった', new AppError('unauthenticated'), false],
  ['相談が終わって日がたった', new AppError('conflict'), false],
])('%s場合、届かなかった文の下の「もう一度送る」は、役に立つときだけある', (_, error, hasButton) => {
  const outgoing = [
    {
      ...{ clientKey: 'k', text: '書いた文です。', pictures: [], attached: null },
      at: '2026-11-20T02:00:00.000Z',
      refusal: refusalOf(error),
    },
  ];
  expect(draw({ outgoing }).includes('もう一度送る')).toBe(hasButton);
});

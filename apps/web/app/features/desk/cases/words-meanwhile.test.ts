import type { ConsultationMessage } from '@hidamari/contract/consultations';
import { expect, it } from 'vitest';
import type { ConversationState } from '../../../parts/conversation/conversation-state.ts';
import { SeenWords } from './words-meanwhile.tsx';

/** A conversation of which these have been written so far, each as its author and its place. */
function conversationOf(...written: [ConsultationMessage['author'], number][]) {
  const get = () =>
    ({ messages: written.map(([author, seq]) => ({ author, seq })) }) as unknown as ConversationState;
  return { get, subscribe: () => () => {}, write: (...one: (typeof written)[number]) => written.push(one) };
}
const placesOf = ({ since }: SeenWords) => since.map(({ seq }) => seq);

it('まとめを書いているあいだに届いた言葉は、断られてここで読むまで、読んだことにならない', () => {
  const conversation = conversationOf(['member', 1], ['staff', 2]);
  const seen = new SeenWords(conversation);
  expect([seen.lastSeq, placesOf(seen)]).toEqual([2, []]);
  conversation.write('member', 3);
  expect([seen.lastSeq, placesOf(seen)]).toEqual([2, [3]]);
  seen.noteSeen();
  conversation.write('member', 4);
  expect([seen.lastSeq, placesOf(seen)]).toEqual([3, [3, 4]]);
});

it('相談員の言葉は、届いた言葉として出さない', () => {
  const conversation = conversationOf(['member', 1]);
  const seen = new SeenWords(conversation);
  conversation.write('staff', 2);
  conversation.write('member', 3);
  expect(placesOf(seen)).toEqual([3]);
});

import { Button } from '../button/index.ts';
import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { Composer, Conversation, ConversationNote, Message, TypingLine } from './conversation.tsx';

const ASKED = {
  side: 'own',
  who: 'あなた',
  at: '11:02',
  dateTime: '2026-11-20T11:02:00+09:00',
  text: '点滴の日は2週間に1回です。\n職場にどう伝えればいいか分かりません。',
} as const;
const ANSWERED = {
  side: 'other',
  who: '佐藤（相談員）',
  at: '11:20',
  dateTime: '2026-11-20T11:20:00+09:00',
  text: 'お話しくださって、ありがとうございます。職場に確かめたいことを、順番に整理してみました。',
} as const;

export const conversationGallery: PartGallery = {
  noun: 'conversation',
  title: '相談のやりとり',
  room: 'wide',
  states: {
    ふつう: (
      <Conversation name="やりとりの見本">
        <ConversationNote>11月20日（金）</ConversationNote>
        <Message {...ASKED} state={{ kind: 'sent', words: '読まれました' }} />
        <Message {...ANSWERED} />
      </Conversation>
    ),
    送っている間: (
      <Conversation name="送っているやりとりの見本">
        <Message {...ASKED} state={{ kind: 'sending' }} />
      </Conversation>
    ),
    送れなかった場合: (
      <Conversation name="送れなかったやりとりの見本">
        <Message
          {...ASKED}
          state={{
            kind: 'failed',
            words: '送れませんでした',
            actions: (
              <Button kind="plain" size="small" icon="refresh" onClick={press}>
                もう一度送る
              </Button>
            ),
          }}
        />
      </Conversation>
    ),
    入力している間: <TypingLine words="佐藤さんが入力しています" />,
    書くところ: (
      <Composer
        tools={
          <Button kind="quiet" size="small" icon="camera" onClick={press}>
            画像をそえる
          </Button>
        }
        send={<Button onClick={press}>送る</Button>}
      >
        <TextArea name="conversation-words" label="続けて書く" hint="うまく書けなくて大丈夫です" />
      </Composer>
    ),
  },
};

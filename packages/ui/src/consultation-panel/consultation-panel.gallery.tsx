import { useState } from 'react';
import { Button } from '../button/index.ts';
import {
  EXAMPLE_CLOSED,
  EXAMPLE_EMERGENCY_NUMBERS,
  EXAMPLE_EMERGENCY_TEXT,
  EXAMPLE_LINES,
  EXAMPLE_NUMBER,
  EXAMPLE_OPEN,
  NO_NUMBER,
  press,
} from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { LineMark } from '../line-mark/line-mark.tsx';
import { TalkNumberCard } from '../talk-number/talk-number.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { ConsultationPanel, type ConsultationPanelProps } from './consultation-panel.tsx';

const CHAT = {
  id: 'chat',
  title: 'チャットで相談する',
  note: 'いまなら5分ほどでお返事します',
  href: '#chat',
  icon: 'chat',
} as const;
const CALL = { id: 'phone', label: '電話で相談する', icon: 'phone', href: null } as const;
const WRITE = { ...CHAT, label: 'いま書いておく', note: '11月21日（土）9:00からお返事します' };
const LINE = {
  id: 'line',
  title: 'LINEでお知らせを受け取る',
  note: 'お返事が届いたことをお伝えします',
  href: '#line',
  mark: <LineMark />,
};

const TALK_NUMBER = { state: 'ready', digits: '407295', minutesLeft: 9, onRenew: press } as const;

function OpenedPanel({
  words,
  ...panel
}: { words: string } & Pick<
  ConsultationPanelProps,
  'number' | 'openNow' | 'callWays' | 'ways' | 'talkNumber' | 'memo'
>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <ConsultationPanel
        {...panel}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        lines={EXAMPLE_LINES}
        can="お話をうかがい、一緒に整理します。病院での聞き方や、利用できる制度をご案内します。"
        cannot="診断や、治療が合っているかどうかの判断はできません。"
        emergency={{
          title: '急に具合が悪くなったときは',
          text: EXAMPLE_EMERGENCY_TEXT,
          numbers: EXAMPLE_EMERGENCY_NUMBERS,
        }}
      />
    </>
  );
}

const memo = (
  <TextArea name="memo" label="相談前メモ" hint="うまく書けなくて大丈夫です。電話をしながら見返せます。" />
);

export const consultationPanelGallery: PartGallery = {
  noun: 'consultation-panel',
  title: '相談の画面',
  states: {
    'すべてある、受付中': (
      <OpenedPanel
        words="相談の画面を開く"
        number={EXAMPLE_NUMBER}
        openNow={EXAMPLE_OPEN}
        callWays={[CALL]}
        ways={[CHAT, LINE]}
        talkNumber={<TalkNumberCard {...TALK_NUMBER} />}
        memo={memo}
      />
    ),
    '時間外、書いておける': (
      <OpenedPanel
        words="時間外の画面を開く"
        number={EXAMPLE_NUMBER}
        openNow={EXAMPLE_CLOSED}
        callWays={[WRITE]}
        ways={[LINE]}
      />
    ),
    番号がまだない: (
      <OpenedPanel
        words="番号のない画面を開く"
        number={NO_NUMBER}
        openNow={EXAMPLE_OPEN}
        callWays={[CALL]}
        ways={[CHAT]}
      />
    ),
  },
};

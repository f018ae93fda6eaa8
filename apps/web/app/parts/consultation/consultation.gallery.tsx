import type { PartGallery } from '@hidamari/ui/gallery';
import { Illustration } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { useState } from 'react';
import { AskCard } from './ask-card.tsx';
import { CallHero } from './call-hero.tsx';
import { CallMemoField, CallMemoFold } from './call-memo-fold.tsx';
import { ChatLogin } from './chat-login.tsx';
import { ConsultationBoundary, ConsultationFlow } from './consultation-flow.tsx';
import { DeskCallBox } from './desk-call-box.tsx';
import { ChatEmergencyLine, EmergencySection } from './emergency-section.tsx';
import { OutsideChatConsent, OutsideChatFailed } from './outside-chat-notes.tsx';

const press = () => {};

export const consultationGallery: PartGallery = {
  noun: 'consultation',
  title: '相談の案内',
  room: 'wide',
  states: {
    '読んだあとに聞ける（帯）': (
      <AskCard shape="band" heading="どこから始めるか、相談員と一緒に考えられます" />
    ),
    '読んだあとに聞ける（柱）': (
      <div className="max-w-[22rem]">
        <AskCard heading="この記事のことを、相談員に聞けます" drawing="object-cup" />
      </div>
    ),
    相談の流れ: <ConsultationFlow hasVoiceGuide={false} />,
    '相談の流れ（自動音声がある）': <ConsultationFlow hasVoiceGuide />,
    できることとできないこと: <ConsultationBoundary />,
    緊急のとき: <EmergencySection />,
    'やりとりのそばの、緊急のとき': <ChatEmergencyLine />,
    チャットの前のログイン: <ChatLogin />,
  },
};

function Memo({ first, ...place }: { first: string; isLocked?: boolean; keptIn?: 'tab' | 'page' }) {
  const [text, write] = useState(first);
  return <CallMemoFold text={text} onWrite={write} keptIn="device" {...place} />;
}

export const callMemoGallery: PartGallery = {
  noun: 'call-memo',
  title: '聞きたいことのメモ',
  states: {
    まだない: <Memo first="" />,
    書いたものがある: <Memo first={'・つぎの薬のこと\n・仕事を休むときの手当'} />,
    '500文字より長い': <Memo first={'あ'.repeat(501)} />,
    画面にあるとき: <CallMemoField text="・つぎの薬のこと" onWrite={press} keptIn="device" />,
    前のメモを開けない: <Memo first="いま書いたこと" isLocked keptIn="tab" />,
    メモを残せない端末: <Memo first="いま書いたこと" keptIn="page" />,
  },
};

export const outsideChatGallery: PartGallery = {
  noun: 'outside-chat',
  title: '外のチャット',
  states: {
    何がだれに送られるか: <OutsideChatConsent onAgree={press} onLeave={press} />,
    つながらない: <OutsideChatFailed onTryAgain={press} onLeave={press} />,
  },
};

export const callHeroGallery: PartGallery = {
  noun: 'call-hero',
  title: 'はじめに目に入るところ',
  room: 'page',
  states: {
    窓の絵: (
      <CallHero
        heading={
          <>
            ひとりで抱えずに、
            <br />
            まず話してみませんか。
          </>
        }
        lead="看護師や社会福祉士などの相談員が、お話をうかがいます。"
        picture={<Illustration drawing="hero" />}
        pictureIn="window"
      >
        <DeskCallBox />
        <MoreLink href="#flow" icon="down">
          相談の流れを見る
        </MoreLink>
      </CallHero>
    ),
    '額の絵、だれのためかを言う': (
      <CallHero
        heading="市民のみなさまの相談窓口"
        audience="調布市にお住まいの方へ"
        lead="ご家族だけのご相談もお受けしています。"
        picture={<Illustration drawing="cover-talk" fit="slice" />}
        pictureIn="frame"
      >
        <DeskCallBox />
      </CallHero>
    ),
  },
};

import { CallBox } from '@hidamari/ui/call-box';
import type { PartGallery } from '@hidamari/ui/gallery';
import { Illustration } from '@hidamari/ui/illustration';
import { MoreLink } from '@hidamari/ui/link';
import { useSupportDesk } from '../use-support-desk.ts';
import { AskCard } from './ask-card.tsx';
import { CallHero } from './call-hero.tsx';
import { ConsultationBoundary, ConsultationFlow } from './consultation-flow.tsx';
import { EmergencyPart } from './emergency-part.tsx';

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
    緊急のとき: <EmergencyPart />,
  },
};

function DeskBox() {
  const { number, openNow, cost, weekly } = useSupportDesk();
  return <CallBox number={number} openNow={openNow} lines={[cost, weekly]} />;
}

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
        <DeskBox />
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
        <DeskBox />
      </CallHero>
    ),
  },
};

import { useState } from 'react';
import { Button, IconLink } from '../button/index.ts';
import { ConsultationButton } from '../consultation-button/index.ts';
import { ConsultationPanel } from '../consultation-panel/index.ts';
import { Container } from '../container/index.ts';
import { LineMark } from '../line-mark/index.ts';
import { MobileBar } from '../mobile-bar/index.ts';
import { PageHeading } from '../page-heading/index.ts';
import { FuriganaSwitch, type TextSize, TextSizeControl } from '../reading-settings/index.ts';
import { SiteFooter } from '../site-footer/index.ts';
import { SiteHeader } from '../site-header/index.ts';
import { MAIN_ID, SkipLink } from '../skip-link/index.ts';
import { TextArea } from '../text-area/index.ts';
import { ToastProvider } from '../toast/index.ts';
import {
  EXAMPLE_EMERGENCY_NUMBERS,
  EXAMPLE_EMERGENCY_TEXT,
  EXAMPLE_LINES,
  EXAMPLE_MENU,
  EXAMPLE_NUMBER,
  EXAMPLE_OPEN,
} from './example-data.ts';
import { FieldGallery } from './field-gallery.tsx';
import { DrawingGallery, PageGallery } from './page-gallery.tsx';
import { StateGallery } from './state-gallery.tsx';

const LOGO = { href: '#home' };

const BAR = [
  { id: 'home', label: 'ホーム', href: '#home', icon: 'home', current: true },
  { id: 'treatment-logs', label: '治療ログ', href: '#logs', icon: 'log' },
  { id: 'articles', label: 'がんの情報', href: '#articles', icon: 'book' },
  { id: 'services', label: 'サービス', href: '#services', icon: 'service' },
  { id: 'consult', label: '相談', href: '#consult', icon: 'talk' },
] as const;

function ReadingTools() {
  const [textSize, setTextSize] = useState<TextSize>('standard');
  const [hasFurigana, setFurigana] = useState(true);
  return (
    <div
      className="mb-8 flex flex-wrap gap-6"
      data-text={textSize}
      data-furigana={hasFurigana ? 'on' : 'off'}
    >
      <TextSizeControl
        value={textSize}
        onChange={(size) => {
          setTextSize(size);
          document.documentElement.dataset.text = size;
        }}
      />
      <FuriganaSwitch
        isOn={hasFurigana}
        onChange={(isOn) => {
          setFurigana(isOn);
          document.documentElement.dataset.furigana = isOn ? 'on' : 'off';
        }}
      />
    </div>
  );
}

function ExamplePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <ConsultationPanel
      isOpen={isOpen}
      onClose={onClose}
      number={EXAMPLE_NUMBER}
      openNow={EXAMPLE_OPEN}
      lines={EXAMPLE_LINES}
      talkNumber={{ digits: '407295', minutesLeft: 9, onRenew: () => {} }}
      ways={[
        {
          id: 'chat',
          title: 'チャットで相談する',
          note: 'いまなら5分ほどでお返事します',
          href: '#chat',
          icon: 'chat',
        },
        {
          id: 'line',
          title: 'LINEで相談する',
          note: '別のアプリが開きます',
          href: '#line',
          mark: <LineMark />,
        },
      ]}
      memo={
        <TextArea
          name="memo"
          label="相談前メモ"
          hint="うまく書けなくて大丈夫です。電話をしながら見返せます。"
        />
      }
      can="お話をうかがい、一緒に整理します。病院での聞き方や、利用できる制度をご案内します。"
      cannot="診断や、治療が合っているかどうかの判断はできません。"
      emergency={{
        title: '急に具合が悪くなったときは',
        text: EXAMPLE_EMERGENCY_TEXT,
        numbers: EXAMPLE_EMERGENCY_NUMBERS,
      }}
    />
  );
}

/** Every part in every state on one page, for tests in a real browser and for pictures. Not a screen of the product. */
export function Gallery() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  return (
    <ToastProvider>
      <SkipLink />
      <SiteHeader
        logo={LOGO}
        links={EXAMPLE_MENU}
        second={[{ id: 'consult', label: '相談する', href: '#consult' }]}
        tools={<IconLink icon="textsize" name="文字" href="#reading" />}
        wideTools={
          <>
            <Button kind="plain" size="small">
              ログイン
            </Button>
            <Button size="small">新規会員登録</Button>
          </>
        }
        narrowTools={
          <>
            <IconLink icon="phone" name="電話" href={EXAMPLE_NUMBER.href} />
            <IconLink icon="menu" name="メニュー" href="#site-footer" />
          </>
        }
      />
      <main id={MAIN_ID}>
        <Container width="wide">
          <PageHeading lead="待つ・何もない・うまくいかない・できた。どの部品も、次にすることが分かるように。">
            部品の見本
          </PageHeading>
          <ReadingTools />
          <Button kind="plain" onClick={() => setPanelOpen(true)}>
            相談の画面を開く
          </Button>
          <div className="mt-8 ml:columns-2 ml:gap-12">
            <PageGallery />
            <StateGallery />
            <FieldGallery />
          </div>
          <DrawingGallery />
        </Container>
        <ConsultationButton href="#consult" stateWord="受付中" isOpen page="gallery" />
      </main>
      <SiteFooter
        logo={LOGO}
        number={EXAMPLE_NUMBER}
        lines={EXAMPLE_LINES}
        links={EXAMPLE_MENU}
        emergency={{ text: EXAMPLE_EMERGENCY_TEXT, numbers: EXAMPLE_EMERGENCY_NUMBERS }}
        copyright="© ひだまり がん相談"
        aboveBar
      />
      <MobileBar links={BAR} />
      <ExamplePanel isOpen={isPanelOpen} onClose={() => setPanelOpen(false)} />
    </ToastProvider>
  );
}

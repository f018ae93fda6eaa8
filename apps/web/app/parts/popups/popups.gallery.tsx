import type { PopupButtonColour } from '@hidamari/domain/option-sets';
import { POPUPS, type Popup, type PopupButton, popupShape } from '@hidamari/domain/popups';
import { Button } from '@hidamari/ui/button';
import type { PartGallery } from '@hidamari/ui/gallery';
import { useState } from 'react';
import { FewerPromptsSwitch } from './fewer-prompts-switch.tsx';
import { PopupCard } from './popup-card.tsx';
import { PopupDialog } from './popup-dialog.tsx';
import type { ShownPopup } from './shown-popup.ts';

const press = () => {};

const ARTICLE = {
  contents_id: 'sample',
  title: '記事の題名は出しません',
  category_name: 'くらし',
  image_url: '',
};

const sampleOf = (popup: Popup): ShownPopup => ({
  popup,
  contents: popup.heading === undefined ? undefined : ARTICLE,
});

/** A button, and the pop-up that it opens. */
function Opened({ sample }: { sample: ShownPopup }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        「{sample.popup.name}」を開く
      </Button>
      {isOpen ? <PopupDialog shown={sample} onPress={close} onClose={close} /> : null}
    </>
  );
}

const statesOf = (shape: 'dialog' | 'card', draw: (sample: ShownPopup) => React.ReactNode) =>
  Object.fromEntries(
    POPUPS.filter((popup) => popupShape(popup) === shape).map((popup) => [popup.name, draw(sampleOf(popup))]),
  );

const [welcome] = POPUPS;
const LINE = POPUPS.find(({ name }) => name === 'LINE連携') as Popup;

/** A way to LINE in one of the two colours of the specification, without a ground of its own. */
function lineWay(colour: PopupButtonColour): PopupButton {
  const { bgColor: _ground, ...way } = LINE.buttons[0];
  return { ...way, colour, dataGtm: `sample-line-${colour}` };
}

const LINE_IN_BOTH: Popup = {
  ...LINE,
  name: 'LINEへの、青と白のボタン',
  buttons: [lineWay('blue'), lineWay('white')],
};

/** A pop-up of the length at which it is cut, which leads out of the portal. */
const LONG: Popup = {
  ...(welcome as Popup),
  name: 'いちばん長い言葉が入ったときの、案内の見出し',
  timing: 50,
  text: '案内の言葉は、空白を除いて四十文字までで、それより長いところは、終わりに点を打って切ります。',
  buttons: [
    {
      type: 'link',
      label: '運営する会社のサイトでくわしく見る',
      colour: 'blue',
      link: 'https://example.com/',
      isExternal: true,
      isPopupRestraintFlag: false,
      dataGtm: 'sample-go',
      additionalLabel: '約10分',
    },
    { ...(welcome as Popup).buttons[1], dataGtm: 'sample-close' },
  ],
};

export const popupDialogGallery: PartGallery = {
  noun: 'popup-dialog',
  title: 'すぐに出る案内',
  states: {
    ...statesOf('dialog', (sample) => <Opened sample={sample} />),
    [LINE_IN_BOTH.name]: <Opened sample={sampleOf(LINE_IN_BOTH)} />,
  },
};

export const popupCardGallery: PartGallery = {
  noun: 'popup-card',
  title: '読んでいる途中に出る案内',
  room: 'alone',
  states: {
    ...statesOf('card', (sample) => <PopupCard shown={sample} onPress={press} onClose={press} />),
    [LINE_IN_BOTH.name]: <PopupCard shown={sampleOf(LINE_IN_BOTH)} onPress={press} onClose={press} />,
    長い言葉: <PopupCard shown={sampleOf(LONG)} onPress={press} onClose={press} />,
  },
};

export const fewerPromptsGallery: PartGallery = {
  noun: 'fewer-prompts-switch',
  title: '画面の案内を出さない',
  states: { ふつう: <FewerPromptsSwitch /> },
};

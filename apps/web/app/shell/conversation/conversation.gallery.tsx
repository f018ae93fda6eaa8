import type { PartGallery } from '@hidamari/ui/gallery';
import { AttachedContent } from './attached-content.tsx';
import { ComposerField } from './composer-field.tsx';

export const attachedContentGallery: PartGallery = {
  noun: 'attached-content',
  title: '相談員がそえたもの',
  states: {
    記事: <AttachedContent attached={{ kind: 'article', id: 'a-fatigue', title: '見本の記事の名前' }} />,
    サービス: <AttachedContent attached={{ kind: 'services', id: 'money', title: 'お金を支えるサービス' }} />,
  },
};

export const composerFieldGallery: PartGallery = {
  noun: 'composer-field',
  title: '相談に書くところ',
  states: {
    ふつう: (
      <ComposerField
        draftName="composer-sample"
        label="続けて書く"
        hint="うまく書けなくて大丈夫です。"
        sendLabel="送る"
        onSend={() => undefined}
      />
    ),
  },
};

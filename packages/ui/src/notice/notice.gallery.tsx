import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Notice } from './notice.tsx';

export const noticeGallery: PartGallery = {
  noun: 'notice',
  title: '知らせ',
  states: {
    案内: (
      <Notice>
        <p>この窓口では、診断や治療の判断はできません。</p>
      </Notice>
    ),
    しずかな案内: (
      <Notice tone="plain">
        <p>この端末に下書きが残っています。</p>
      </Notice>
    ),
    できた: (
      <Notice tone="ok" title="確認できました">
        <p>続けて、あなたのことを教えてください。</p>
      </Notice>
    ),
    注意: (
      <Notice tone="caution">
        <p>
          <b>example.jp</b> ではありませんか。
        </p>
      </Notice>
    ),
    'うまくいかなかった（読み上げる）': (
      <Notice tone="danger" title="保存できませんでした" live>
        <p>書いたものは残っています。もう一度「保存する」を押してください。</p>
      </Notice>
    ),
    'ほかのアイコン・長い言葉': (
      <Notice tone="caution" title={LONG_WORDS} icon="phone">
        <p>{`${LONG_WORDS}は、お電話でもご案内しています。`}</p>
      </Notice>
    ),
  },
};

import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { PartFailed } from './part-failed.tsx';

export const partFailedGallery: PartGallery = {
  noun: 'part-failed',
  title: '一部を読み込めないとき',
  states: {
    もう一度読み込める: <PartFailed what="お知らせ" onReload={press} />,
    読み込んでいる: <PartFailed what="おすすめの記事" onReload={press} isReloading />,
    わけが分かっている: (
      <PartFailed what="ご相談" why="ただいまメンテナンスをしています。" onReload={press} />
    ),
    言葉だけ: <PartFailed what="受付時間" />,
  },
};

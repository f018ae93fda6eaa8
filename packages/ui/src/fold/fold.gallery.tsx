import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Fold } from './fold.tsx';

export const foldGallery: PartGallery = {
  noun: 'fold',
  title: 'たたむ',
  states: {
    '開いている・閉じている': (
      <div>
        <Fold mark="Q" summary="相談は無料ですか" openAtFirst>
          <p>はい。相談も通話も無料です。</p>
        </Fold>
        <Fold mark="Q" summary={LONG_WORDS}>
          <p>はい。ご家族だけのご相談もお受けしています。</p>
        </Fold>
      </div>
    ),
    印なし: (
      <Fold summary="この7日間のようす">
        <p>書きたいところだけで大丈夫です。</p>
      </Fold>
    ),
    一つだけ開く: (
      <div>
        <Fold group="fold-example" summary="検査の結果">
          <p>検査の日と、項目を書けます。</p>
        </Fold>
        <Fold group="fold-example" summary="受けている治療">
          <p>治療の名前と、進みぐあいを書けます。</p>
        </Fold>
      </div>
    ),
  },
};

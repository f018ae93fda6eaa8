import { LONG_WORDS, press } from '../gallery/example-data.ts';
import { ExampleRow } from '../gallery/example-row.tsx';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { LineMark } from '../line-mark/line-mark.tsx';
import { Button, ButtonLink, ButtonPair, IconButton, IconLink } from './index.ts';

export const buttonGallery: PartGallery = {
  noun: 'button',
  title: 'ボタン',
  states: {
    ふつう: (
      <ExampleRow>
        <Button onClick={press}>この内容で保存する</Button>
        <Button kind="plain">戻る</Button>
        <Button kind="quiet" icon="pen">
          くわしく書く
        </Button>
        <Button kind="text">あとで設定する</Button>
        <Button kind="danger">削除する</Button>
      </ExampleRow>
    ),
    大きさ: (
      <ExampleRow>
        <Button size="small" kind="plain" icon="refresh">
          新しい番号にする
        </Button>
        <Button size="small">登録する</Button>
        <Button size="large" iconAfter="right">
          はじめる
        </Button>
      </ExampleRow>
    ),
    処理中: (
      <ExampleRow>
        <Button busy="送っています…">この内容で送る</Button>
        <Button kind="plain" busy="調べています…">
          住所を調べる
        </Button>
        <Button kind="danger" busy="削除しています…">
          削除する
        </Button>
      </ExampleRow>
    ),
    押せない: (
      <ExampleRow>
        <Button disabled>いまは押せません</Button>
        <Button kind="plain" disabled>
          いまは押せません
        </Button>
        <Button kind="text" disabled>
          いまは押せません
        </Button>
      </ExampleRow>
    ),
    長い言葉: (
      <Button kind="plain" width="full" icon="book">
        {LONG_WORDS}
      </Button>
    ),
    '幅いっぱい（電話）': (
      <ButtonLink href="tel:0120000001" icon="phone" size="large" width="full">
        電話で相談する
      </ButtonLink>
    ),
    ほかのサービスの印: (
      <Button kind="plain" size="large" mark={<LineMark />}>
        LINEと連携する
      </Button>
    ),
    ボタンの形のリンク: (
      <ExampleRow>
        <ButtonLink href="#button">案内を見る</ButtonLink>
        <ButtonLink href="#button" kind="plain" size="small">
          ログイン
        </ButtonLink>
      </ExampleRow>
    ),
    '戻る・進む': (
      <ButtonPair back={<Button kind="plain">戻る</Button>} onward={<Button>入力内容を確認する</Button>} />
    ),
    絵のボタン: (
      <ExampleRow>
        <IconButton icon="bell" name="お知らせ" />
        <IconButton icon="heart" name="保存した" filled aria-pressed />
        <IconButton icon="close" name="閉じる" wordHidden />
        <IconLink icon="phone" name="電話" href="tel:0120000001" />
        <IconLink icon="chat" name="コメント" href="#button" count={{ count: 2, name: '未読' }} />
        <IconLink icon="chat" name="コメント" href="#button" count={{ count: 128, name: '未読' }} />
      </ExampleRow>
    ),
  },
};

import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { Fold } from '../fold/index.ts';
import { MoreLink } from '../link/index.ts';
import { MoreList } from '../more-list/index.ts';
import { Notice } from '../notice/index.ts';
import { OfflineBar } from '../offline-bar/index.ts';
import { PartFailed } from '../part-failed/index.ts';
import { Progress, Working } from '../progress/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Toast, useToast } from '../toast/index.ts';
import { GallerySection } from './gallery-section.tsx';

function ButtonGallery() {
  return (
    <GallerySection name="ボタン">
      <div className="flex flex-wrap gap-3">
        <Button>この内容で保存する</Button>
        <Button kind="plain">戻る</Button>
        <Button kind="quiet" icon="pen">
          くわしく書く
        </Button>
        <Button kind="text">あとで設定する</Button>
        <Button kind="danger">削除する</Button>
        <Button busy="送っています…">この内容で保存する</Button>
        <Button disabled>いまは押せません</Button>
        <Button kind="plain" size="small" icon="refresh">
          新しい番号にする
        </Button>
        <IconButton icon="bell" name="お知らせ" />
        <IconButton icon="close" name="閉じる" wordHidden />
      </div>
      <ButtonLink href="tel:0120000001" icon="phone" size="large" width="full">
        電話で相談する
      </ButtonLink>
      <MoreLink href="#more">がんの情報をすべて見る</MoreLink>
    </GallerySection>
  );
}

function ToastGallery() {
  const showToast = useToast();
  return (
    <GallerySection name="お知らせ（トースト）">
      <div className="grid gap-3 rounded-l bg-surface-sunk p-4">
        <Toast text="確認メールを再送しました" onClose={() => {}} />
        <Toast
          text="お気に入りに保存しました"
          action={{ label: '取り消す', onPress: () => {} }}
          onClose={() => {}}
        />
      </div>
      <Button kind="plain" onClick={() => showToast({ text: '登録が完了しました' })}>
        トーストを出す
      </Button>
    </GallerySection>
  );
}

function DialogGallery() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection name="重なる画面">
      <div className="flex flex-wrap gap-3">
        <Button kind="plain" onClick={() => setOpen('dialog')}>
          確認の画面を開く
        </Button>
        <Button kind="plain" onClick={() => setOpen('sheet')}>
          下からの画面を開く
        </Button>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="この記録を削除しますか"
        actions={
          <>
            <Button kind="danger" onClick={close}>
              削除する
            </Button>
            <Button kind="plain" onClick={close}>
              キャンセル
            </Button>
          </>
        }
      >
        <p>
          11月18日（水）14:20
          <br />
          <b>シャツのボタンがとめにくい</b>
        </p>
        <p className="ui-meta">30日のあいだは、元に戻せます。</p>
      </Dialog>
      <Dialog isOpen={open === 'sheet'} onClose={close} title="日付をえらぶ" shape="sheet">
        <p>これからの予定は「次の診察」に書けます。</p>
      </Dialog>
    </GallerySection>
  );
}

function WaitingGallery() {
  return (
    <GallerySection name="待つ・ないとき・うまくいかないとき">
      <Skeleton shape="rows" what="お気に入り" count={2} />
      <Skeleton shape="cards" what="おすすめ" />
      <Progress name="薬の説明書を送っています" percent={64} />
      <Working>印刷用のページを作っています…</Working>
      <EmptyState
        title="まだ記録はありません"
        actions={
          <>
            <Button icon="plus">最初の記録をつける</Button>
            <MoreLink href="#example">記録の例を見る</MoreLink>
          </>
        }
      >
        「今日は少しだるい」の一言だけでも大丈夫です。次の診察で伝えやすくなります。
      </EmptyState>
      <PartFailed what="お知らせ" onReload={() => {}} />
      <OfflineBar isOffline onRetry={() => {}} />
      <MoreList total={128} shown={20} onMore={() => {}} />
    </GallerySection>
  );
}

function NoticeGallery() {
  return (
    <GallerySection name="知らせる・たたむ">
      <Notice>この窓口では、診断や治療の判断はできません。</Notice>
      <Notice tone="plain">この端末に下書きが残っています。</Notice>
      <Notice tone="ok" title="確認できました">
        続けて、あなたのことを教えてください。
      </Notice>
      <Notice tone="caution">
        <b>example.jp</b> ではありませんか。
      </Notice>
      <Notice tone="danger" title="保存できませんでした">
        書いたものは残っています。もう一度「保存する」を押してください。
      </Notice>
      <div>
        <Fold mark="Q" summary="相談は無料ですか" openAtFirst>
          <p>はい。相談も通話も無料です。</p>
        </Fold>
        <Fold mark="Q" summary="家族だけで相談してもよいですか">
          <p>はい。ご家族だけのご相談もお受けしています。</p>
        </Fold>
      </div>
    </GallerySection>
  );
}

/** Buttons and everything that happens: waiting, empty, failed, done, and what lies over the page. */
export function StateGallery() {
  return (
    <>
      <ButtonGallery />
      <ToastGallery />
      <DialogGallery />
      <WaitingGallery />
      <NoticeGallery />
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../button/index.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { StepLine } from '../steps/steps.tsx';
import { useToast } from '../toast/index.ts';
import { Dialog, type DialogProps, PageDialog, QuestionDialog } from './index.ts';

/** A button, and the dialog that it opens. */
function Opened(props: {
  words: string;
  children: (state: { isOpen: boolean; close: () => void }) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        {props.words}
      </Button>
      {props.children({ isOpen, close: () => setOpen(false) })}
    </>
  );
}

function OpenedDialog({ words, ...dialog }: { words: string } & Omit<DialogProps, 'isOpen' | 'onClose'>) {
  return (
    <Opened words={words}>
      {({ isOpen, close }) => <Dialog {...dialog} isOpen={isOpen} onClose={close} />}
    </Opened>
  );
}

function DialogWithSteps() {
  const [step, setStep] = useState(1);
  const names = ['いまの状況', 'お知らせ', '読みやすさ'];
  const name = names[step - 1] ?? '';
  return (
    <Opened words="段階のある画面を開く">
      {({ isOpen, close }) => (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={`${name}を選びます`}
          hasSteps
          closeHidden
          underTitle={<StepLine current={step} total={names.length} name={name} />}
          actions={
            <Button onClick={() => (step < names.length ? setStep(step + 1) : close())}>
              {step < names.length ? '次へ' : '終わる'}
            </Button>
          }
        >
          <p>答えたところだけを使います。</p>
        </Dialog>
      )}
    </Opened>
  );
}

function DialogWithToast() {
  const showToast = useToast();
  return (
    <Opened words="知らせの出る画面を開く">
      {({ isOpen, close }) => (
        <Dialog isOpen={isOpen} onClose={close} title="確認メールを送ります">
          <Button onClick={() => showToast({ text: '確認メールを再送しました' })}>再送する</Button>
        </Dialog>
      )}
    </Opened>
  );
}

function Question() {
  return (
    <Opened words="たずねる画面を開く">
      {({ isOpen, close }) => (
        <QuestionDialog
          isOpen={isOpen}
          onClose={close}
          title="保存せずに、このページをはなれますか"
          answer={{ label: '書きつづける', onPress: close }}
          otherAnswer={{ label: 'はなれる', onPress: close }}
        >
          <p>まだ保存していません。</p>
        </QuestionDialog>
      )}
    </Opened>
  );
}

const LONG_CONTENT = Array.from(
  { length: 12 },
  (_, at) => `${at + 1}行目。中身が長いときは、下のボタンを残して、ここだけが動きます。`,
);

const deletion = (
  <>
    <Button kind="danger">削除する</Button>
    <Button kind="plain">キャンセル</Button>
  </>
);

export const dialogGallery: PartGallery = {
  noun: 'dialog',
  title: '重なる画面',
  states: {
    ページの道具: (
      <>
        <IconButton
          icon="menu"
          name="開く"
          command="show-modal"
          commandfor="example-tool"
          aria-haspopup="dialog"
        />
        <PageDialog id="example-tool" title="ページの道具" shape="sheet">
          <p>どのページにもある道具が入ります。</p>
        </PageDialog>
      </>
    ),
    確認: (
      <OpenedDialog words="確認の画面を開く" title="この記録を削除しますか" actions={deletion}>
        <p>
          11月18日（水）14:20
          <br />
          <b>シャツのボタンがとめにくい</b>
        </p>
        <p className="ui-meta">30日のあいだは、元に戻せます。</p>
      </OpenedDialog>
    ),
    下から: (
      <OpenedDialog words="下からの画面を開く" title="日付をえらぶ" shape="sheet">
        <p>これからの予定は「次の診察」に書けます。</p>
      </OpenedDialog>
    ),
    横から: (
      <OpenedDialog words="横からの画面を開く" title="メニュー" shape="panel">
        <p>どの画面からも開けます。</p>
      </OpenedDialog>
    ),
    '長い言葉と、長い中身': (
      <OpenedDialog
        words="長い画面を開く"
        title="いま入力している内容を保存せずに、べつの記録を開いてもよろしいですか"
        actions={deletion}
      >
        {LONG_CONTENT.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </OpenedDialog>
    ),
    '段階がある（閉じる言葉なし）': <DialogWithSteps />,
    上に知らせが出る: <DialogWithToast />,
    二つの答え: <Question />,
  },
};

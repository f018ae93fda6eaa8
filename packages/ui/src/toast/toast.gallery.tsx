import { Button } from '../button/index.ts';
import { LONG_WORDS, press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { Toast, type ToastMessage, ToastPlace, ToastProvider, useToast } from './index.ts';

function ToastButton({ words, message }: { words: string; message: ToastMessage }) {
  const showToast = useToast();
  return (
    <Button kind="plain" onClick={() => showToast(message)}>
      {words}
    </Button>
  );
}

export const toastGallery: PartGallery = {
  noun: 'toast',
  title: '短い知らせ（トースト）',
  states: {
    言葉だけ: <Toast text="確認メールを再送しました" onClose={press} />,
    取り消せる: (
      <Toast text="お気に入りに保存しました" action={{ label: '取り消す', onPress: press }} onClose={press} />
    ),
    長い言葉: <Toast text={`「${LONG_WORDS}」を保存しました`} onClose={press} />,
    出してみる: <ToastButton words="知らせを出す" message={{ text: '登録が完了しました' }} />,
    自分の場所に出る: (
      <ToastProvider>
        <ToastButton words="この枠の知らせを出す" message={{ text: '保存しました' }} />
        <ToastPlace />
      </ToastProvider>
    ),
  },
};

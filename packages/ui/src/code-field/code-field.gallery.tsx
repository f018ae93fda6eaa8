import { press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { CodeField, CodeResend } from './code-field.tsx';

export const codeFieldGallery: PartGallery = {
  noun: 'code-field',
  title: '確認コードの欄',
  states: {
    送ったばかり: (
      <CodeField
        name="code_empty"
        label="確認コード"
        need="required"
        after={<CodeResend secondsLeft={42} onResend={press} />}
      />
    ),
    もう一度送れる: (
      <CodeField
        name="code_filled"
        label="確認コード"
        need="required"
        defaultValue="123456"
        after={<CodeResend secondsLeft={0} onResend={press} />}
      />
    ),
    誤り: (
      <CodeField
        name="code_error"
        label="確認コード"
        need="required"
        defaultValue="000000"
        error="この確認コードは正しくないか、有効期限が切れています。もう一度コードを送信してください"
      />
    ),
    アプリのコード: (
      <CodeField
        name="code_app"
        label="アプリの確認コード"
        need="required"
        hint="アプリに出ている数字です。"
      />
    ),
  },
};

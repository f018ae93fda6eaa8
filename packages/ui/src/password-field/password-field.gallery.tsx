import type { PartGallery } from '../gallery/part-gallery.ts';
import { PasswordField } from './password-field.tsx';

const HINT = '8文字以上。覚えやすい文でもかまいません。';

export const passwordFieldGallery: PartGallery = {
  noun: 'password-field',
  title: 'パスワードの欄',
  states: {
    空: (
      <PasswordField
        name="password_empty"
        label="パスワード"
        need="required"
        autoComplete="current-password"
      />
    ),
    入力ずみ: (
      <PasswordField
        name="password_filled"
        label="新しいパスワード"
        need="required"
        hint={HINT}
        autoComplete="new-password"
        defaultValue="mihon-no-aikotoba"
      />
    ),
    誤り: (
      <PasswordField
        name="password_error"
        label="新しいパスワード"
        need="required"
        hint={HINT}
        autoComplete="new-password"
        defaultValue="aaaaaaaa"
        error="推測されやすいパスワードは使えません。別の文字にしてください"
      />
    ),
    使えない: (
      <PasswordField name="password_closed" label="パスワード" autoComplete="current-password" disabled />
    ),
  },
};

import { formatJapaneseDateTime } from '@hidamari/domain/japanese-dates';
import { type LetterSender, letter, type MailText } from './letter.ts';

interface Moment {
  at: Date;
}

const NOT_YOURS =
  'お心当たりがない場合は、ほかの方がログインしているおそれがあります。ログイン画面の「パスワードをお忘れの方」から、すぐにパスワードを設定し直してください。お電話でもご相談いただけます。';

/** To the address on file after every change of a password, whoever changed it. */
export function passwordChangedMail(sender: LetterSender, { at }: Moment): MailText {
  return letter(sender, {
    subject: 'パスワードが変わりました',
    paragraphs: [
      `${formatJapaneseDateTime(at)}に、パスワードが変わりました。すべての端末でログアウトしましたので、新しいパスワードでログインしてください。`,
      NOT_YOURS,
    ],
  });
}

/** To the OLD address, after another one has been proven: only there would the owner of a stolen account hear of it. */
export function addressChangedMail(sender: LetterSender, { at }: Moment): MailText {
  return letter(sender, {
    subject: 'メールアドレスが変わりました',
    paragraphs: [
      `${formatJapaneseDateTime(at)}に、ご登録のメールアドレスが、別のアドレスに変わりました。これからのお知らせは、新しいアドレスに届きます。`,
      NOT_YOURS,
    ],
  });
}

/** To the address on file after the second factor was set, changed or turned off. */
export function secondFactorChangedMail(sender: LetterSender, { at }: Moment): MailText {
  return letter(sender, {
    subject: 'ログインの確認コードの設定が変わりました',
    paragraphs: [
      `${formatJapaneseDateTime(at)}に、ログインのときの確認コード（2段階認証）の設定が変わりました。`,
      NOT_YOURS,
    ],
  });
}

/** Once a day, when an account's password was tried wrong ten times. Nothing of where from: an address may be a family's. */
export function passwordTriesMail(sender: LetterSender, { at }: Moment): MailText {
  return letter(sender, {
    subject: 'パスワードの入力が、続けて合いませんでした',
    paragraphs: [
      `${formatJapaneseDateTime(at)}までの1日に、あなたのIDへのログインで、合わないパスワードが10回以上入力されました。合わないパスワードでは、ログインできません。`,
      'ご自身の入力であれば、何もしていただく必要はありません。思い出せないときは、ログイン画面の「パスワードをお忘れの方」から設定し直せます。',
      'お心当たりがない場合は、ほかの方がログインを試しているおそれがあります。ログイン画面の「パスワードをお忘れの方」から、ほかで使っていないパスワードを設定し直してください。ログインのときの確認コード（2段階認証）を使うと、より安心です。お電話でもご相談いただけます。',
      'ふだんお使いの端末からは、これまでどおりログインできます。はじめての端末では、しばらくお待ちいただくことがあります。',
    ],
  });
}

/** A sign-in from a browser that the account has not been used with before. Time and kind of device, never an address. */
export function newDeviceMail(
  sender: LetterSender,
  { at, deviceFamily }: Moment & { deviceFamily: string },
): MailText {
  return letter(sender, {
    subject: '新しい端末からログインがありました',
    paragraphs: [
      `${formatJapaneseDateTime(at)}に、はじめての端末（${deviceFamily}）からログインがありました。`,
      'ご自身のログインであれば、何もしていただく必要はありません。',
      NOT_YOURS,
    ],
  });
}

import { screenHref } from '@hidamari/domain/screens';
import { CONSULTATION_RECORD_YEARS, WITHDRAWAL_UNDO_DAYS } from '@hidamari/domain/withdrawal';
import { type LetterSender, type LinkingSender, letter, type MailText } from './letter.ts';

/**
 * The answer to who asked whether an address is registered, when it is: the page says the same to everyone, only
 * the owner of the address learns it (G50).
 */
export function alreadyRegisteredMail(sender: LinkingSender): MailText {
  return letter(sender, {
    subject: 'すでに登録されているメールアドレスです',
    paragraphs: [
      'このメールアドレスが登録されているかどうか、お問い合わせがありました。すでに登録されています。',
      `ログインはこちらです。\n${sender.addressOf(screenHref('/login'))}`,
      `パスワードをお忘れの方は、こちらから設定し直せます。\n${sender.addressOf(screenHref('/login/password-request'))}`,
      'お心当たりがない場合も、登録の内容は変わっていませんのでご安心ください。',
    ],
  });
}

/** The answer to who asked whether an address is registered, when it is not: told to its owner alone (G50). */
export function notRegisteredMail(sender: LinkingSender): MailText {
  return letter(sender, {
    subject: 'このメールアドレスは登録されていません',
    paragraphs: [
      'このメールアドレスが登録されているかどうか、お問い合わせがありました。',
      'このメールアドレスでの登録は見つかりませんでした。ほかのメールアドレスか電話番号で登録されているかもしれません。',
      `はじめての方の登録はこちらです。\n${sender.addressOf(screenHref('/howto-signup'))}`,
    ],
  });
}

/** Shows that our mails arrive, to somebody whose address is proven already (G47). Nothing has to be done. */
export function arrivalConfirmationMail(sender: LetterSender): MailText {
  return letter(sender, {
    subject: 'メールが届くかどうかの確認',
    paragraphs: [
      'お申し込みにより、メールが届くかどうかを確かめるためにお送りしています。',
      'このメールが届いていれば、これからのお知らせも受け取れます。お手続きは必要ありません。',
      'お使いのメールで、このアドレスからのメールを受け取れる設定のままにしておいてください。',
    ],
  });
}

/** Says that somebody has left, what becomes of their data, and how to come back (G53). `until` is read as it is. */
export function withdrawalMail(
  sender: LetterSender,
  { receiptNumber, until }: { receiptNumber: string; until: string },
): MailText {
  return letter(sender, {
    subject: '退会のお手続きが終わりました',
    paragraphs: [
      '退会のお手続きが終わりました。これまでご利用いただき、ありがとうございました。',
      `受付番号：${receiptNumber}`,
      'お預かりしていた登録の内容と記録は、すでにだれの画面にも出ません。\n' +
        `${until}を過ぎると、すべて消します。消したものは、元に戻せません。`,
      `退会を取り消したいときは、${until}までにお電話で、受付番号をお知らせください。` +
        `退会から${WITHDRAWAL_UNDO_DAYS}日のあいだは、元に戻せます。`,
      `ご相談の記録があるときは、お名前がわからない形にして${CONSULTATION_RECORD_YEARS}年のあいだ保管します。`,
      'ふたたび登録することは、いつでもできます。そのとき、前の記録は引き継がれません。',
    ],
  });
}

/** Tells the owner of the address that a withdrawal was taken back: somebody else's call would be noticed. */
export function withdrawalUndoneMail(sender: LetterSender): MailText {
  return letter(sender, {
    subject: '退会のお取り消しが終わりました',
    paragraphs: [
      '退会のお取り消しが終わりました。これまでと同じIDとパスワードでログインできます。',
      'お知らせのメールとLINEの連携は、止まったままです。お使いになるときは、もう一度お選びください。',
      'お取り消しに心当たりがない場合は、お電話でお知らせください。',
    ],
  });
}

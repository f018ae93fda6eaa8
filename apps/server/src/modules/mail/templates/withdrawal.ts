import { CONSULTATION_RECORD_YEARS, WITHDRAWAL_UNDO_DAYS } from '@hidamari/domain/withdrawal';
import { type LetterSender, letter, type MailText } from './letter.ts';

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

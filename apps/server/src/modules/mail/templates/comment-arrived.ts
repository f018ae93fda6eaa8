import { type LetterSender, letter, type MailText } from './letter.ts';

/** A supporter's comment has come: not a word of it, nor of what it stands beside (G54, G135). */
export function commentArrivedMail(sender: LetterSender, { link }: { link: string }): MailText {
  return letter(sender, {
    subject: '相談員からコメントが届いています',
    paragraphs: [
      '相談員からコメントが届いています。下のページにログインして、画面の上の「コメント」からご確認ください。',
      link,
    ],
  });
}

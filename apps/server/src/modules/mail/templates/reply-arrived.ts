import { type LetterSender, letter, type MailText } from './letter.ts';

/** An answer to a consultation has come: where to read it, and not a word of what it says (G54, G135). */
export function replyArrivedMail(sender: LetterSender, { link }: { link: string }): MailText {
  return letter(sender, {
    subject: 'お返事が届いています',
    paragraphs: ['お返事が届いています。下のページにログインして、ご確認ください。', link],
  });
}

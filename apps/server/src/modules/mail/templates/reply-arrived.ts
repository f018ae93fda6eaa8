import { type LetterSender, letter, type MailText } from './letter.ts';

interface Arrived {
  what: 'お返事' | 'まとめ';
  link: string;
}

/** An answer to a consultation, or its summary, has come: where to read it, and not a word of what it says (G54, G135). */
export function replyArrivedMail(sender: LetterSender, { what, link }: Arrived): MailText {
  return letter(sender, {
    subject: `${what}が届いています`,
    paragraphs: [`${what}が届いています。下のページにログインして、ご確認ください。`, link],
  });
}

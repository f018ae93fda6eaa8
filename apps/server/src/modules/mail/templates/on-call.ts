import { SENDER_NAME } from '@hidamari/domain/site-variants';
import { type LetterSender, letter, type MailText } from './letter.ts';

interface WaitingInDanger {
  /** Of the case or the inquiry, as people say it. */
  number: string;
  /** Where staff log in: to everybody else the pages of the desk do not exist (G42). */
  login: string;
  /** Where it is read at the desk, after that. */
  link: string;
}

/**
 * To whoever is on call: that something waits at the desk which two people have to read now (decision 0076). Neither a word
 * of what was written nor whose it is.
 */
export function onCallMail(sender: LetterSender, { number, login, link }: WaitingInDanger): MailText {
  return letter(sender, {
    subject: `【至急】${number} を確かめてください`,
    paragraphs: [
      `相談員の机に、すぐに二人で確かめていただきたいものがあります：${number}`,
      '受付時間の外か、机に人がいないときに、当番の方へお送りしています。',
      `はじめに、机のログイン画面を開いてください。\n${login}`,
      `ログインのあと、次のページで読めます。ログインしていないあいだは開きません。\n${link}`,
    ],
  });
}

/** The same by SMS, in one message of 70 characters. */
export function onCallSms({ number }: Pick<WaitingInDanger, 'number'>): string {
  return `【${SENDER_NAME}】至急、相談員の机で ${number} を確かめてください。`;
}

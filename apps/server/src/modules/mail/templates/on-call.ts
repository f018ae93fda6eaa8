import { SENDER_NAME } from '@hidamari/domain/site-variants';
import { type LetterSender, letter, type MailText } from './letter.ts';

interface WaitingInDanger {
  /** Of the case or the inquiry, as people say it. */
  number: string;
  /** Somebody at the desk calls for the person in charge; else the words alone do. */
  isCalled: boolean;
  /** Where staff log in: to everybody else the pages of the desk do not exist (G42). */
  login: string;
  /** Where it is read at the desk, after that. */
  link: string;
}

/**
 * To whoever is on call: that something waits at the desk which two people have to read now (decision 0076). Neither a word
 * of what was written nor whose it is.
 */
export function onCallMail(
  sender: LetterSender,
  { number, isCalled, login, link }: WaitingInDanger,
): MailText {
  return letter(sender, {
    subject: `【至急】${number} を確かめてください`,
    paragraphs: [
      `相談員の机に、すぐに二人で確かめていただきたいものがあります：${number}`,
      isCalled
        ? '机にいる担当者が、責任者を呼んでいます。'
        : '受付時間の外か、机に人がいないときに、当番の方へお送りしています。',
      `はじめに、机のログイン画面を開いてください。\n${login}`,
      `ログインのあと、次のページで読めます。ログインしていないあいだは開きません。\n${link}`,
    ],
  });
}

/** The same by SMS, in one message of 70 characters. */
export function onCallSms({ number, isCalled }: Pick<WaitingInDanger, 'number' | 'isCalled'>): string {
  const why = isCalled ? '担当者が責任者を呼んでいます。' : '';
  return `【${SENDER_NAME}】至急。${why}相談員の机で ${number} を確かめてください。`;
}

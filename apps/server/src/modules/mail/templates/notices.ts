import { NOTICES, type NoticeSubject } from '@hidamari/domain/notices';
import { screenHref } from '@hidamari/domain/screens';
import { SENDER_NAME } from '@hidamari/domain/site-variants';
import {
  type LetterSender,
  type LinkingSender,
  letter,
  type MailText,
  noticeSettingsLines,
} from './letter.ts';

interface Notice {
  subject: NoticeSubject;
  /** Path of the screen where the rest can be read. */
  href: string;
}

/** A notice by mail: that there is something, where it is read, and how to hear less (G54, G135). */
export function noticeMail(sender: LinkingSender, { subject, href }: Notice): MailText {
  const { title, text, linkNote } = NOTICES[subject];
  const note = linkNote === undefined ? [] : [linkNote];
  const paragraphs = [text, sender.addressOf(href), ...note, noticeSettingsLines(sender)];
  return letter(sender, { subject: title, paragraphs });
}

/** The same by LINE, which shows on a locked screen: as few lines as can be. */
export function noticeLine({ addressOf }: LinkingSender, { subject, href }: Notice): string {
  const { text, linkNote } = NOTICES[subject];
  return [text, addressOf(href), linkNote].filter((line) => line !== undefined).join('\n');
}

/** Something has changed about a request: where to read it, and not a word of what it was about (G54, G87, G135). */
export function monitorStateMail(sender: LinkingSender): MailText {
  const link = sender.addressOf(screenHref('/treatment/monitor/registration-request'));
  return letter(sender, {
    subject: 'お申し込みの状態が変わりました',
    paragraphs: ['お申し込みの状態が変わりました。下のページにログインして、ご確認ください。', link],
  });
}

/**
 * The last message to a LINE account that is linked no more, whoever ended it. What remains at LINE is the person's to take
 * back: the portal keeps no token with which it could (decision 0062).
 */
export const lineUnlinkedMessage = (): string =>
  `${SENDER_NAME}です。\nLINEとの連携を外しました。今後、このLINEへお知らせは届きません。LINEで許可した内容は、LINEの「設定」→「アカウント」→「連動アプリ」からも取り消せます。`;

/** A copy of the receipt of a request about personal data: never what was asked or why. `dueOn` is read as it is. */
export function privacyRequestMail(
  sender: LetterSender,
  { receiptNumber, dueOn }: { receiptNumber: string; dueOn: string },
): MailText {
  return letter(sender, {
    subject: '個人情報についてのご請求を受け付けました',
    paragraphs: [
      '個人情報についてのご請求を受け付けました。',
      `受付番号：${receiptNumber}`,
      `${dueOn}までに、お電話かメールでご連絡します。ご本人の確認をお願いすることがあります。`,
      'お書きになった内容は、このメールにはのせていません。進みぐあいは、ログインして「個人情報と同意」でご覧になれます。',
    ],
  });
}

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

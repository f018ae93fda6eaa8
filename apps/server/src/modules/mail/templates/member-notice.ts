import { NOTICE_WORDS, type NoticeSubject } from '@hidamari/domain/notices';
import { type LetterSender, letter, type MailText, noticeSettingsLines } from './letter.ts';

interface Notice {
  subject: NoticeSubject;
  /** The screen where the rest can be read. */
  link: string;
}

/** A notice by mail: that there is something, where it is read, and how to hear less (G54, G135). */
export function noticeMail(sender: LetterSender, { subject, link }: Notice): MailText {
  const { title, text, linkNote } = NOTICE_WORDS[subject];
  const note = linkNote === undefined ? [] : [linkNote];
  return letter(sender, { subject: title, paragraphs: [text, link, ...note, noticeSettingsLines(link)] });
}

/** The same by LINE, which shows on a locked screen: as few lines as can be. */
export function noticeLine({ subject, link }: Notice): string {
  const { text, linkNote } = NOTICE_WORDS[subject];
  return [text, link, linkNote].filter((line) => line !== undefined).join('\n');
}

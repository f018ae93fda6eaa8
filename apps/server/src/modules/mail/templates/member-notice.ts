import { NOTICES, type NoticeSubject } from '@hidamari/domain/notices';
import { type LinkingSender, letter, type MailText, noticeSettingsLines } from './letter.ts';

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

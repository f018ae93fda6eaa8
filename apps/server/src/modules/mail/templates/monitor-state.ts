import { screenHref } from '@hidamari/domain/screens';
import { type LinkingSender, letter, type MailText } from './letter.ts';

/** Something has changed about a request: where to read it, and not a word of what it was about (G54, G87, G135). */
export function monitorStateMail(sender: LinkingSender): MailText {
  const link = sender.addressOf(screenHref('/treatment/monitor/registration-request'));
  return letter(sender, {
    subject: 'お申し込みの状態が変わりました',
    paragraphs: ['お申し込みの状態が変わりました。下のページにログインして、ご確認ください。', link],
  });
}

import { hoursText } from '@hidamari/domain/consultation-hours';
import { screenHref } from '@hidamari/domain/screens';
import { SENDER_NAME, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';

/** What a template makes of its facts. Never a word about a person's health (G135). */
export interface MailText {
  subject: string;
  text: string;
}

/** Whose mail it is: names, hours and number in the footer are the variant's. */
export interface LetterSender {
  variant: VariantKey;
  /** Number as people dial it; '' leaves the line out (G2). */
  phone: string;
}

/** The same for a mail that leads somewhere: whoever writes it names a page and never an address. */
export interface LinkingSender extends LetterSender {
  /** Whole address of an own page, with the programme that the mail is of. */
  addressOf(href: string): string;
}

/** A plain-text mail: the paragraphs, then who sent it and what to do if it was not expected (ui 19). */
export function letter(
  sender: LetterSender,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): MailText {
  return {
    subject: `【${SENDER_NAME}】${subject}`,
    text: `${[...paragraphs, footer(sender)].join('\n\n')}\n`,
  };
}

/** Where to choose what comes: in every mail that may be switched off. */
export function noticeSettingsLines({ addressOf }: LinkingSender): string {
  return ['お知らせの受け取り方を変える：', addressOf(screenHref('/account/notices'))].join('\n');
}

function footer({ variant, phone }: LetterSender): string {
  return [
    '----------------------------------------',
    'このメールに心当たりがない場合は、お手数ですが削除してください。',
    'このアドレスへ返信いただいても、お答えできません。',
    '',
    VARIANTS[variant].productTitle,
    ...(phone === '' ? [] : [`お電話：${phone}`, `受付時間：${hoursText(variant)}`]),
  ].join('\n');
}

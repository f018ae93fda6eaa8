import { SURVEY_LINK_DAYS } from '@hidamari/domain/surveys';
import { type LetterSender, letter, type MailText, noticeSettingsLines } from './letter.ts';

/** Asks how a consultation went, once: not a word of what it was about (G101, G135). */
export function surveyInvitationMail(sender: LetterSender, { link }: { link: string }): MailText {
  return letter(sender, {
    subject: 'ご利用についてのアンケート',
    paragraphs: [
      '先日はご利用いただき、ありがとうございました。窓口をよくするため、アンケートにご協力をお願いします。答えたくないところは、答えなくてかまいません。答えないことで、不利になることはありません。',
      link,
      `このリンクは、${SURVEY_LINK_DAYS}日のあいだ使えます。ログインはいりません。ほかの方には渡さないでください。`,
      noticeSettingsLines(link),
    ],
  });
}

import { ARTICLE_COMMENT_CHARACTERS } from '@hidamari/domain/limits';

/** How far the one question under an article has come. */
export type AnswerStep = 'asked' | 'answered' | 'thanked' | 'declined';

/** Where the answer did not come through: of what is written nothing goes. */
export const NOT_SENT = '送れませんでした。通信を確かめて、もう一度お試しください。';

export const SENDING = '送っています…';

export const TOO_LONG = `ひとことは、${ARTICLE_COMMENT_CHARACTERS}文字までにしてください。`;

const SAID: Readonly<Record<AnswerStep, string>> = {
  asked: '',
  answered: 'ありがとうございます。答えを受け取りました。',
  thanked: 'ありがとうございます。記事の見直しに役立てます。',
  declined: 'わかりました。ありがとうございます。',
};

/** What is said under the question; not to answer is answered too, because the buttons go. */
export const answerSaid = (step: AnswerStep): string => SAID[step];

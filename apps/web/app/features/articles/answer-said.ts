/** How far the one question under an article has come. */
export type AnswerStep = 'asked' | 'answered' | 'thanked' | 'declined';

const FAILED = '送れませんでした。通信を確かめて、もう一度お試しください。';

const SAID: Readonly<Record<AnswerStep, string>> = {
  asked: '',
  answered: 'ありがとうございます。答えを受け取りました。',
  thanked: 'ありがとうございます。記事の見直しに役立てます。',
  declined: 'わかりました。ありがとうございます。',
};

/** What is said under the question; not to answer is answered too, because the buttons go. */
export function answerSaid(step: AnswerStep, hasFailed: boolean): string {
  return hasFailed ? FAILED : SAID[step];
}

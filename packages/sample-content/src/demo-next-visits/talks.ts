import type { DemoKind } from '../demo-treatment-logs/index.ts';

/** What a fictional person asked, and what they wrote down of the answer. */
export type Talk = readonly [question: string, answer: string];

/** The question that each of the three brings along next time. */
export const OWN_QUESTIONS: Readonly<Record<DemoKind, string>> = {
  insurance: 'しびれは、いつごろまで続きそうですか',
  general: 'せきが残っています。次に来るまで、どう過ごせばよいですか',
  chofu: '旅行に行くときは、前もって相談したほうがよいですか',
};

/** Of the three visits before, the newest first. What was answered is told as remembered, and advises nobody. */
export const PAST_QUESTIONS: readonly (readonly Talk[])[] = [
  [
    ['次の検査は何を見るためですか', '次の診察で、画像を見ながら説明してもらえることになった。'],
    ['生活で気をつけることは何ですか', '気になることは、その日のうちにメモして持ってきてくださいとのこと。'],
  ],
  [['夜や休日に具合が悪くなったら、どこへ電話しますか', '病院の代表番号。夜は当直の看護師さんが出る。']],
  [
    ['仕事はどのくらい続けられそうですか', '勤め先と相談する紙を書いてもらえる。相談室も教わった。'],
    ['いまの治療の目的を教えてください', '図をかきながら説明してもらった。図はかばんに入れた。'],
  ],
];

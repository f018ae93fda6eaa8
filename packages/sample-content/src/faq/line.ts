import { faqItems, PROGRAMMES } from './faq-items.ts';

/** LINE: tells of answers, and takes no consultation. */
export const LINE_FAQ = faqItems('line', [
  {
    id: 'line-consultation',
    name: 'LINEでの相談',
    question: 'LINEで相談できますか',
    variants: PROGRAMMES,
    answer: `<p>LINEでは、ご相談をお受けしていません。LINEに書いていただいても、相談員には届きません。</p><p>ご相談は、お電話か、会員の方はログインしたあとのチャットでお聞かせください。</p>`,
  },
  {
    id: 'line-notices',
    name: 'LINEのお知らせ',
    question: 'お知らせを、LINEで受け取れますか',
    variants: PROGRAMMES,
    answer: `<p>はい。会員の方は、<a href="/account">アカウント</a>の「LINEとの連携」から、ご自分のLINEと連携できます。ご相談のお返事が届いたことなどをお知らせします。病気や相談の内容は、LINEには書きません。</p><p>LINEから受け取るのは、連携のための番号と、友だちに追加されているかどうかだけです。お知らせを受け取るには、友だちの追加も必要です。</p>`,
  },
  {
    id: 'line-unlink',
    name: 'LINEの連携をやめる',
    question: 'LINEとの連携を、やめたいときは',
    variants: PROGRAMMES,
    answer: `<p><a href="/account">アカウント</a>の「LINEとの連携」にある「連携を外す」から、いつでもやめられます。ご登録や記録は、そのまま残ります。</p><p>どなたかから届いたリンクで、連携の画面が開いたときは、連携せずに閉じてください。心配なときは、お電話でおたずねください。</p>`,
  },
]);

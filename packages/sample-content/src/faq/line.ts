import { faqItems, PROGRAMMES } from './faq-items.ts';

/** LINE: tells of answers, and takes no consultation. */
export const LINE_FAQ = faqItems('line', [
  {
    id: 'line-consultation',
    topics: ['line-link', 'consultation'],
    name: 'LINEでの相談',
    question: 'LINEで相談できますか',
    variants: PROGRAMMES,
    answer: `<p>LINEでは、ご相談をお受けしていません。LINEに書いていただいても、相談員には届きません。</p><p>ご相談は、お電話か、会員の方はログインしたあとのチャットでお聞かせください。</p>`,
  },
  {
    id: 'line-notices',
    topics: ['line-link', 'notices'],
    name: 'LINEのお知らせ',
    question: 'お知らせを、LINEで受け取れますか',
    variants: PROGRAMMES,
    answer: `<p>会員の方の<a href="/account">アカウント</a>の画面に「LINEとの連携」があるときは、そこから、ご自分のLINEと連携できます。連携して、<a href="/account/notices">お知らせの受け取り</a>でLINEを選ぶと、ご相談のお返事が届いたことなどを、LINEでお知らせします。病気や相談の内容は、LINEには書きません。</p><p>LINEから受け取るのは、連携のための番号と、友だちに追加されているかどうかだけです。LINEで受け取るには、友だちの追加も必要です。友だちから外すかブロックすると、メールアドレスのある方には、メールでお送りします。</p>`,
  },
  {
    id: 'line-unlink',
    topics: ['line-link'],
    name: 'LINEの連携をやめる',
    question: 'LINEとの連携を、やめたいときは',
    variants: PROGRAMMES,
    answer: `<p><a href="/account">アカウント</a>の「LINEとの連携」にある「連携を外す」から、いつでもやめられます。ご登録や記録は、そのまま残ります。</p><p>どなたかから届いたリンクで、連携の画面が開いたときは、連携せずに閉じてください。心配なときは、お電話でおたずねください。</p>`,
  },
]);

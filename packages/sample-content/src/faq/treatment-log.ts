import { NO_CARD_TEXT } from '@hidamari/domain/treatment-logs';
import { URGENT_SENTENCE } from '../urgent-signs/index.ts';
import { faqItems } from './faq-items.ts';

/** 治療ログ */
export const TREATMENT_LOG_FAQ = faqItems('treatment-log', [
  {
    id: 'log-every-day',
    topics: ['treatment-log'],
    name: '毎日書くか',
    question: '毎日書かないといけませんか',
    answer: `<p>いいえ。書ける日だけで大丈夫です。書かない日は、空けておきます。</p><p>「きょうの調子」は、ひとつ押すだけで残せます。書けそうな日は、受診・入院、薬、症状、くらしのことから、残したいところだけを<a href="/treatment-logs/new">治療ログをつける</a>の画面に書いてください。</p>`,
  },
  {
    id: 'log-by-family',
    topics: ['treatment-log', 'sign-up'],
    name: '家族が書く',
    question: '治療ログは家族も書けますか',
    answer: `<p>はい。ご家族も、ご自分で会員登録をして「家族など身近な人」を選ぶと、そばで見た様子や付きそいのことを書けます（登録のときに、ご利用の資格を確かめます）。</p><p>ご本人とご家族の治療ログは、別々です。ひとつの治療ログを、二つのIDで書くことは、いまはできません。ご本人の病気のことを書くときは、できるだけ、先にご本人の了承を得てください。</p>`,
  },
  {
    id: 'log-on-paper',
    topics: ['treatment-log'],
    name: '印刷とPDF',
    question: '治療ログは印刷できますか',
    answer: `<p>はい。<a href="/treatment-logs/print">診察のためのまとめ</a>で、紙に印刷するか、PDFを保存できます。1枚目は、診察で見せるためのまとめです。2枚目から、日ごとの記録が続きます。</p><p>期間と、載せるものを選べます。お名前と生年月日は、選んだときだけ載ります。紙には病気のことが書かれていますので、置き場所にお気をつけください。</p>`,
  },
  {
    id: 'log-is-no-watch',
    topics: ['treatment-log', 'emergency'],
    name: '記録は見守りではない',
    question: '具合の悪い日の記録を、だれかが見てくれますか',
    answer: `<p>いいえ。記録をいつも見ている人はいません。病院にも伝わりません。${URGENT_SENTENCE}ほかの具合の悪いときも、書くより先に、かかっている病院に電話してください。</p><p><a href="/treatment-logs/contact-threshold">病院から言われた目安</a>を写しておくと、記録があてはまったときに、電話する番号が画面に出ます。${NO_CARD_TEXT}。</p>`,
  },
]);

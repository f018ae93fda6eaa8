import { CALL_COST_AT_NUMBER } from '../call-cost-pointer.ts';
import { faqItems, PROGRAMMES } from './faq-items.ts';

/** What a person may leave for another day. */
const AT_YOUR_PACE = `どれも、使いたいものだけでかまいません。疲れている日は、何もしなくて大丈夫です。相談も、登録も、ここにある記事も無料です。${CALL_COST_AT_NUMBER}`;

/** はじめての方へ: what somebody new can do here, read in a minute. The welcome leads to it (/faq#start). */
export const START_FAQ = faqItems('start', [
  {
    id: 'what-can-i-do-on-programmes',
    topics: ['portal'],
    name: 'できること',
    question: 'ここでは、何ができますか',
    variants: PROGRAMMES,
    answer: `<p>四つのことができます。</p><ul><li>電話やチャットで、相談員と話す</li><li>がんの情報と、ほかの方の体験を読む</li><li>からだと気持ちを、治療ログに書く</li><li>治療・お金・くらし・こころの、助けになるサービスをさがす</li></ul><p>${AT_YOUR_PACE}</p>`,
  },
  {
    id: 'what-can-i-do-on-chofu',
    topics: ['portal'],
    name: 'できること',
    question: 'ここでは、何ができますか',
    variants: ['chofu'],
    answer: `<p>三つのことができます。</p><ul><li>電話やメールで、相談員と話す</li><li>がんの情報と、ほかの方の体験を読む</li><li>からだと気持ちを、治療ログに書く</li></ul><p>${AT_YOUR_PACE}</p>`,
  },
  {
    id: 'where-to-begin',
    topics: ['portal', 'consultation'],
    name: '何から始めるか',
    question: '何から始めればいいですか',
    answer: `<p>いま、いちばん近いものからどうぞ。</p><ul><li>だれかに聞いてほしい：画面の「相談する」を押すと、電話番号と受付時間が出ます。</li><li>知りたいことがある：<a href="/search">さがす</a>の欄に、思いついた言葉を入れてください。</li><li>どうしたらいいか分からない：「分からない」とそのまま、相談員にお話しください。そこから始められます。</li></ul><p>急な体の変化は、ここには書かず、かかっている病院か119番に電話してください。</p>`,
  },
  {
    id: 'pressing-consult',
    topics: ['consultation'],
    name: '「相談する」を押すと',
    question: '「相談する」を押すと、どうなりますか',
    answer: `<p>窓がひらいて、電話番号と、受付時間と、相談のしかたが出ます。押しただけでは、電話はかかりません。見るだけで閉じても大丈夫です。</p><p>電話のときは、お名前を言わなくても話せます。何から話すか決まっていなくても、そのままお電話ください。</p>`,
  },
]);

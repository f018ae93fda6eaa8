import { CALL_COST_POINTER } from '../call-cost-pointer.ts';
import { faqItems, PROGRAMMES } from './faq-items.ts';

/** 記事とサービス */
export const LIBRARY_FAQ = faqItems('library', [
  {
    id: 'who-writes-articles',
    topics: ['who-answers', 'portal'],
    name: '記事を書く人',
    question: '記事は、だれが書いていますか',
    answer: `<p>ひだまり編集部が、このサイトのために書いています。医療や福祉の経験がある人が内容を確かめ、確かめた日、その人の役割、参考にした機関を記事に示します。次に確かめる日を過ぎた記事には、「内容を確認中です」と示します。</p><p>記事は一般的な情報です。あなたの治療のことは、主治医や看護師にお聞きください。読んで迷ったところは、相談員にもお話しいただけます。</p>`,
  },
  {
    id: 'easier-to-read',
    topics: ['portal'],
    name: '文字の大きさと読みがな',
    question: '字が小さくて読みにくいです',
    answer: `<p>画面の上にある「文字」を押すと、文字の大きさを、標準・大・特大から選べます。むずかしい漢字に読みがなをつけることもできます。選んだ内容は、その端末に残ります。</p><p>「やさしい日本語で、短く読む」がある<a href="/articles">記事</a>もあります。疲れている日は、そこだけでもかまいません。</p>`,
  },
]);

/** 費用 */
export const COST_FAQ = faqItems('cost', [
  {
    id: 'free-of-charge',
    topics: ['site-cost', 'consultation'],
    name: '相談と登録の費用',
    question: '相談は無料ですか',
    answer: `<p>はい。相談料はかかりません。${CALL_COST_POINTER}</p><p>会員登録と治療ログも無料です。記事は、登録なしでお読みいただけます。</p>`,
  },
  {
    id: 'cost-of-services',
    topics: ['partner-services', 'site-cost'],
    name: 'ご案内するサービスの費用',
    question: 'サービスを案内されたら、お金がかかりますか',
    variants: PROGRAMMES,
    answer: `<p>案内を聞くだけなら、無料です。ほかの会社などのサービスは「<ruby>提携<rt>ていけい</rt></ruby>サービス」と示し、だれが運営しているか、費用がかかるかをお伝えします。使うかどうかは、あなたが決められます。断っても、相談は続けられます。</p><p>相手に情報を渡すときは、渡す内容を先にお見せして、同意をいただきます。困りごとから選ぶときは、<a href="/services">助けになるサービス</a>をご覧ください。</p>`,
  },
]);

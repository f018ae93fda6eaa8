import { CONSULTATION_RECORD_YEARS, WITHDRAWAL_UNDO_DAYS } from '@hidamari/domain/withdrawal';
import { faqItems } from './faq-items.ts';

/** 個人情報 */
export const PRIVACY_FAQ = faqItems('privacy', [
  {
    id: 'insurer-learns-nothing',
    topics: ['privacy'],
    name: '保険会社に伝わるか',
    question: '保険会社に知られますか',
    variants: ['aflac'],
    answer: `<p>いいえ。相談の内容や治療ログを、あなたと分かる形で保険会社に渡すことはありません。</p><p>使ったことや話したことが、保険の<ruby>引受<rt>ひきうけ</rt></ruby>や<ruby>給付金<rt>きゅうふきん</rt></ruby>の支払いに影響することもありません。証券番号・お名前（カナ）・生年月日は、ご加入を確かめるためにうかがいます。</p>`,
  },
  {
    id: 'employer-learns-nothing',
    topics: ['privacy'],
    name: '勤め先に伝わるか',
    question: '勤め先に知られますか',
    variants: ['hatch'],
    answer: `<p>いいえ。利用コードを案内した勤め先や団体に、相談の内容や治療ログを、あなたと分かる形で渡すことはありません。</p><p>職場に話すかどうか、どこまで話すかは、あなたが決められます。迷うときは、伝え方を相談員と一緒に考えられます。</p>`,
  },
  {
    id: 'city-sees-sums-alone',
    topics: ['privacy'],
    name: '市に伝わるか',
    question: '市役所に知られますか',
    variants: ['chofu'],
    answer: `<p>いいえ。市の職員が、会員の登録内容、治療ログ、相談の記録を見ることはありません。市へは、相談の件数や年代などを、個人が分からない集計で報告します。</p><p>市の窓口につなぐことを望まれるときは、相手と内容を先に確かめ、同意をいただいてから連絡します。命や体に差しせまった危険があるときだけは、同意をいただかずに連絡することがあります。</p>`,
  },
  {
    id: 'calls-are-recorded',
    topics: ['privacy', 'consultation'],
    name: '電話の録音',
    question: '電話は録音されますか',
    answer: `<p>はい。応対を確かめるために録音します。相談の記録と録音は、相談が終わってから${CONSULTATION_RECORD_YEARS}年で消します。</p><p>録音や記録を望まないときは、はじめに「録音しないでください」とお申し出ください。ご案内できる内容が限られることがあります。</p>`,
  },
  {
    id: 'who-sees-records',
    topics: ['privacy', 'treatment-log'],
    name: 'だれが見るか',
    question: 'わたしの記録は、だれが見ますか',
    answer: `<p>相談を担当する相談員、代わりにお手続きをする担当者と、その責任者だけです。治療ログは、あなたが「相談員に見せる」を選んだものだけを見ます。</p><p>だれが、いつ、なぜ見たかは、「アカウント」の<a href="/account/access-diary">だれが見たか</a>に残り、3年のあいだ読めます。心当たりがないときは、お電話でお知らせください。</p>`,
  },
  {
    id: 'records-to-take-along',
    topics: ['account', 'treatment-log'],
    name: '記録の持ち出し',
    question: '記録を持ち出せますか',
    answer: `<p>はい。「アカウント」の<a href="/account/my-data">わたしのデータ</a>で、治療ログ、写真と書類、相談のやりとりなどを、ひとつのファイルにまとめて受け取れます。写しなので、ここの記録はそのまま残ります。</p><p>ほかの人が持ち出せないように、いまのパスワードをおたずねします。治療ログは、そのファイルから戻すこともできます。</p>`,
  },
  {
    id: 'after-leaving',
    topics: ['leaving', 'privacy'],
    name: '退会と記録',
    question: '退会したら記録はどうなりますか',
    answer: `<p>登録の内容と治療ログは、すぐにだれの画面にも出なくなり、${WITHDRAWAL_UNDO_DAYS}日たつと消えます。消したものは、元に戻せません。${WITHDRAWAL_UNDO_DAYS}日のあいだは、お電話で退会を取り消せます。</p><p>相談の記録は、お名前がわからない形にして、${CONSULTATION_RECORD_YEARS}年のあいだ保管します。記録を手元に残したい方は、<a href="/unsubscribe">退会のお手続き</a>の前に、<a href="/account/my-data">わたしのデータ</a>で受け取ってください。</p>`,
  },
]);

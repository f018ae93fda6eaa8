import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { faqItems } from './faq-items.ts';

/** 共通ID: the part that U-E06 leads to (/faq#common-id). */
export const COMMON_ID_FAQ = faqItems('common-id', [
  {
    id: 'what-is-common-id',
    topics: ['login', 'sign-up'],
    name: '共通IDとは',
    question: '共通IDとは何ですか',
    answer: `<p>ログインに使う、あなたの携帯電話の番号（またはメールアドレス）と、パスワードのことです。会員登録をすると、できます。</p><p>ほかの窓口や関連のサービスで登録した方は、新しく作らずに、同じ共通IDを使えます。登録の途中で「お持ちの共通IDで続ける」を押してください。</p><p>相談員から紙やお電話で受け取ったID（仮ID）は、共通IDではありません。仮IDでログインすると、共通IDに替える画面が出ます。替えても、書いた記録はそのまま続きます。</p>`,
  },
  {
    id: 'common-id-forgotten',
    topics: ['login', 'password'],
    name: '共通IDを忘れた',
    question: '共通IDを忘れました',
    answer: `<p>登録した携帯電話の番号か、メールアドレスが、共通IDです。まず、いまお使いの番号で<a href="/login">ログイン</a>をお試しください。</p><p>パスワードが分からないときは、「<a href="/login/password-request">パスワードをお忘れの方</a>」で決め直せます。登録した携帯電話に、SMSで${ONE_TIME_CODE.digits}桁の数字が届きます。</p><p>どの番号で登録したか思い出せない方や、番号が変わった方は、お電話ください。ご本人を確認して、お手伝いします。ログインできなくても、電話での相談と記事は使えます。</p>`,
  },
  {
    id: 'common-id-not-joined',
    topics: ['login'],
    name: '使えない、移せないと出た',
    question: '共通IDが使えない、移せないと出ました',
    answer: `<p>この画面が出ても、これまでの記録は消えていません。</p><p><strong>「このサービスでは使えません」</strong>と出るのは、ほかの窓口で登録した共通IDのときや、使えない状態になっているときです。ほかの窓口で登録した方は、その窓口のログインの画面からお入りください。</p><p><strong>「ご本人のものと確かめられませんでした」</strong>と出たときは、まだ何も移していません。お名前（カナ）と生年月日、電話番号かメールアドレスが、これまでのIDと同じときに移せます。</p><p>お名前や番号が変わった方、どちらか分からない方は、お電話ください。相談員が一緒に確かめます。</p>`,
  },
]);

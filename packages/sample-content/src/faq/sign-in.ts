import { ONE_TIME_CODE } from '@hidamari/domain/members';
import { faqItems } from './faq-items.ts';

/** 登録・ログイン */
export const SIGN_IN_FAQ = faqItems('sign-in', [
  {
    id: 'without-sign-up',
    topics: ['sign-up'],
    name: '登録しないで使えるか',
    question: '登録しないと、使えませんか',
    answer: `<p>いいえ。登録しなくても、電話での相談と記事は使えます。</p><p>会員になると、体の変化や聞きたいことを治療ログに書きとめ、診察で見せたり、電話のときに手元で見ながら話したりできます。登録のときに、病気のことはうかがいません。必要なものは、<a href="/howto-signup">ご登録の方法</a>に書いてあります。</p>`,
  },
  {
    id: 'policy-number-unknown',
    topics: ['eligibility-code', 'sign-up'],
    name: '証券番号が分からない',
    question: '証券番号が分かりません',
    variants: ['aflac'],
    answer: `<p><ruby>証券番号<rt>しょうけんばんごう</rt></ruby>は、保険証券や、ご契約のお知らせに書かれています。ハイフン（－）や、全角と半角の違いは、気にせず入力してください。</p><p>証券が手元にないときは、お電話でご案内します。番号が分からないままでも、電話での相談と記事は使えます。</p>`,
  },
  {
    id: 'eligibility-code-unknown',
    topics: ['eligibility-code', 'sign-up'],
    name: '利用コードが分からない',
    question: '利用コードが分かりません',
    variants: ['hatch'],
    answer: `<p>利用コードは、ご案内の紙や、勤め先・団体からのお知らせに書かれています。全角で入れても大丈夫です。</p><p>見つからないときは、案内を受けた勤め先や団体に、コードだけをおたずねください。病気のことを話す必要はありません。聞きにくいときは、お電話でご相談ください。コードがなくても、電話での相談と記事は使えます。</p>`,
  },
  {
    id: 'moved-out-of-the-city',
    topics: ['account', 'eligibility-code'],
    name: '市外への引っ越し',
    question: '市外に引っ越したら、使えなくなりますか',
    variants: ['chofu'],
    answer: `<p>調布市内の病院に通っている方は、市外に引っ越しても使えます。ご住所は、<a href="/account/edit">登録内容の変更</a>で直してください。</p><p>お住まいも病院も市外になるときは、お電話でお知らせください。これから相談できるところを、一緒にさがします。書いた記録は、<a href="/account/my-data">わたしのデータ</a>で手元に残せます。</p>`,
  },
  {
    id: 'forgot-password',
    topics: ['password', 'login'],
    name: 'パスワードを忘れた',
    question: 'パスワードを忘れました',
    answer: `<p>登録した携帯電話があれば、ご自分で決め直せます。ログイン画面の「<a href="/login/password-request">パスワードをお忘れの方</a>」で、その番号を入れてください。SMSで届く${ONE_TIME_CODE.digits}桁の数字を入れると、新しいパスワードを決められます。</p><p>携帯電話が変わった方は、お電話でご本人を確認してお手伝いします。</p>`,
  },
  {
    id: 'phone-number-changed',
    topics: ['account', 'login'],
    name: '電話番号が変わった',
    question: '電話番号が変わりました',
    answer: `<p>ログインして、「アカウント」の<a href="/account/security">ログインと安全</a>で変えられます。いまのパスワードと、新しい番号に届く${ONE_TIME_CODE.digits}桁の数字で確かめます。</p><p>前の番号が使えなくても、メールアドレスとパスワードでログインできれば変えられます。ログインできないときは、お電話でご本人を確認してお手伝いします。</p>`,
  },
  {
    id: 'code-does-not-arrive',
    topics: ['sign-up', 'login'],
    name: '確認コードが届かない',
    question: '確認コードが届きません',
    answer: `<p>電波のよい場所で、1分ほどお待ちください。届かないときは、「再送する」を押してください（1時間に${ONE_TIME_CODE.sendsPerHour}回まで）。届いた数字は、${ONE_TIME_CODE.validSeconds / 60}分のあいだ使えます。</p><p>携帯電話の会社の設定で、知らない番号からの文を止めていることがあります。番号が変わった方、携帯電話をお持ちでない方は、お電話でご相談ください。</p>`,
  },
]);

import { CLOSED_DAYS_TEXT, weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { AFRAID_OF_COST, DOCTORS_WORDS, FAMILY, LATER, NAME, RECORDED } from './shared-points.ts';
import {
  CAN_DO,
  COST,
  EMERGENCY_ROW,
  flow,
  type LandingRow,
  listOf,
  MOBILE_PHONE,
  privacy,
  questions,
  SUPPORTERS,
  situations,
} from './shared-sections.ts';

/** Everybody with an eligibility code from an employer or a group, and their families. */
export const HATCH_SECTIONS: readonly LandingRow[] = [
  {
    kind: 'hero',
    title: 'まとまらないまま、話していいんです。',
    body: '<p>聞きたいことが決まっていなくても、途中で言葉が止まっても大丈夫です。看護師や社会福祉士などの相談員が、あなたの速さでうかがいます。</p>',
  },
  situations([
    DOCTORS_WORDS,
    AFRAID_OF_COST,
    {
      words: '「職場に、どこまで話せばいいのか」',
      text: '伝えることと、伝えないでおくことを、一緒に分けて考えます。',
    },
    {
      words: '「子どもに、どう話せばいいか」',
      text: '年齢にあわせた伝え方を、一緒に考えます。',
    },
  ]),
  CAN_DO,
  flow({
    words: '電話をかける、チャットをひらく',
    text: `「何から話せばいいか分からない」で大丈夫です。受付は、${weeklyHoursText('hatch')}です。${CLOSED_DAYS_TEXT}。チャットは、会員の方が使えます。`,
  }),
  SUPPORTERS,
  questions([
    FAMILY,
    NAME,
    {
      words: '勤め先に知られますか',
      text: 'いいえ。利用コードを案内した勤め先や団体に、相談の内容や治療ログを、あなたと分かる形で渡すことはありません。',
    },
    LATER,
    RECORDED,
  ]),
  COST,
  privacy(
    '<strong>相談の内容や治療ログを、あなたと分かる形で勤め先に渡すことはありません。</strong>くわしくは、<a href="/privacy">個人情報保護方針</a>をお読みください。',
  ),
  {
    kind: 'sign-up',
    title: '登録にご用意いただくもの',
    body: `${listOf([
      '<strong>利用コード</strong>：ご案内の紙や、勤め先・団体からのお知らせに書かれています。',
      MOBILE_PHONE,
    ])}<p>体の変化や聞きたいことを治療ログに書きとめておくと、診察で見せたり、お電話のときに手元で見ながら話したりできます。登録は無料です。</p><p>コードが見つからないときは、お電話でご相談ください。登録しなくても、電話での相談と記事は使えます。手順は、<a href="/howto-signup">ご登録の方法</a>に書いてあります。</p>`,
  },
  EMERGENCY_ROW,
];

import { CLOSED_DAYS_TEXT, weeklyHoursText } from '@hidamari/domain/consultation-hours';
import { AFRAID_OF_COST, DOCTORS_WORDS, FAMILY, LATER, NAME, RECORDED, SLEEPLESS } from './shared-points.ts';
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

/** People covered by an insurer's programme, and their families. */
export const AFLAC_SECTIONS: readonly LandingRow[] = [
  {
    kind: 'hero',
    title: 'ひとりで考えずに、話してみませんか。',
    body: '<p>何を聞けばいいか分からない、というところから始められます。相談の内容を、あなたと分かる形で保険会社に渡すことはありません。</p>',
  },
  situations([
    DOCTORS_WORDS,
    AFRAID_OF_COST,
    {
      words: '「保険の書類を前に、手が止まる」',
      text: '病院に頼むことと、保険の窓口に聞くことを、分けて書き出します。',
    },
    SLEEPLESS,
  ]),
  CAN_DO,
  flow({
    words: '電話をかける、チャットをひらく',
    text: `「何から話せばいいか分からない」で大丈夫です。受付は、${weeklyHoursText('aflac')}です。${CLOSED_DAYS_TEXT}。チャットは、会員の方が使えます。`,
  }),
  SUPPORTERS,
  questions([
    FAMILY,
    NAME,
    {
      words: '相談したことが、保険に影響しますか',
      text: 'いいえ。使ったことや話したことが、保険の<ruby>引受<rt>ひきうけ</rt></ruby>や<ruby>給付金<rt>きゅうふきん</rt></ruby>の支払いに影響することはありません。',
    },
    LATER,
    RECORDED,
  ]),
  COST,
  privacy(
    '<strong>相談の内容や治療ログを、あなたと分かる形で保険会社に渡すことはありません。</strong>くわしくは、<a href="/privacy">個人情報保護方針</a>をお読みください。',
  ),
  {
    kind: 'sign-up',
    title: '登録にご用意いただくもの',
    body: `<p>証券番号・お名前（カナ）・生年月日の三つで、ご加入を確かめます。</p>${listOf([
      '<strong><ruby>証券番号<rt>しょうけんばんごう</rt></ruby></strong>：保険証券や、ご契約のお知らせに書かれています。',
      '<strong>お名前（カナ）</strong>：証券の「<ruby>被保険者<rt>ひほけんしゃ</rt></ruby>」（保険の対象になっている方）のお名前です。',
      '<strong>生年月日</strong>：「被保険者」の方の生年月日です。',
      MOBILE_PHONE,
    ])}<p>証券が手元にないときは、お電話でご案内します。登録は無料です。登録しなくても、電話での相談と記事は使えます。手順は、<a href="/howto-signup">ご登録の方法</a>に書いてあります。</p>`,
  },
  EMERGENCY_ROW,
];

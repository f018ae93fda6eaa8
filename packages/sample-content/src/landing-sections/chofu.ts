import { CLOSED_DAYS_TEXT } from '@hidamari/domain/consultation-hours';
import { REPLY_PROMISE, VARIANTS, VOICE_GUIDE_TEXT } from '@hidamari/domain/site-variants';
import { AFRAID_OF_COST, DOCTORS_WORDS, FAMILY, NAME, RECORDED, SLEEPLESS } from './shared-points.ts';
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

/** People who live or are treated in the municipality, and their families. */
export const CHOFU_SECTIONS: readonly LandingRow[] = [
  {
    kind: 'hero',
    title: '話しながら、次の一歩を見つけましょう。',
    body: `<p>がんのこと、くらしのこと、お金のことを、看護師や社会福祉士などの相談員がうかがいます。${VARIANTS.chofu.audience}の窓口です。</p>`,
  },
  situations([
    DOCTORS_WORDS,
    AFRAID_OF_COST,
    {
      words: '「通院や家のことに、手が足りない」',
      text: '市の窓口や地域の支援など、たずねる先を一緒にさがします。',
    },
    SLEEPLESS,
  ]),
  CAN_DO,
  flow({
    words: '電話をかける、メールを書く',
    text: `電話は、火曜・土曜 9:00〜18:00に相談員が出ます。${CLOSED_DAYS_TEXT}。${VOICE_GUIDE_TEXT}メールはいつでも送れます。${REPLY_PROMISE}。`,
  }),
  SUPPORTERS,
  questions([
    FAMILY,
    NAME,
    {
      words: '市外の病院に通っています。使えますか',
      text: '市内にお住まいなら、どの病院に通っていても使えます。市外にお住まいでも、市内の病院に通っている方は使えます。',
    },
    {
      words: '市役所に知られますか',
      text: '市の職員が、登録内容、治療ログ、相談の記録を見ることはありません。市へは、個人が分からない集計で報告します。',
    },
    RECORDED,
  ]),
  COST,
  privacy(
    '<strong>相談の内容や治療ログを、同意なく、あなたと分かる形で市に渡すことはありません。</strong>くわしくは、<a href="/privacy">個人情報保護方針</a>と<a href="/privacy/chofu">個人情報取扱規程</a>をお読みください。',
  ),
  {
    kind: 'sign-up',
    title: '登録にご用意いただくもの',
    body: `${listOf([
      '<strong>お住まいの地域が分かるもの</strong>：郵便番号とご住所を入力します。書類の送付はいりません。',
      MOBILE_PHONE,
    ])}<p>市内にお住まいか、市内の病院に通っているかをうかがいます。登録は無料です。</p><p>登録しなくても、電話とメールでの相談、記事は使えます。手順は、<a href="/howto-signup">ご登録の方法</a>に書いてあります。</p>`,
  },
  EMERGENCY_ROW,
];

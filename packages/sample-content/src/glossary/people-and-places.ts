import type { GlossaryTermItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { PAGES } from '../sources/pages.ts';
import { SUPPORT_PAGES } from '../sources/support-pages.ts';
import { glossaryTerm } from './glossary-term.ts';

/** Who helps, where they are, and how things are talked over with them. */
export const PEOPLE_AND_PLACES: readonly GlossaryTermItem[] = [
  glossaryTerm({
    id: 'term-attending-doctor',
    topics: ['talking-with-doctor', 'medical-words'],
    name: '主治医',
    kana: 'しゅじい',
    aliases: ['担当医'],
    meaning:
      'あなたの治療の方針を考え、説明する中心の医師のことです。検査や手術、点滴の日には、別の医師が担当することもあります。',
    sources: [SUPPORT_PAGES.attendingDoctor],
  }),
  glossaryTerm({
    id: 'term-certified-nurse',
    topics: ['medical-talk', 'medical-words'],
    name: '認定看護師',
    kana: 'にんていかんごし',
    meaning:
      '決められた教育と審査を受け、ある分野の看護に深い知識と技術を持つ看護師です。がんの薬の治療、痛みの手当て、皮ふの手当てなどの分野があります。',
    sources: [SUPPORT_PAGES.certifiedNurses],
  }),
  glossaryTerm({
    id: 'term-psychologist',
    topics: ['mind-care'],
    name: '公認心理師',
    kana: 'こうにんしんりし',
    meaning:
      '気持ちのつらさや心配ごとを聞き、心の面から支える国家資格の専門職です。病院によっては、ご本人だけでなく、ご家族の相談も受けています。',
    sources: [SUPPORT_PAGES.psychologists],
  }),
  glossaryTerm({
    id: 'term-medical-social-worker',
    topics: ['support-centre'],
    name: '医療ソーシャルワーカー',
    kana: 'いりょうそーしゃるわーかー',
    aliases: ['MSW'],
    meaning:
      '病院などで、お金、仕事、退院のあとの暮らしといった相談を受ける職員です。社会福祉士などの資格を持つ人が多く、使える制度や地域の窓口につないでくれます。',
    sources: [SUPPORT_PAGES.socialWorkers],
  }),
  glossaryTerm({
    id: 'term-occupational-physician',
    topics: ['working-during-treatment', 'telling-workplace'],
    name: '産業医',
    kana: 'さんぎょうい',
    meaning:
      '働く人の健康を守るために、会社などに置かれている医師です。治療を受けながら働くときの、仕事の量や時間について、会社に意見を伝えます。',
    sources: [SUPPORT_PAGES.occupationalPhysicians, SUPPORT_PAGES.occupationalPhysiciansAndTreatment],
  }),
  glossaryTerm({
    id: 'term-labour-consultant',
    topics: ['disability-pension', 'working-during-treatment'],
    name: '社会保険労務士',
    kana: 'しゃかいほけんろうむし',
    aliases: ['社労士'],
    meaning:
      '年金や健康保険、働くときの決まりにくわしい国家資格の専門職です。障害年金の申請や、仕事と治療のことを相談できます。病院に相談日があることもあります。',
    sources: [SUPPORT_PAGES.labourConsultants],
  }),
  glossaryTerm({
    id: 'term-support-center',
    topics: ['support-centre'],
    name: 'がん相談支援センター',
    kana: 'がんそうだんしえんせんたー',
    aliases: ['相談支援センター'],
    meaning:
      '全国のがん診療連携拠点病院などにある相談窓口です。治療、暮らし、お金、気持ちのことを無料で相談できます。その病院にかかっていない方や、ご家族も使えます。',
    sources: [PAGES.supportCenter],
  }),
  glossaryTerm({
    id: 'term-designated-hospital',
    topics: ['changing-hospital', 'support-centre'],
    name: 'がん診療連携拠点病院',
    kana: 'がんしんりょうれんけいきょてんびょういん',
    aliases: ['拠点病院'],
    meaning:
      '専門のがんの診療や、地域の病院との協力、相談の受け付けなどを行う病院として、国が指定した病院です。がん相談支援センターが置かれています。',
    sources: [SUPPORT_PAGES.designatedHospitals],
  }),
  glossaryTerm({
    id: 'term-community-support-center',
    topics: ['nursing-care', 'older-people', 'local-government'],
    name: '地域包括支援センター',
    kana: 'ちいきほうかつしえんせんたー',
    meaning:
      '高齢の方の暮らしの相談を受ける、市区町村の窓口です。介護保険の申し込みや、見守り、家族の介護の悩みについて相談できます。離れて暮らす家族からも電話できます。',
    sources: [SUPPORT_PAGES.communitySupportCenters],
  }),
  glossaryTerm({
    id: 'term-home-nursing',
    topics: ['visiting-nurse'],
    name: '訪問看護',
    kana: 'ほうもんかんご',
    meaning:
      '看護師などが自宅に来て、体の様子を見たり、手当てや薬の管理を手伝ったりするしくみです。医師の指示のもとで行われます。ご家族の介護の相談にものります。',
    sources: [SUPPORT_PAGES.homeNursing, SUPPORT_PAGES.homeNursingOrders],
  }),
  glossaryTerm({
    id: 'term-home-medicine',
    topics: ['home-care', 'visiting-nurse'],
    name: '在宅医療',
    kana: 'ざいたくいりょう',
    meaning:
      '自宅などで過ごしながら受ける医療です。医師の訪問診療や訪問看護、薬剤師の訪問などを組み合わせます。病院の相談窓口で、準備のことを聞けます。',
    sources: [SUPPORT_PAGES.homeMedicine],
  }),
  glossaryTerm({
    id: 'term-hospice',
    topics: ['hospice'],
    name: 'ホスピス',
    kana: 'ほすぴす',
    aliases: ['緩和ケア病棟'],
    meaning:
      '体や気持ちのつらさをやわらげ、その人らしく過ごすことを支える病棟や施設です。入るための条件や費用は場所によって違うので、病院の相談窓口で聞けます。',
    sources: [MEDICAL_PAGES.palliativeWards],
  }),
  glossaryTerm({
    id: 'term-second-opinion',
    topics: ['second-opinion'],
    name: 'セカンドオピニオン',
    kana: 'せかんどおぴにおん',
    meaning:
      '治療などについて、今の主治医とは別の病院の医師に意見を聞くことです。病院を替えることとは違い、聞いた意見を持ち帰って、主治医ともう一度話し合います。',
    sources: [SUPPORT_PAGES.secondOpinion],
  }),
  glossaryTerm({
    id: 'term-informed-consent',
    topics: ['talking-with-doctor', 'choosing-treatment'],
    name: 'インフォームド・コンセント',
    kana: 'いんふぉーむど・こんせんと',
    aliases: ['インフォームドコンセント', '説明と同意'],
    meaning:
      '病気や治療について十分な説明を受け、分かったうえで、本人が同意することです。分からないことは何度でも聞けます。一度同意したあとで、考えが変わることもあります。',
    sources: [SUPPORT_PAGES.informedConsent],
  }),
  glossaryTerm({
    id: 'term-advance-care-planning',
    topics: ['advance-care-planning'],
    name: 'アドバンス・ケア・プランニング',
    kana: 'あどばんす・けあ・ぷらんにんぐ',
    aliases: ['人生会議', 'ACP'],
    meaning:
      'これからの医療や暮らしについて、大切にしたいことを、家族や医療の人と前もって話し合うことです。人生会議とも呼びます。気持ちが変わるたびに、話し直せます。',
    sources: [SUPPORT_PAGES.careTalks],
  }),
];

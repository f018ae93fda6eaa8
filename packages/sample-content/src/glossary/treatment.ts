import type { GlossaryTermItem } from '@hidamari/contract/content';
import { MEDICAL_PAGES } from '../sources/medical-pages.ts';
import { glossaryTerm } from './glossary-term.ts';

/** Kinds of treatment, and what goes with them. */
export const TREATMENT_TERMS: readonly GlossaryTermItem[] = [
  glossaryTerm({
    id: 'term-standard-treatment',
    topics: ['choosing-treatment', 'medical-words'],
    name: '標準治療',
    kana: 'ひょうじゅんちりょう',
    meaning:
      '多くの研究で効き目と安全性が確かめられ、今すすめられている治療です。「並の治療」という意味ではありません。体の状態や希望によって、ほかの方法を考えることもあります。',
    sources: [MEDICAL_PAGES.standardTreatment],
  }),
  glossaryTerm({
    id: 'term-guideline',
    topics: ['choosing-treatment', 'information'],
    name: '診療ガイドライン',
    kana: 'しんりょうがいどらいん',
    aliases: ['ガイドライン'],
    meaning:
      '研究の結果をもとに、診断や治療の進め方について専門家がまとめた手引きです。医師は、これを参考にしながら、一人ひとりの体の状態に合わせて考えます。',
    sources: [MEDICAL_PAGES.guideline],
  }),
  glossaryTerm({
    id: 'term-clinical-trial',
    topics: ['clinical-trials'],
    name: '臨床試験',
    kana: 'りんしょうしけん',
    aliases: ['治験'],
    meaning:
      '新しい薬や治療の効き目と安全性を、人で確かめる研究です。国の承認を得るために行うものを治験といいます。参加するかどうかは本人が決め、途中でやめることもできます。',
    sources: [MEDICAL_PAGES.clinicalTrials],
  }),
  glossaryTerm({
    id: 'term-drug-therapy',
    topics: ['drug-therapy'],
    name: '薬物療法',
    kana: 'やくぶつりょうほう',
    aliases: ['抗がん剤治療', '化学療法'],
    meaning:
      '点滴や飲み薬、注射など、薬を使う治療のことです。抗がん剤、分子標的薬、ホルモン療法の薬などがあります。使う薬と間隔は、病気の種類や体の状態によって違います。',
    sources: [MEDICAL_PAGES.drugTherapy],
  }),
  glossaryTerm({
    id: 'term-anticancer-drug',
    topics: ['chemotherapy'],
    name: '抗がん剤',
    kana: 'こうがんざい',
    aliases: ['抗がん薬'],
    meaning:
      'がん細胞が増えるのをおさえる薬です。点滴や飲み薬があります。健康な細胞にも影響することがあるため、副作用を見て、手当てをしながら使います。',
    sources: [MEDICAL_PAGES.drugTherapy],
  }),
  glossaryTerm({
    id: 'term-targeted-drug',
    topics: ['targeted-therapy'],
    name: '分子標的薬',
    kana: 'ぶんしひょうてきやく',
    meaning:
      'がん細胞が増えるときなどに働く特定の分子に、ねらいを定めて作用する薬です。使えるかどうかを、前もって検査で調べることがあります。薬ごとに違う副作用があります。',
    sources: [MEDICAL_PAGES.drugTherapy],
  }),
  glossaryTerm({
    id: 'term-hormone-therapy',
    topics: ['hormone-therapy'],
    name: 'ホルモン療法',
    kana: 'ほるもんりょうほう',
    aliases: ['内分泌療法'],
    meaning:
      'ホルモンの量や働きを変えて、がんが増えるのをおさえる治療です。乳がんや前立腺がんなどで行われます。長く続けることが多い治療です。',
    sources: [MEDICAL_PAGES.drugTherapy],
  }),
  glossaryTerm({
    id: 'term-checkpoint-inhibitor',
    topics: ['immunotherapy'],
    name: '免疫チェックポイント阻害薬',
    kana: 'めんえきちぇっくぽいんとそがいやく',
    meaning:
      '体を守る免疫の力に、がん細胞がかけているブレーキを外す薬です。免疫に関わる副作用が体のさまざまな場所に出ることがあり、治療が終わってから出ることもあります。',
    sources: [MEDICAL_PAGES.checkpointInhibitors],
  }),
  glossaryTerm({
    id: 'term-genomic-medicine',
    topics: ['genomic-testing'],
    name: 'がんゲノム医療',
    kana: 'がんげのむいりょう',
    aliases: ['がん遺伝子パネル検査'],
    meaning:
      'がん細胞などの遺伝子の変化をまとめて調べ、治療を考える手がかりをさがす医療です。調べても、治療につながらないことがあります。受けられる病院や、健康保険が使える条件が決まっているので、主治医に聞きます。',
    sources: [MEDICAL_PAGES.panelTest, MEDICAL_PAGES.genomicMedicine],
  }),
  glossaryTerm({
    id: 'term-radiation',
    topics: ['radiation'],
    name: '放射線治療',
    kana: 'ほうしゃせんちりょう',
    aliases: ['放射線療法'],
    meaning:
      '放射線をあてて、がん細胞が増えないようにする治療です。あてる場所と回数は計画を立てて決めます。痛みをやわらげるために行うこともあります。',
    sources: [MEDICAL_PAGES.radiation],
  }),
  glossaryTerm({
    id: 'term-supportive-care',
    topics: ['supportive-medicines', 'side-effects'],
    name: '支持療法',
    kana: 'しじりょうほう',
    meaning:
      '吐き気や痛みなど、病気や治療によるつらさを軽くするための治療や工夫です。治療と一緒に行います。つらさを伝えることが、その始まりになります。',
    sources: [MEDICAL_PAGES.supportiveCare],
  }),
  glossaryTerm({
    id: 'term-palliative-care',
    topics: ['palliative-care'],
    name: '緩和ケア',
    kana: 'かんわけあ',
    meaning:
      '体の痛みやだるさ、気持ちや暮らしのつらさをやわらげる医療です。がんと分かったときから、治療と一緒に受けられます。ご家族も支えの対象です。',
    sources: [MEDICAL_PAGES.palliativeCare],
  }),
  glossaryTerm({
    id: 'term-infusion',
    topics: ['infusion-port', 'infusion-reaction'],
    name: '点滴',
    kana: 'てんてき',
    meaning:
      '薬や水分を、血管の中へ少しずつ入れる方法です。途中で針のまわりが痛む、腫れる、息苦しいなど、いつもと違うと感じたら、すぐに看護師に知らせます。',
    sources: [MEDICAL_PAGES.dripAtHospital, MEDICAL_PAGES.dripLeaks],
  }),
  glossaryTerm({
    id: 'term-anesthesia',
    topics: ['surgery', 'before-surgery'],
    name: '麻酔',
    kana: 'ますい',
    meaning:
      '手術や検査のときに、薬を使って痛みを感じないようにすることです。眠った状態にする全身麻酔と、体の一部だけに効かせる方法があります。アレルギーや持病、飲んでいる薬を前もって伝えます。',
    sources: [MEDICAL_PAGES.anesthesia],
  }),
  glossaryTerm({
    id: 'term-transfusion',
    topics: ['blood-transfusion'],
    name: '輸血',
    kana: 'ゆけつ',
    meaning:
      '足りなくなった赤血球や血小板などを、点滴で補う治療です。貧血や出血の心配があるときなどに行います。行う前に医師が説明し、同意を確かめます。',
    sources: [MEDICAL_PAGES.transfusionConsent, MEDICAL_PAGES.transfusion],
  }),
  glossaryTerm({
    id: 'term-stem-cell-transplant',
    topics: ['transplant', 'blood-cancer'],
    name: '造血幹細胞移植',
    kana: 'ぞうけつかんさいぼういしょく',
    aliases: ['造血細胞移植'],
    meaning:
      '血液のもとになる細胞を点滴で入れて、血液をつくる力の回復を目ざす治療です。自分の細胞を使う方法と、ほかの人からもらう方法があります。感染を防ぐための決まりがあります。',
    sources: [MEDICAL_PAGES.transplant],
  }),
];

import type { ArticleItem } from '@hidamari/contract/content';

/** Pages by which statements of several articles can be checked, by exact address. */
export const PAGES = {
  febrileNeutropenia: {
    title: '発熱性好中球減少症',
    publisher: '国立がん研究センター がん情報サービス',
    year: 2024,
    url: 'https://ganjoho.jp/public/support/condition/FN/index.html',
  },
  fertilityPreservation: {
    title: '妊孕性温存について',
    publisher: '近畿大学奈良病院 がんセンター',
    url: 'https://www.med.kindai.ac.jp/nara/departments_and_centers/centers/cancer_center/service/frtility_reservation.html',
  },
  talkingWithDoctors: {
    title: '医療者と信頼関係を築くことが大切',
    publisher: '国立がん研究センター がん情報サービス',
    url: 'https://ganjoho.jp/public/dia_tre/dia_tre_diagnosis/moshimogan02.html',
  },
  copingWithSideEffects: {
    title: 'がん薬物療法の概要：副作用を上手に乗り切るためのコツ2',
    publisher: '静岡県立静岡がんセンター',
    url: 'https://survivorship.jp/cancer-pharmacotherapy/measures/02',
  },
  dentalCare: {
    title: 'がん治療と口腔ケア',
    publisher: '秋田県歯科医師会',
    url: 'https://www.akita-da.or.jp/cancer',
  },
  supportCenter: {
    title: '「がん相談支援センター」とは',
    publisher: '国立がん研究センター がん情報サービス',
    year: 2024,
    url: 'https://ganjoho.jp/public/institution/consultation/cisc/cisc.html',
  },
  tellingChildrenAndParents: {
    title: '子どもや親にどう伝えればいい？',
    publisher: 'がん研究会有明病院',
    year: 2025,
    url: 'https://www.jfcr.or.jp/hospital/conference/proficient/004.html',
  },
  familyClinic: {
    title: '家族外来のご案内',
    publisher: '国立がん研究センター東病院',
    url: 'https://www.ncc.go.jp/jp/ncce/clinic/psychiatry/consultation/family_support/index.html',
  },
  distress: {
    title: '心がつらいあなたへ',
    publisher: '緩和ケア.net（日本緩和医療学会）',
    url: 'https://kanwacare.net/forpatient/mentalhealth',
  },
  highCost: {
    title: '高額療養費制度を利用される皆さまへ',
    publisher: '厚生労働省',
    url: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/kenkou_iryou/iryouhoken/juuyou/kougakuiryou/index.html',
  },
  careAndCosts: {
    title: '地域の療養支援情報（医療費・療養生活）',
    publisher: '広島県（広島がんネット）',
    url: 'https://www.pref.hiroshima.lg.jp/site/gan-net/muki-ryouyoushien.html',
  },
} as const satisfies Record<string, NonNullable<ArticleItem['sources']>[number]>;

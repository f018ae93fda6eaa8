import type { ArticleItem } from '@hidamari/contract/content';

const GANJOHO = '国立がん研究センター がん情報サービス';
const SHIZUOKA = '静岡県立静岡がんセンター';

/** Pages on examinations, treatments and what happens in the body, by which words, services and stories can be checked. */
export const MEDICAL_PAGES = {
  pathology: {
    title: '病理検査（用語集）',
    publisher: GANJOHO,
    year: 2024,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/modal/byorikensa.html',
  },
  biopsy: {
    title: '生検（用語解説）',
    publisher: 'health.ne.jp',
    url: 'https://www.health.ne.jp/glossary/detail?id=103219',
  },
  tumorMarkers: {
    title: '腫瘍マーカー（用語集）',
    publisher: 'cancer-pedia.com',
    year: 2022,
    url: 'https://cancer-pedia.com/glossary/15/',
  },
  ct: {
    title: 'CT検査とは',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/dia_tre/inspection/ct.html',
  },
  ultrasound: {
    title: '超音波（エコー）検査とは',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/dia_tre/inspection/echo.html',
  },
  mri: {
    title: 'MRI検査とは',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/dia_tre/inspection/mri.html',
  },
  petSteps: {
    title: 'がん検査の流れ（FDG-PETによる検査）',
    publisher: '公立松任石川中央病院',
    url: 'https://mattohp.jp/pet/flow',
  },
  pet: {
    title: 'PET検査とは',
    publisher: '日本医科大学のPETの施設（pet.nms.ac.jp）',
    url: 'https://pet.nms.ac.jp/about',
  },
  stage: {
    title: '病期（がんに関する用語）',
    publisher: GANJOHO,
    year: 2021,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/modal/byoki.html',
  },
  metastasis: {
    title: '転移（がんに関する用語）',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/modal/teni.html',
  },
  lymphSpread: {
    title: 'リンパ行性転移（用語集）',
    publisher: GANJOHO,
    year: 2025,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/modal/lymph_koseiteni.html',
  },
  lymphNodes: {
    title: 'リンパ管とリンパ節',
    publisher: 'oshiete-gan.jp（監修 愛知県がんセンター病院の医師）',
    url: 'https://oshiete-gan.jp/lymphoma/details/about/what.html',
  },
  recurrence: {
    title: '再発（がん）',
    publisher: '日本大百科全書（コトバンク）',
    year: 2017,
    url: 'https://kotobank.jp/word/%E5%86%8D%E7%99%BA-508317',
  },
  recurrenceChoices: {
    title: '再発・転移したとき 治療方法を選択する（がん体験者の悩みQ&A）',
    publisher: SHIZUOKA,
    url: 'https://www.scchr.jp/cancerqa/jiki_8_3.html',
  },
  remission: {
    title: '寛解',
    publisher: 'デジタル大辞泉（コトバンク）',
    url: 'https://kotobank.jp/word/%E5%AF%9B%E8%A7%A3-469274',
  },
  followUp: {
    title: 'がん体験者の悩みQ&A（定期検査をいつまで続けたら良いのかと不安になる）',
    publisher: SHIZUOKA,
    url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=3300875',
  },
  activeSurveillance: {
    title: '積極的経過観察',
    publisher: '日本内分泌外科学会',
    url: 'https://jaes.umin.jp/thyroid-aid-tool/5b_info1.html',
  },
  standardTreatment: {
    title: '理解しにくい医学研究用語：標準治療',
    publisher: '医療情報をわかりやすく発信するプロジェクト（東京大学）',
    year: 2023,
    url: 'https://ez2understand.ifi.u-tokyo.ac.jp/terms/terms_9/',
  },
  guideline: {
    title: '理解しにくい医学研究用語：ガイドライン',
    publisher: '医療情報をわかりやすく発信するプロジェクト（東京大学）',
    url: 'https://ez2understand.ifi.u-tokyo.ac.jp/terms/terms_08',
  },
  clinicalTrials: {
    title: '臨床試験についての質問と答え',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/dia_tre/clinical_trial/ct_qa02.html',
  },
  drugTherapy: {
    title: 'がん薬物療法 種類',
    publisher: 'メディカルノート',
    year: 2024,
    url: 'https://medicalnote.jp/diseases/%E3%81%8C%E3%82%93%E8%96%AC%E7%89%A9%E7%99%82%E6%B3%95/%E7%A8%AE%E9%A1%9E',
  },
  checkpointInhibitors: {
    title: '肺がんガイドブック Q45 免疫チェックポイント阻害薬の副作用や注意したほうがよいこと',
    publisher: '日本肺癌学会',
    year: 2022,
    url: 'https://www.haigan.gr.jp/guidebook/2022/2022/Q45.html',
  },
  panelTest: {
    title: 'がん遺伝子パネル検査とは',
    publisher: '国立がん研究センター がんゲノム情報管理センター（C-CAT）',
    url: 'https://for-patients.c-cat.ncc.go.jp/knowledge/cancer_genomic_medicine/panel_test.html',
  },
  genomicMedicine: {
    title: 'がんゲノム医療におけるC-CATの役割（検査の流れ）',
    publisher: '国立がん研究センター がんゲノム情報管理センター（C-CAT）',
    url: 'https://for-patients.c-cat.ncc.go.jp/role/',
  },
  radiation: {
    title: 'がん放射線治療の概要：はじめに',
    publisher: SHIZUOKA,
    year: 2023,
    url: 'https://survivorship.jp/cancer-radiotherapy/',
  },
  radiationSideEffects: {
    title: 'がん放射線治療の概要：放射線治療の副作用（有害事象）と対策',
    publisher: SHIZUOKA,
    url: 'https://survivorship.jp/cancer-radiotherapy/measures',
  },
  supportiveCare: {
    title: '支持療法（用語集）',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/shijiryoho.html',
  },
  palliativeCare: {
    title: 'がんの緩和ケアとは',
    publisher: '横浜市',
    url: 'https://ganjoho.city.yokohama.lg.jp/knowledge/treatment/relaxation/relief',
  },
  palliativeWards: {
    title: '緩和ケアについて',
    publisher: '東京都（がんのポータルサイト）',
    year: 2025,
    url: 'https://www.gan-portal.metro.tokyo.lg.jp/column/kanwa.html',
  },
  dripLeaks: {
    title: '抗がん剤の血管外漏出（患者向けの説明）',
    publisher: '今日の臨床サポート（clinicalsup.jp）',
    url: 'https://clinicalsup.jp/jpoc/handout/1178/1178.html',
  },
  dripAtHospital: {
    title: '外来化学療法室の紹介・注意事項',
    publisher: '奈良県立医科大学附属病院（cancer.naramed-u.ac.jp）',
    url: 'https://cancer.naramed-u.ac.jp/ocr02-introduction/',
  },
  anesthesia: {
    title: '麻酔科',
    publisher: '富士市立中央病院',
    year: 2023,
    url: 'https://byoin.city.fuji.shizuoka.jp/bumon/shinryou/masui.html',
  },
  transfusionConsent: {
    title: '輸血療法について（輸血同意書の説明）',
    publisher: '近畿大学病院 輸血・細胞治療センター',
    year: 2020,
    url: 'https://www.med.kindai.ac.jp/transfusion/douisyo.html',
  },
  transfusion: {
    title: 'どうやって輸血するの？',
    publisher: '日本赤十字社',
    url: 'https://jrc.or.jp/transfusion/pc/howto',
  },
  transplant: {
    title: '造血幹細胞移植とは',
    publisher: '日本造血・免疫細胞療法学会',
    year: 2018,
    url: 'https://www.jstct.or.jp/modules/patient/index.php?content_id=4',
  },
  sideEffects: {
    title: '薬学用語解説 副作用',
    publisher: '日本薬学会',
    year: 2024,
    url: 'https://www.pharm.or.jp/words/word00935.html',
  },
  fatigue: {
    title: '倦怠感（だるさ）について',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/support/condition/fatigue/index.html',
  },
  neuropathy: {
    title: 'がん薬物療法の概要：末梢神経障害（手足のしびれ・感覚異常・筋力低下など）',
    publisher: SHIZUOKA,
    url: 'https://survivorship.jp/cancer-pharmacotherapy/measures/01/08',
  },
  myelosuppression: {
    title: '骨髄抑制（用語集）',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/kotsuzuiyokusei.html',
  },
  fewWhiteCells: {
    title: '白血球減少（用語集）',
    publisher: GANJOHO,
    year: 2024,
    url: 'https://ganjoho.jp/public/qa_links/dictionary/dic01/modal/hakkekkyugensho.html',
  },
  feelingUnwell: {
    title: '体調不良時のために',
    publisher: '国立がん研究センター東病院 感染制御室',
    year: 2025,
    url: 'https://www.ncc.go.jp/jp/ncce/division/infectious_control/020/health-trouble/20250929151731.html',
  },
  peopleAround: {
    title: 'がん患者さんのご家族や周囲の方へ',
    publisher: '国立がん研究センター東病院 感染制御室',
    url: 'https://www.ncc.go.jp/jp/ncce/division/infectious_control/020/family/index.html',
  },
  anemia: {
    title: '貧血 〜がんの治療を始める人に、始めた人に〜',
    publisher: GANJOHO,
    year: 2020,
    url: 'https://ganjoho.jp/public/support/condition/anemia/index.html',
  },
  fewPlatelets: {
    title: '出血しやすい・血小板減少',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/support/condition/thrombocytopenia.html',
  },
  mouthSores: {
    title: '口内炎・口内の乾燥 〜がんの治療を始める人に、始めた人に〜',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/support/condition/stomatitis/index.html',
  },
  appetite: {
    title: '食欲がない・食欲不振 もっと詳しく',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/support/condition/anorexia/ld01.html',
  },
  eatingTrouble: {
    title: '悩み「食事がよくできない。」への助言',
    publisher: SHIZUOKA,
    url: 'https://www.scchr.jp/cancerqa/jyogen_4100727.html',
  },
  eatingAfterStomachSurgery: {
    title: '胃がん 療養',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/cancer/stomach/follow_up.html',
  },
  hairLoss: {
    title: '脱毛について',
    publisher: '国立がん研究センター東病院 薬剤部',
    year: 2022,
    url: 'https://www.ncc.go.jp/jp/ncce/division/pharmacy/kouganzai/supportivecare_hairloss.html',
  },
  appearanceCare: {
    title: 'アピアランス',
    publisher: '国立がん研究センター東病院 LIFE支援センター',
    year: 2023,
    url: 'https://pod.ncc.go.jp/jp/ncce/division/life_support_center/about/003/20230511100900.html',
  },
  lymphedema: {
    title: 'リンパ浮腫 Q&A',
    publisher: GANJOHO,
    year: 2024,
    url: 'https://ganjoho.jp/public/support/condition/lymphedema/ldqa.html',
  },
  fertility: {
    title: 'がんの治療と生殖機能への影響について',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/support/fertility/index.html',
  },
  spermPreservation: {
    title: '妊孕性温存について、どのようなことができますか（男性の場合）',
    publisher: '東京都保健医療局',
    url: 'https://www.hokeniryo.metro.tokyo.lg.jp/iryo/iryo_hoken/gan_portal/chiryou/seishoku/qa/dansei.html',
  },
  headAndNeck: {
    title: '頭頸部がんとは？',
    publisher: '岡山大学病院 頭頸部がんセンター',
    url: 'https://www.okayama-u.ac.jp/user/ohnccpky/',
  },
  headAndNeckSurgery: {
    title: '九州大学病院のがん診療 頭頸部がん 外科的治療',
    publisher: '九州大学病院',
    url: 'https://www.gan.med.kyushu-u.ac.jp/result/head_and_neck_cancer/index3',
  },
  swallowing: {
    title: '摂食・嚥下障害の評価',
    publisher: '長寿科学振興財団',
    year: 2020,
    url: 'https://tyojyu.or.jp/kankoubutsu/gyoseki/shokuji-eiyo-kokucare/h31-3-1-3.html',
  },
  swallowingTraining: {
    title: '頭頸部癌患者に対する摂食嚥下リハビリテーション（学会誌の抄録）',
    publisher: '日本喉頭科学会（学会誌「喉頭」）',
    year: 2016,
    url: 'https://www.jstage.jst.go.jp/article/larynx/28/2/28_101/_article/-char/ja',
  },
  rehabilitation: {
    title: 'がんとリハビリテーション医療',
    publisher: GANJOHO,
    url: 'https://ganjoho.jp/public/dia_tre/treatment/rehabilitation/index.html',
  },
  exerciseLimits: {
    title: '造血幹細胞移植患者のリハビリは「継続する」ことが大切',
    publisher: 'がんサポート（gansupport.jp）',
    url: 'https://gansupport.jp/article/life/exercise/rehabilitation/15081/2',
  },
  delirium: {
    title: 'がん治療のために重要な「せん妄（もう）予防」と「心のケア」',
    publisher: '国立がん研究センター',
    year: 2022,
    url: 'https://www.ncc.go.jp/jp/information/column/manabou_doctor/035/',
  },
  closerExamination: {
    title: '主ながん検診の精密検査方法〜「要精密検査」と言われたら〜',
    publisher: '大田区',
    year: 2023,
    url: 'https://www.city.ota.tokyo.jp/seikatsu/hoken/otona/gannkensinnseimitukennsahouhou.html',
  },
} as const satisfies Record<string, NonNullable<ArticleItem['sources']>[number]>;

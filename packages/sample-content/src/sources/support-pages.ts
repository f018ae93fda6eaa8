import type { ArticleItem } from '@hidamari/contract/content';

/** Pages on people and places that help, on money, work and care, by which words, services and stories can be checked. */
export const SUPPORT_PAGES = {
  attendingDoctor: {
    title: '主治医',
    publisher: '日本大百科全書（コトバンク）',
    url: 'https://kotobank.jp/word/%E4%B8%BB%E6%B2%BB%E5%8C%BB-528510',
  },
  certifiedNurses: {
    title: '認定看護師制度',
    publisher: '千葉大学の看護の教育課程（n.chiba-u.jp）',
    url: 'https://www.n.chiba-u.jp/nintei/seido.html',
  },
  psychologists: {
    title: '犯罪被害者白書 トピックス 新しい国家資格「公認心理師」',
    publisher: '警察庁',
    year: 2019,
    url: 'https://www.npa.go.jp/hanzaihigai/whitepaper/w-2019/html/zenbun/part2/s2_3t02.html',
  },
  socialWorkers: {
    title: '医療ソーシャルワーカーの役割や相談できることは？',
    publisher: '介護ポストセブン',
    url: 'https://www.news-postseven.com/kaigo/4998',
  },
  occupationalPhysicians: {
    title: '産業医について',
    publisher: 'akahane-breast.com（クリニックの産業医の案内）',
    url: 'https://akahane-breast.com/sangyo_offices/%E7%94%A3%E6%A5%AD%E5%8C%BB%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6',
  },
  occupationalPhysiciansAndTreatment: {
    title: 'ホワイト企業に求められる、治療と仕事の両立支援とは？',
    publisher: 'dr-hpm.co.jp',
    year: 2021,
    url: 'https://dr-hpm.co.jp/column/2016/',
  },
  labourConsultants: {
    title: 'がん患者への就労相談（社会保険労務士による相談）',
    publisher: '愛知県がんセンター',
    url: 'https://www.pref.aichi.jp/cancer-center/hosp/01annai/sodanshien/shurosodan.html',
  },
  designatedHospitals: {
    title: 'がん診療連携拠点病院等',
    publisher: '香川県',
    url: 'https://www.pref.kagawa.lg.jp/kenkosomu/yobou/cancer/iryou.html',
  },
  communitySupportCenters: {
    title: '地域包括支援センターとは',
    publisher: '広島県',
    year: 2024,
    url: 'https://www.pref.hiroshima.lg.jp/site/tiikihoukatusienncenter/tiikihoukatu.html',
  },
  homeMedicine: {
    title: '自宅で療養生活を続ける (1)在宅療養',
    publisher: 'おきなわがんサポートハンドブック',
    url: 'https://okinawagansapo.jp/second/sec6-1',
  },
  homeNursing: {
    title: '自宅で療養生活を続ける (3)訪問看護',
    publisher: 'おきなわがんサポートハンドブック',
    url: 'https://okinawagansapo.jp/second/sec6-3',
  },
  homeNursingOrders: {
    title: '訪問看護でできることは？できないことや利用条件や利用の流れを解説します',
    publisher: 'medicaldoc.jp',
    url: 'https://medicaldoc.jp/n/column-n/nc084',
  },
  secondOpinion: {
    title: 'Q.セカンドオピニオンって何？',
    publisher: '青森県',
    url: 'https://gan-info.pref.aomori.lg.jp/public/index.php/ct01/a14.html',
  },
  informedConsent: {
    title: 'Informed Consent（用語の解説）',
    publisher: '日本医療・病院管理学会（jsha.gr.jp）',
    url: 'https://jsha.gr.jp/glossary-keyterm/r4/ic',
  },
  careTalks: {
    title: '「人生会議」してみませんか',
    publisher: '厚生労働省',
    url: 'https://www.mhlw.go.jp/stf/newpage_02783.html',
  },
  highCostDesk: {
    title: '【国保】高額療養費とは、その申請方法は？',
    publisher: '越谷市',
    year: 2025,
    url: 'https://www.city.koshigaya.saitama.jp/kurashi_shisei/fukushi/kokuho/faq/kougakutowa.html',
  },
  limitCertificate: {
    title: '入院や高額な外来診療を受ける方は「マイナ保険証」または「限度額適用認定証」をご利用ください',
    publisher: '南国市',
    year: 2025,
    url: 'https://www.city.nankoku.lg.jp/life/life_dtl.php?hdnKey=5267',
  },
  billNotice: {
    title: '「医療費のお知らせ（医療費通知）」を発送します',
    publisher: '香川県後期高齢者医療広域連合',
    year: 2023,
    url: 'https://kagawa-kouiki.jp/topics/post-9900',
  },
  sicknessAllowance: {
    title: '病気やけがで仕事を休んだとき：制度説明',
    publisher: '健康保険組合（kenpo.senko.jp）',
    url: 'https://www.kenpo.senko.jp/konnatoki/page11-2.html',
  },
  allowanceAfterLeaving: {
    title: '資格がなくなっても継続給付',
    publisher: 'クボタ健康保険組合',
    url: 'https://www.kenpo.gr.jp/kubota/contents/sikumi/keizoku/index.html',
  },
  disabilityPension: {
    title: '障害年金ガイド 令和6年度版',
    publisher: '日本年金機構',
    year: 2024,
    url: 'https://www.nenkin.go.jp/service/riyoushabetsu/disability/index.files/text.txt',
  },
  medicalDeduction: {
    title: '医療費控除について',
    publisher: '北秋田市',
    year: 2025,
    url: 'https://www.city.kitaakita.akita.jp/archive/p20251127191128',
  },
  careInsured: {
    title: '介護保険の加入者（被保険者）',
    publisher: '中能登町',
    year: 2018,
    url: 'https://www.town.nakanoto.ishikawa.jp/health_welfare/3/1/4058.html',
  },
  careServices: {
    title: '介護保険で受けられるサービス',
    publisher: '北見市',
    url: 'https://www.city.kitami.lg.jp/administration/welfare/detail.php?content=4256',
  },
  careCertification: {
    title: '要介護認定の申請',
    publisher: '南魚沼市',
    year: 2025,
    url: 'https://www.city.minamiuonuma.niigata.jp/docs/3492.html',
  },
  careForCancer: {
    title: 'がん患者に係る介護保険法に基づく要介護認定等の申請に当たっての特定疾病の記載等について',
    publisher: '広島県（広島がんネット）',
    year: 2019,
    url: 'https://www.pref.hiroshima.lg.jp/site/gan-net/20190301.html',
  },
  workRules: {
    title: '就業規則',
    publisher: 'imidas（集英社）',
    url: 'https://imidas.jp/genre/detail/A-110-0020.html',
  },
  workAndTreatmentDuty: {
    title: '治療と仕事の両立支援の努力義務化',
    publisher: '労働者健康安全機構 岡山産業保健総合支援センター',
    year: 2025,
    url: 'https://okayamas.johas.go.jp/column-no15',
  },
  workAndTreatment: {
    title: '「治療と仕事の両立支援」ご案内',
    publisher: '労働者健康安全機構 兵庫産業保健総合支援センター',
    url: 'https://www.hyogos.johas.go.jp/about/balance-support-2-2/',
  },
  tellingTheWorkplace: {
    title: '非正規雇用者向けのQ&A（抜粋） 診断から復職まで',
    publisher: '国立がん研究センター がん情報サービス',
    url: 'https://ganjoho.jp/public/institution/qa/hiseikikoyo/qa01.html',
  },
  notTellingEverybody: {
    title: 'がん体験者の悩みQ&A（病名を他人に言いたくない）',
    publisher: '静岡県立静岡がんセンター',
    url: 'https://www.scchr.jp/cancerqa/jyogen_4501031.html',
  },
  jobSearch: {
    title: '長期療養者就職支援事業（がん患者等就職支援対策事業）',
    publisher: '厚生労働省',
    url: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/0000065173.html',
  },
  joblessLater: {
    title: '受給期間を延長することができる場合は',
    publisher: '厚生労働省 北海道ハローワーク',
    url: 'https://jsite.mhlw.go.jp/hokkaido-hellowork/list/sapporo/kyusyokusya/hokenzyukyu/ippan/3-1.html',
  },
  insuranceClaims: {
    title: '生命保険相談所に関するQ&A',
    publisher: '一般社団法人 生命保険協会',
    url: 'https://www.seiho.or.jp/contact/about/qanda/',
  },
  claimingForSomebody: {
    title: '指定代理請求制度って、どんな制度なの？',
    publisher: '公益財団法人 生命保険文化センター',
    url: 'https://www.jili.or.jp/knows_learns/q_a/life_insurance/169.html',
  },
  legalAdvice: {
    title: '無料法律相談のご利用の流れ',
    publisher: '日本司法支援センター（法テラス）',
    url: 'https://www.houterasu.or.jp/site/soudan-tatekae/goriyounonagare.html',
  },
  legalAdviceByPhone: {
    title: '無料の法律相談を受けたい（よくある質問）',
    publisher: '日本司法支援センター（法テラス）',
    url: 'https://www.houterasu.or.jp/madoguchi_info/faq/faq_2/index.html',
  },
  wigCare: {
    title: '医療用ウィッグの耐熱性：ドライヤー使用の可否',
    publisher: 'appearance-salon.com',
    year: 2024,
    url: 'https://appearance-salon.com/2024/12/16/medical-wigs-dryer-safe-use-tips',
  },
  wigsChofu: {
    title: 'がん患者ウィッグ・補整具購入等費用助成事業',
    publisher: '調布市',
    year: 2026,
    url: 'https://www.city.chofu.lg.jp/060070/p037079.html',
  },
  wigsIchikawa: {
    title: '市川市がん患者ウィッグ及び胸部補整具購入費等の助成について',
    publisher: '市川市',
    year: 2023,
    url: 'https://www.city.ichikawa.lg.jp/pub01/0000422635.html',
  },
  rides: {
    title: '高齢者・障がい者のための移送サービス（福祉有償運送）',
    publisher: '海老名市',
    year: 2018,
    url: 'https://www.city.ebina.kanagawa.jp/guide/shogaisha/shogaisha/1003187.html',
  },
  ridesByCouncil: {
    title: '外出支援サービス',
    publisher: '横浜市社会福祉協議会',
    url: 'https://www.yokohamashakyo.jp/jigyo/gaishutsu/',
  },
  familyAsSupport: {
    title: '家族としてどのように本人を支えればよい？',
    publisher: 'がん研究会有明病院',
    year: 2025,
    url: 'https://www.jfcr.or.jp/hospital/conference/proficient/009.html',
  },
  peers: {
    title: '患者会・患者サロンとは？',
    publisher: '国立がん研究センター がん情報サービス',
    url: 'https://ganjoho.jp/public/support/communication/salon.html',
  },
  mindCareTeam: {
    title: '誰がサイコオンコロジーをやってくれるの？',
    publisher: '日本サイコオンコロジー学会',
    url: 'https://support.jpos-society.org/about',
  },
  mentalHealthCenters: {
    title: '精神保健福祉センターとは',
    publisher: '東京都立精神保健福祉センター',
    url: 'https://www.fukushi.metro.tokyo.lg.jp/sitaya/jigyo.html',
  },
  protectingMinds: {
    title: 'まもろうよ こころ',
    publisher: '厚生労働省',
    url: 'https://www.mhlw.go.jp/mamorouyokokoro/',
  },
  medicalSites: {
    title: 'インターネット上の医療情報の利用の手引き',
    publisher: '日本インターネット医療協議会（JIMA）',
    url: 'https://jima.or.jp/riyoutebiki',
  },
} as const satisfies Record<string, NonNullable<ArticleItem['sources']>[number]>;

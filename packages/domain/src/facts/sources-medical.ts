import { GANJOHO, law, MHLW, page } from './source-page.ts';

/** Pages that the rows on screening, numbers, tests and side effects stand on. */

export const screeningMinistry = page(
  MHLW,
  'がん検診事業のあり方について（案）',
  2024,
  'https://www.mhlw.go.jp/stf/newpage_41159.html',
);
export const screeningCampaign = page(
  MHLW,
  '市町村のがん検診',
  2023,
  'https://www.gankenshin50.mhlw.go.jp/campaign_30/screening/index.html',
);
export const screeningDoctors = page(
  '日本医師会',
  'がん検診の種類はいくつかあります',
  2024,
  'https://med.or.jp/forest/gankenshin/what/type',
);
export const screeningIbaraki = page(
  'msuisin.jp',
  '指針で定めるがん検診の内容',
  2024,
  'https://msuisin.jp/gan-net/preventing/screening',
);
export const coreHospitals = page(
  MHLW,
  'がん診療連携拠点病院等',
  2020,
  'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/kenkou_iryou/kenkou/gan/gan_byoin.html',
);
export const coreHospitalsPedia = page(
  'cancer-pedia.com',
  'がん診療連携拠点病院等',
  2022,
  'https://cancer-pedia.com/glossary/13/',
);
export const genomeHospitals = page(
  '国立がん研究センター東病院',
  'がんゲノム医療について よくあるご質問',
  2024,
  'http://pod.ncc.go.jp/jp/ncce/division/genetic_medicine_services/050/faq/index.html',
);
export const lifetime2019 = page(
  'CareNet',
  '日本の部位別がん罹患数（2019年）',
  2023,
  'https://www.carenet.com/fullsearch?kw=%E9%AA%A8%E9%AB%84%E8%85%AB&page=3',
);
export const supportCentre = page(
  GANJOHO,
  '「がん相談支援センター」とは',
  2024,
  'https://ganjoho.jp/public/institution/consultation/cisc/cisc.html',
);
export const supportTomoni = page(
  'tomoniganto.jp',
  'がん相談支援センターとは',
  2025,
  'https://tomoniganto.jp/982',
);
export const feverGanjoho = page(
  GANJOHO,
  '発熱性好中球減少症',
  2024,
  'https://ganjoho.jp/public/support/condition/FN/index.html',
);
export const feverShionogi = page(
  '塩野義製薬（監修 勝俣範之・小川朝生）',
  '発熱',
  2020,
  'http://www.shionogi.co.jp/tsurasa/communicate/symptom/fever.html',
);
export const whiteCells = page(
  'alai-web.org',
  '感染症の兆候と症状を知る',
  2022,
  'https://alai-web.org/ja/%e6%84%9f%e6%9f%93%e7%97%87%e3%81%ae%e5%85%86%e5%80%99%e3%81%a8%e7%97%87%e7%8a%b6%e3%82%92%e7%9f%a5%e3%82%8b',
);
export const hairNcce = page(
  '国立がん研究センター東病院',
  '脱毛について',
  2022,
  'https://www.ncc.go.jp/jp/ncce/division/pharmacy/kouganzai/supportivecare_hairloss.html',
);
export const hairFrontier = page(
  '大腸癌FRONTIER（清原祥夫）',
  '抗がん剤による脱毛, ちゃんとまた生えてきますか',
  2012,
  'https://med.m-review.co.jp/article/detail/J0046_0503_0074-0076',
);
export const radiationDoc = page(
  'Medical DOC（監修 木村香菜）',
  '「放射線治療」はどれくらいの「期間」行う？',
  2024,
  'https://medicaldoc.jp/m/major-diseases/cancer/ca919/',
);
export const radiationConyac = page(
  'conyac.cc（放射線治療の説明文の翻訳）',
  '放射線の照射',
  2014,
  'https://conyac.cc/en/translations/496192/reviews',
);
export const opioidLung = page(
  '日本肺癌学会',
  'モルヒネ, 麻薬を使うといわれました',
  2020,
  'https://www.haigan.gr.jp/guidebook2019/2020/Q50.html',
);
export const opioidShionogi = page(
  '塩野義製薬',
  '医療用麻薬の副作用',
  2020,
  'http://www.shionogi.co.jp/tsurasa/faq/08.html',
);
export const lymphGanjoho = page(
  GANJOHO,
  'リンパ浮腫 Q&A',
  2024,
  'https://ganjoho.jp/public/support/condition/lymphedema/ldqa.html',
);
export const lymphGifu = page(
  '岐阜県のがん情報サイト',
  'リンパ浮腫とは',
  2023,
  'https://gifugan.net/lymphedema/',
);
export const preventionNotice = page(
  '広報の記事（マイ広報紙）',
  'がんを予防するために「今からできる」5+1の健康習慣',
  2024,
  'https://mykoho.jp/article/131091/9789499/9908659',
);
export const preventionTokyo = page(
  '東京都',
  '身体を動かす・適正体重を維持する・バランスよく食べる',
  2022,
  'https://d180hdenxh1by9.cloudfront.net/kensui/gan/torikumi-tomin/leaflet/5gan-digitalbook/pageindices/index23.html',
);
export const petHamamatsu = page(
  '浜松医療センター',
  'PET検査室 よくあるご質問',
  2023,
  'https://www.hmedc.or.jp/pet/faq/',
);
export const petToyama = page(
  'とやまPET画像診断センター',
  '検査手順・注意事項・Q&A',
  2023,
  'https://pet-toyama.jp/qa',
);
export const petTwmu = page(
  '東京女子医科大学',
  'PET検査Q&A',
  2022,
  'https://www.twmu.ac.jp/info-twmu/PET/faq/',
);

// Laws.
export const cancerActAmendment = page(
  '名古屋大学（jahis.law.nagoya-u.ac.jp）',
  'がん対策基本法の一部を改正する法律（平成28年法律第107号）',
  2016,
  'https://jahis.law.nagoya-u.ac.jp/lawdb/l/428a0107',
);
export const cancerActBureau = page(
  '参議院法制局',
  'がん対策基本法の一部を改正する法律（平成28年12月16日法律第107号）',
  2016,
  'https://houseikyoku.sangiin.go.jp/bill/outline28107.htm',
);
export const cancerAct = law('がん対策基本法（平成18年法律第98号）', '418AC1000000098');

// Second pages for the rows above.
export const preventionMemo = page(
  'paipuman.blogspot.com',
  '日本人のためのがん予防法（5+1）2022年8月改訂',
  2024,
  'https://paipuman.blogspot.com/2024/04/51.html',
);
export const hairGms = page(
  'gms.press',
  '抗がん剤の脱毛はいつまで続くか',
  2022,
  'https://gms.press/column/1841/',
);
export const feverKkr = page(
  '国家公務員共済組合連合会の病院（ykh.kkr.or.jp）',
  '白血球減少（感染症）',
  2022,
  'https://ykh.kkr.or.jp/service/yakuzaika/regimen/leukopenia.html',
);
export const vaccineSakurai = page(
  '桜井市',
  'HPVワクチン（子宮頸がん予防ワクチン）について',
  2025,
  'https://www.city.sakurai.lg.jp/sosiki/hukushihokenbu/kenkouzousin/kosodate/kodomonoyobousesshu/5585.html',
);
export const vaccineSaza = page(
  '佐々町',
  'HPVワクチンの接種について',
  2026,
  'https://www.sazacho-nagasaki.jp/kiji0036088/index.html',
);
export const vaccineHekinan = page(
  '碧南市',
  'HPVワクチン',
  2025,
  'https://hekinan.city-hc.jp/open_announcement/knowledge/a9MYp8T1fJwAKS03',
);
export const youngGanjoho = page(
  GANJOHO,
  '小児・AYA世代のがん罹患',
  2018,
  'https://ganjoho.jp/reg_stat/statistics/stat/child_aya.html',
);
export const youngNcch = page(
  '国立がん研究センター中央病院',
  'AYA世代のがんの特徴',
  2022,
  'https://pod.ncc.go.jp/jp/ncch/AYA/010/index.html',
);
export const youngKyodo = page(
  'kantsuu.com（朝日新聞の記事）',
  'AYA世代のがんの罹患率',
  2018,
  'http://news.kantsuu.com/201805/20180530105300_690344.shtml',
);
export const incidence2019Hatena = page(
  'がん情報サービスを引く記事（はてなキーワード）',
  '最新がん統計のまとめ',
  2023,
  'https://d.hatena.ne.jp/keyword/%E3%81%8C%E3%82%93%E4%BF%9D%E9%99%BA',
);
export const incidence2019Kokoro = page(
  'kokoro-omoi.com',
  '2019年度 がん罹患者数と部位別',
  2023,
  'https://kokoro-omoi.com/?p=58654',
);
export const lifetimeRenaissance = page(
  'renaissance-media.jp',
  'がん患者の現状',
  2024,
  'https://renaissance-media.jp/articles/-/22723',
);
export const genomeCCat = page(
  '国立がん研究センター がんゲノム情報管理センター（C-CAT）',
  'がんゲノム医療中核拠点病院・拠点病院・連携病院について',
  2024,
  'https://for-patients.c-cat.ncc.go.jp/hospital_list/',
);
export const youngJmedj = page(
  '日本医事新報社',
  '小児・AYA世代のがん罹患率の公表についての記事',
  2018,
  'https://jmedj.co.jp/journal/paper/detail.php?id=10017',
);
export const feverIsho = page(
  '医学書院（検査と技術）',
  '発熱性好中球減少症',
  2018,
  'https://webview.isho.jp/journal/detail/abs/10.11477/mf.1543207139',
);
export const preventionShinagawa = page(
  '品川区',
  '飲酒対策',
  2021,
  'https://shinagawa-ganweb.jp/article/2021092800048/',
);

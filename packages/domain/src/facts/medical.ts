import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as s from './sources-medical.ts';

const screening = read(s.screeningMinistry, s.screeningDoctors);
const uterus = { from: '2024-04-01', ...read(s.screeningMinistry, s.screeningIbaraki) };
const prevention = read(s.preventionTokyo, s.preventionNotice);
const incidence = read(s.incidence2019Hatena, s.incidence2019Kokoro);
const opioid = read(s.opioidLung, s.opioidShionogi);
const radiation = read(s.radiationDoc, s.radiationConyac);
const pet = read(s.petHamamatsu, s.petToyama);
const genome = { to: '2025-03-31', ...readOn('2026-11-30', s.genomeHospitals, s.genomeCCat) };
const hair = read(s.hairNcce, s.hairFrontier);

/** General medical figures: no survival rates, nothing about one person's course. */
export const MEDICAL_FACTS = {
  // がん検診（国の指針）
  'screening-kinds': {
    text: '胃・大腸・肺・乳・子宮頸の5種類',
    what: '国の指針にあるがん検診の種類',
    ...read(s.screeningCampaign, s.screeningDoctors),
  },
  'screening-stomach-age': { ...num(50, '歳', '50歳以上'), what: '胃がん検診の対象', ...screening },
  'screening-stomach-interval': { text: '2年に1回', what: '胃がん検診の間隔', ...screening },
  'screening-stomach-xray-age': {
    ...num(40, '歳', '40歳以上（当分の間、胃部エックス線検査）'),
    what: '胃がん検診でエックス線検査を受けられる年齢',
    ...screening,
  },
  'screening-bowel-age': { ...num(40, '歳', '40歳以上'), what: '大腸がん検診の対象', ...screening },
  'screening-bowel-interval': { text: '年1回', what: '大腸がん検診（便潜血検査）の間隔', ...screening },
  'screening-lung-age': { ...num(40, '歳', '40歳以上'), what: '肺がん検診の対象', ...screening },
  'screening-lung-interval': { text: '年1回', what: '肺がん検診の間隔', ...screening },
  'screening-breast-age': {
    ...num(40, '歳', '40歳以上'),
    what: '乳がん検診（マンモグラフィ）の対象',
    ...screening,
  },
  'screening-breast-interval': { text: '2年に1回', what: '乳がん検診の間隔', ...screening },
  'screening-cervix-age': {
    ...num(20, '歳', '20歳以上'),
    what: '子宮頸がん検診（細胞診）の対象',
    ...screening,
  },
  'screening-cervix-interval': { text: '2年に1回', what: '子宮頸がん検診（細胞診）の間隔', ...screening },
  'screening-cervix-hpv-age': {
    ...num(30, '歳', '30歳以上'),
    what: 'HPV検査単独法の対象（導入した市区町村）',
    ...uterus,
  },
  'screening-cervix-hpv-interval': { text: '5年に1回', what: 'HPV検査単独法の間隔（陰性のとき）', ...uterus },

  // HPVワクチン
  'hpv-vaccine-age': {
    text: '小学校6年生から高校1年生相当の女性',
    what: 'HPVワクチンの定期接種の対象',
    ...read(s.vaccineSaza, s.vaccineHekinan),
  },
  'hpv-vaccine-times': {
    text: '2回または3回',
    what: 'HPVワクチンの回数（15歳になるまでに始めると2回で済むことがある）',
    ...read(s.vaccineSaza, s.vaccineHekinan),
  },
  'hpv-vaccine-catch-up-last-day': {
    text: '2026年3月31日',
    what: 'HPVワクチンのキャッチアップ接種（経過措置）の最後の日',
    to: '2026-03-31',
    ...read(s.vaccineSakurai, s.vaccineSaza),
  },

  // 窓口と病院
  'support-centre-free': {
    text: '無料・匿名',
    what: 'がん相談支援センターの利用（だれでも）',
    ...read(s.supportCentre, s.supportTomoni),
  },
  'child-core-hospitals': {
    ...num(15, '件', '15か所'),
    what: '小児がん拠点病院の数（2020年4月）',
    ...read(s.coreHospitals, s.coreHospitalsPedia),
  },
  'child-central-bodies': {
    ...num(2, '件', '2か所'),
    what: '小児がん中央機関の数（2020年4月）',
    ...read(s.coreHospitals, s.coreHospitalsPedia),
  },
  'genome-core-hospitals-2024': {
    ...num(13, '件', '13か所'),
    what: 'がんゲノム医療中核拠点病院の数（2024年4月1日）',
    ...genome,
  },
  'genome-hospitals-2024': {
    ...num(32, '件', '32か所'),
    what: 'がんゲノム医療拠点病院の数（2024年4月1日）',
    ...genome,
  },
  'genome-linked-hospitals-2024': {
    ...num(219, '件', '219か所'),
    what: 'がんゲノム医療連携病院の数（2024年4月1日）',
    ...genome,
  },

  // 数（全国がん登録）
  'incidence-men-2019': {
    ...num(566_460, '人'),
    what: '2019年に新たにがんと診断された人（男性）',
    ...incidence,
  },
  'incidence-women-2019': {
    ...num(432_607, '人'),
    what: '2019年に新たにがんと診断された人（女性）',
    ...incidence,
  },
  'lifetime-men-2019': {
    ...num(65.5, '%'),
    what: '一生のうちにがんと診断される確率（男性、2019年のデータ）',
    ...read(s.lifetimeRenaissance, s.lifetime2019),
  },
  'lifetime-women-2019': {
    ...num(51.2, '%'),
    what: '一生のうちにがんと診断される確率（女性、2019年のデータ）',
    ...read(s.lifetimeRenaissance, s.lifetime2019),
  },

  'young-ages': { text: '15歳から39歳', what: 'AYA世代の年齢', ...read(s.youngGanjoho, s.youngKyodo) },
  'young-incidence': {
    text: '約2万人',
    what: '1年間にがんと診断されるAYA世代の人数',
    ...read(s.youngNcch, s.youngKyodo),
  },
  'child-ages': {
    text: '0歳から14歳',
    what: '小児がんの統計の年齢',
    ...readOn('2026-11-30', s.youngGanjoho, s.youngJmedj),
  },
  'child-incidence': {
    text: '約2,100例',
    what: '1年間に診断される小児がんの推計（2009年から2011年のデータ）',
    ...readOn('2026-11-30', s.youngGanjoho, s.youngJmedj),
  },

  // 副作用と体調
  'fever-neutropenia': {
    ...num(37.5, '度', '37.5度以上'),
    what: '好中球が減っているときの発熱（発熱性好中球減少症の説明）',
    ...readOn('2026-11-30', s.feverGanjoho, s.feverIsho),
  },
  'fever-report-example': {
    ...num(38, '度', '38度以上'),
    what: '抗がん剤の治療中の発熱を病院に伝える例にある体温',
    ...read(s.feverKkr, s.feverShionogi),
  },
  'white-cells-low-weeks': {
    text: '1週間から2週間ごろ',
    what: '抗がん剤のあと白血球が少なくなる時期の目安',
    ...read(s.feverShionogi, s.whiteCells),
  },
  'hair-falls': {
    text: '2週間から3週間後',
    what: '抗がん剤の治療を始めてから髪が抜け始めるまでの目安',
    ...hair,
  },
  'hair-starts-again': {
    text: '3か月から6か月',
    what: '治療が終わってから髪が生え始めるまでの目安',
    ...read(s.hairFrontier, s.hairGms),
  },
  'opioid-constipation': {
    ...num(80, '%', '約80%'),
    what: '医療用麻薬を続けて使う人のうち便秘を経験する割合',
    ...opioid,
  },
  'opioid-nausea-weeks': {
    text: '1週間から2週間',
    what: '医療用麻薬の吐き気に体が慣れるまでの目安',
    ...opioid,
  },
  'lymphedema-years': {
    ...num(10, '年', '10年を過ぎてから起こることもある'),
    what: 'リンパ節を切除した手術のあと、リンパ浮腫が起こる時期',
    ...read(s.lymphGanjoho, s.lymphGifu),
  },

  // 検査と治療の通い方
  'radiation-days': {
    ...num(5, '日', '週5日'),
    what: '外部照射の放射線治療で、1週間に照射する日数（多くの場合、平日）',
    ...radiation,
  },
  'radiation-length': {
    text: '数週間',
    what: '外部照射の放射線治療の期間（治療の計画による）',
    ...radiation,
  },
  'pet-third': { ...yen(30_000, '3万円ほど'), what: 'PET検査の3割の自己負担の目安', ...pet },
  'pet-second': { ...yen(20_000, '2万円ほど'), what: 'PET検査の2割の自己負担の目安', ...pet },
  'pet-first': { ...yen(10_000, '1万円ほど'), what: 'PET検査の1割の自己負担の目安', ...pet },
  'pet-fasting': {
    text: '5時間前から',
    what: 'PET検査の前に食事を止める時間の例',
    ...read(s.petTwmu, s.petToyama),
  },

  // 予防（日本人のためのがん予防法）
  'prevention-alcohol': {
    text: '純エタノールで1日23g程度まで',
    what: '飲む場合の飲酒の目安',
    ...readOn('2026-11-30', s.preventionShinagawa, s.preventionNotice),
  },
  'prevention-salt-men': { text: '1日7.5g未満', what: '食塩の目安（男性）', ...prevention },
  'prevention-salt-women': { text: '1日6.5g未満', what: '食塩の目安（女性）', ...prevention },
  'prevention-vegetables': { text: '1日350g', what: '野菜の目安', ...prevention },
  'prevention-walk': { text: '1日60分', what: '18歳から64歳の身体活動（歩行など）の目安', ...prevention },
  'prevention-walk-older': {
    text: '毎日40分ほど',
    what: '65歳以上の身体活動の目安',
    ...read(s.preventionTokyo, s.preventionMemo),
  },
  'prevention-weight-men': {
    text: 'BMI 21から27',
    what: '体重の目安（男性）',
    ...read(s.preventionTokyo, s.preventionMemo),
  },
  'prevention-weight-women': {
    text: 'BMI 21から25',
    what: '体重の目安（女性）',
    ...read(s.preventionTokyo, s.preventionMemo),
  },
} as const satisfies FactTable;

import { type FactTable, num, read, readOn, yen } from './fact.ts';
import * as insured from './sources-insurance.ts';
import * as life from './sources-life.ts';
import * as s from './sources-money.ts';

const voluntary = read(insured.voluntaryAssociation, insured.voluntaryOffice);
const elderly = read(insured.elderlyShareTakizawa, insured.elderlyShareShiso);
const relief = read(s.nationalReliefShinjo, s.nationalReliefKashima);
const seventies = readOn('2026-11-30', insured.seventiesSakai, insured.seventiesTabuse);

/** Being insured: after leaving work, at 75, and when paying is hard. */
export const HEALTH_INSURANCE_FACTS = {
  'voluntary-insurance-deadline': {
    ...num(20, '日', '20日以内'),
    what: '任意継続の申し込みの期限（資格を失った日から）',
    ...voluntary,
  },
  'voluntary-insurance-needed': {
    ...num(2, 'か月', '2か月以上'),
    what: '任意継続に必要な、退職日までの続いた加入期間',
    ...voluntary,
  },
  'voluntary-insurance-length': { ...num(2, '年', '最長2年'), what: '任意継続の期間', ...voluntary },
  'voluntary-insurance-premium': {
    text: '退職時の本人負担の2倍（上限あり）',
    what: '任意継続の保険料の目安',
    ...voluntary,
  },

  'insurance-card-last-day': {
    text: '2025年12月1日',
    what: 'それまでの健康保険証の期限の最後の日',
    ...read(insured.cardDigitalAgency, insured.cardMitsubishi),
  },
  'insurance-card-replaced': {
    text: 'マイナ保険証または資格確認書',
    what: '受診のときに窓口に出すもの',
    from: '2025-12-02',
    ...read(insured.cardOmura, insured.cardDigitalAgency),
  },
  'insurance-certificate-years': {
    ...num(5, '年', '最長5年'),
    what: '資格確認書の有効期限',
    from: '2025-12-02',
    ...read(insured.cardDigitalAgency, insured.cardJiji),
  },
  'insurance-card-grace': {
    text: '2026年3月末まで',
    what: '期限の切れた健康保険証でも保険診療を受けられた特例',
    from: '2025-12-02',
    to: '2026-03-31',
    ...read(insured.cardKaratsu, insured.cardTottori),
  },
  'limit-certificate-with-card': {
    text: '限度額適用認定証の手続きは不要',
    what: 'マイナ保険証を使うとき、窓口の支払いを上限までにする手続き',
    ...read(insured.cardOmura, insured.limitCardNankoku),
  },

  'elderly-insurance-age': {
    ...num(75, '歳', '75歳以上'),
    what: '後期高齢者医療制度の年齢',
    ...read(insured.elderlyShareKaminokawa, insured.elderlyShareAbema),
  },
  'elderly-share-general': {
    text: '1割',
    what: '75歳以上の窓口負担（一般など）',
    ...elderly,
  },
  'elderly-share-some-income': {
    text: '2割',
    what: '75歳以上の窓口負担（一定以上の所得がある人）',
    from: '2022-10-01',
    ...read(insured.elderlyShareKaminokawa, insured.elderlyShareShiso),
  },
  'elderly-share-working-income': {
    text: '3割',
    what: '75歳以上の窓口負担（現役並みの所得がある人）',
    ...elderly,
  },
  'elderly-share-two-taxable': {
    ...yen(280_000, '28万円以上'),
    what: '2割負担の条件（住民税の課税所得）',
    from: '2022-10-01',
    ...elderly,
  },
  'elderly-share-two-single': {
    ...yen(2_000_000, '200万円以上'),
    what: '2割負担の条件（年金収入とその他の所得、1人世帯）',
    from: '2022-10-01',
    ...elderly,
  },
  'elderly-share-two-couple': {
    ...yen(3_200_000, '320万円以上'),
    what: '2割負担の条件（年金収入とその他の所得、2人以上の世帯の合計）',
    from: '2022-10-01',
    ...elderly,
  },
  'elderly-share-three-taxable': {
    ...yen(1_450_000, '145万円以上'),
    what: '3割負担の条件（住民税の課税所得）',
    ...elderly,
  },
  'elderly-share-relief-until-2025-09': {
    ...yen(3_000),
    what: '2割負担の人の外来の負担増を抑える措置（ひと月）。2025年9月末で終わった',
    from: '2022-10-01',
    to: '2025-09-30',
    ...read(insured.elderlyShareKaminokawa, insured.elderlyShareKomagane),
  },

  // 70歳から74歳の窓口負担
  'elderly-70-ages': {
    text: '70歳から74歳',
    what: '窓口負担が2割または3割に分かれる年齢（75歳からは後期高齢者医療制度）',
    ...seventies,
  },
  'elderly-70-share-general': { text: '2割', what: '70歳から74歳の窓口負担（一般など）', ...seventies },
  'elderly-70-share-working': {
    text: '3割',
    what: '70歳から74歳の窓口負担（現役並みの所得がある人）',
    ...seventies,
  },
  'elderly-70-three-taxable': {
    ...yen(1_450_000, '145万円以上'),
    what: '70歳から74歳の3割負担の条件（国民健康保険。住民税の課税所得）',
    ...seventies,
  },
  'elderly-70-two-income': {
    ...yen(2_100_000, '210万円以下'),
    what: '70歳から74歳が2割になる条件（国民健康保険。基礎控除後の所得の合計）',
    ...readOn('2026-11-30', insured.seventiesTabuse, insured.seventiesToshima),
  },
  'elderly-70-two-single': {
    ...yen(3_830_000, '383万円未満'),
    what: '70歳から74歳が2割になる条件（対象の人が1人のときの収入）',
    ...seventies,
  },
  'elderly-70-two-couple': {
    ...yen(5_200_000, '520万円未満'),
    what: '70歳から74歳が2割になる条件（対象の人が2人以上のときの収入の合計）',
    ...seventies,
  },
  'elderly-70-three-standard': {
    text: '標準報酬月額28万円以上',
    what: '70歳から74歳の3割負担の条件（会社などの健康保険の本人）',
    ...readOn('2026-11-30', insured.seventiesAssociation, insured.seventiesToka),
  },
  'elderly-70-begins': {
    text: '70歳の誕生日の翌月から（1日生まれの方は誕生月から）',
    what: '70歳から74歳の窓口負担の割合が始まる月',
    ...readOn('2026-11-30', insured.seventiesToshima, insured.seventiesTabuse),
  },

  'national-join-days': {
    ...num(14, '日', '14日以内'),
    what: '国民健康保険に入る届け出の期限（会社を退職してから）',
    ...readOn('2026-11-30', insured.joinGifu, insured.joinAmami),
  },
  'national-cut-parts': {
    text: '7割、5割、2割',
    what: '所得が少ない世帯の国民健康保険料の軽減の割合（人数と世帯で決まる部分）',
    ...readOn('2026-11-30', insured.premiumCutKushiro, insured.premiumCutLimo),
  },
  'national-lost-job-part': {
    ...num(30, '%', '100分の30'),
    what: '会社の都合や病気などの正当な理由で仕事を失った人の国民健康保険料（前年の給与所得をいくらとして計算するか）',
    ...read(life.lostJobKurume, life.lostJobNomi),
  },
  'national-lost-job-age': {
    ...num(65, '歳', '65歳未満'),
    what: '仕事を失った人の国民健康保険料の軽減の対象年齢',
    ...readOn('2026-11-30', life.lostJobKurume, life.lostJobHofu),
  },
  'national-lost-job-length': {
    text: '失業した時から翌年度の末まで',
    what: '仕事を失った人の国民健康保険料の軽減の期間',
    ...read(life.lostJobKurume, life.lostJobNomi),
  },

  'national-lost-job-codes': {
    text: '33または34',
    what: '正当な理由のある自己都合の退職を表す、雇用保険の書類の離職理由の番号',
    ...readOn('2026-11-30', insured.lostJobCodesOhi, insured.lostJobCodesColumn),
  },

  'national-relief-income': {
    text: '世帯の収入が生活保護の基準以下',
    what: '一部負担金の免除の条件（市町村の例、ひと月の収入）',
    ...readOn('2026-11-30', s.nationalReliefShinjo, insured.reliefEbetsu),
  },
  'national-relief-savings': {
    text: '生活保護の基準の3か月分以下',
    what: '一部負担金の免除の条件（市町村の例、世帯の預貯金）',
    ...read(s.nationalReliefShinjo, s.nationalReliefTarumizu),
  },
  'national-relief-free-months': {
    ...num(3, 'か月', '原則3か月（最長6か月）'),
    what: '一部負担金の免除の期間（市町村の例）',
    ...relief,
  },
  'national-relief-wait-months': {
    ...num(6, 'か月', '最長6か月'),
    what: '一部負担金の徴収猶予の期間（市町村の例）',
    ...read(s.nationalReliefShinjo, s.nationalReliefTarumizu),
  },

  'limit-certificate-from': {
    text: '申請を受け付けた月の1日から',
    what: '限度額適用認定証が使える月',
    ...readOn('2026-11-30', insured.limitCardCtc, insured.limitCardDaiwabo),
  },
  'limit-certificate-length': {
    ...num(1, '年', '最長1年'),
    what: '限度額適用認定証の有効期間（もっと短い健康保険もある）',
    ...readOn('2026-11-30', insured.limitCardDaiwabo, insured.limitCardMoneypost),
  },

  'national-pension-exempt-parts': {
    text: '全額、4分の3、半額、4分の1',
    what: '国民年金の保険料の免除の種類',
    ...readOn('2026-11-30', insured.pensionExemptMaibara, insured.pensionExemptMashiki),
  },
  'national-pension-exempt-back': {
    text: '2年1か月前まで',
    what: '国民年金の保険料の免除をさかのぼって申請できる期間（申請の時点から）',
    ...readOn('2026-11-30', insured.pensionExemptMaibara, insured.pensionBackMashiki),
  },
} as const satisfies FactTable;

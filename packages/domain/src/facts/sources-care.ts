import { page } from './source-page.ts';

/** Pages that the rows on nursing care stand on. */

export const careLimitHiroshima = page(
  '広島市',
  'サービスの支給限度額',
  2020,
  'https://www.city.hiroshima.lg.jp/site/kaigo/215719.html',
);
export const careLimitTachikawa = page(
  '立川市',
  '居宅でサービスを利用する場合の支給限度額',
  2022,
  'https://www.city.tachikawa.lg.jp/kaigohoken/hiyou/shikyugendogaku.html',
);
export const careShareTochigi = page(
  '栃木市',
  '介護保険負担割合証',
  2023,
  'https://www.city.tochigi.lg.jp/soshiki/28/432.html',
);
export const careShareNews = page(
  'ライブドアニュース',
  '介護保険の自己負担が2割となる人の対象',
  2025,
  'https://news.livedoor.com/topics/detail/30095131/',
);
export const careCancernavi = page(
  '日経メディカル がんナビ',
  'もしものときのために知っておきたい「介護保険」活用術',
  2020,
  'https://medical.nikkeibp.co.jp/leaf/all/cancernavi/report/202002/564315.html',
);
export const careInsuredNakanoto = page(
  '中能登町',
  '介護保険の加入者（被保険者）',
  2018,
  'https://www.town.nakanoto.ishikawa.jp/health_welfare/3/1/4058.html',
);
export const careCancerHiroshima = page(
  '広島県（広島がんネット）',
  'がん患者に係る介護保険法に基づく要介護認定等の申請に当たっての特定疾病の記載等について',
  2019,
  'https://www.pref.hiroshima.lg.jp/site/gan-net/20190301.html',
);
export const careCancerNotice = page(
  '厚生労働省（全国老人保健施設協会の法令・Q&A検索）',
  'がん患者に係る要介護認定等の申請に当たっての特定疾病の記載等について（事務連絡）',
  2019,
  'https://hourei.roken.or.jp/detail.php?uid=2087',
);
export const careRenovation = page(
  'hatanaka-koumuten.com',
  '介護保険の住宅改修（20万円を上限、自己負担は1割から3割）',
  2023,
  'https://hatanaka-koumuten.com/sintikusekourei/nursing-renovation-example-nursing-support-fund/',
);
export const careLink = page(
  'carelinkkitazono（介護の相談事業所）',
  'ご存じですか',
  2023,
  'https://sites.google.com/view/carelinkkitazono/ご存じですか',
);
export const careShareNobeoka = page(
  '延岡市',
  '介護保険の費用負担',
  2021,
  'https://www.city.nobeoka.miyazaki.jp/soshiki/28/1131.html',
);
export const careRenovationOdawara = page(
  '小田原市',
  '介護保険住宅改修費',
  2024,
  'https://www.city.odawara.kanagawa.jp/field/service/nursing/kaigohoken-srvkind/1109kaishu.html',
);
export const careValidFunabashi = page(
  '船橋市',
  '要介護認定の有効期間',
  2025,
  'https://www.city.funabashi.lg.jp/kenkou/kaigo/002/p010085.html',
);
export const careValidMatsusaka = page(
  '松阪市',
  '要介護認定の有効期間と更新・区分変更',
  2017,
  'https://www.city.matsusaka.mie.jp/site/koureisya-wel/kousin.html',
);
export const careMonthOgaki = page(
  '大垣市',
  '高額介護(予防)サービス 負担上限額(月額)が8月利用分から変わります (令和3年8月1日号)',
  2021,
  'https://www.city.ogaki.lg.jp/0000054560.html',
);
export const careMonthSatsuma = page(
  'さつま町',
  '介護保険高額介護サービス費',
  2021,
  'http://www.satsuma-net.jp/kaigo/kurashi/hoken/kaigo/kaigo-service.html',
);
export const careGoodsOguni = page(
  '小国町（山形県）',
  '特定福祉用具購入費の支給',
  2025,
  'https://www.town.oguni.yamagata.jp/soshiki/kenkou/4319.html',
);
export const careGoodsNiikawa = page(
  '新川地域介護保険・ケーブルテレビ事業組合',
  '福祉用具購入費の支給',
  2023,
  'https://www.niikawa-kaigohoken.jp/kaigoservice/yougu-kounyu/',
);

import { KENPO, page } from './source-page.ts';

/** Pages on being insured: after leaving work, at 75, and the card. */

export const voluntaryAssociation = page(
  KENPO,
  '任意継続を選択される方へ',
  2019,
  'https://www.kyoukaikenpo.or.jp/shibu/tokyo/cat080/kouhou03/6243-20647/',
);
export const voluntaryOffice = page(
  'uchiyama-roumu.co.jp',
  '協会けんぽの任意継続',
  2022,
  'https://uchiyama-roumu.co.jp/publics/index/1/detail=1/b_id=1/r_id=221',
);
export const elderlyShareNews = page(
  'ライブドアニュース',
  '後期高齢者医療制度の「配慮措置」が終了',
  2025,
  'https://news.livedoor.com/article/detail/29885264/',
);
export const elderlyShareAbema = page(
  'ライブドアニュース',
  '75歳以上の医療費の窓口負担',
  2025,
  'https://news.livedoor.com/topics/detail/29686790/',
);
export const elderlyShareIsotop = page(
  'news.isotop.jp',
  '2025年医療費2割負担の対象者と配慮措置の終了',
  2025,
  'https://news.isotop.jp/archives/tag/%e9%85%8d%e6%85%ae%e6%8e%aa%e7%bd%ae%e7%b5%82%e4%ba%86',
);
export const cardOmura = page(
  '大村市',
  'マイナ保険証と資格確認書',
  2025,
  'https://www.city.omura.nagasaki.jp/kourei/kenko/nennkin/kokikoreisha/myna-hokensho.html',
);
export const cardJiji = page(
  'ライブドアニュース',
  '従来の健康保険証が使用できなくなる（質問と答え）',
  2025,
  'https://news.livedoor.com/article/detail/30111006/',
);
export const cardTbs = page(
  'ライブドアニュース',
  '紙の保険証の期限切れとマイナ保険証への移行',
  2025,
  'https://news.livedoor.com/article/detail/30113422/',
);
export const cardMiata = page(
  'miata-sr.com',
  '2025年12月からの医療機関受診 マイナ保険証と資格確認書',
  2025,
  'https://miata-sr.com/?p=1333',
);
export const elderlyShareTakizawa = page(
  '滝沢市',
  '後期高齢者医療制度の自己負担割合',
  2025,
  'https://www.city.takizawa.iwate.jp/life/todokede/koukikourei/_11663.html',
);

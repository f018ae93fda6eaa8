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
export const elderlyShareTakizawa = page(
  '滝沢市',
  '後期高齢者医療制度の自己負担割合',
  2025,
  'https://www.city.takizawa.iwate.jp/life/todokede/koukikourei/_11663.html',
);
export const elderlyShareShiso = page(
  '宍粟市',
  '後期高齢者医療制度の一部負担金の割合と自己負担限度額について',
  2025,
  'https://www.city.shiso.lg.jp/soshiki/shiminseikatsu/shimin/tantojoho/koukikourei/20928.html',
);
export const elderlyShareKaminokawa = page(
  '上三川町',
  '後期高齢者医療の窓口負担割合2割と、配慮措置の終了',
  2025,
  'https://www.town.kaminokawa.lg.jp/viewer/print.html?g=63&id=2605',
);
export const elderlyShareKomagane = page(
  '駒ヶ根市',
  '後期高齢者医療の窓口負担割合',
  2022,
  'https://www.city.komagane.nagano.jp/soshikiichiran/shiminka/kokuhoiryokakari/2/1/8704.html',
);
export const elderlyShareAbema = page(
  'ライブドアニュース',
  '75歳以上の医療費の窓口負担',
  2025,
  'https://news.livedoor.com/topics/detail/29686790/',
);
export const cardDigitalAgency = page(
  'デジタル庁（マイナンバーカードについてのよくある質問）',
  '健康保険証の有効期限と、資格確認書の有効期間',
  2025,
  'https://faq.myna.go.jp/faq/show/3505?category_id=108&site_domain=default',
);
export const cardMitsubishi = page(
  '健康保険組合（mhi.or.jp）',
  '保険証の経過措置期間終了および資格確認書の一斉交付について',
  2025,
  'https://www.mhi.or.jp/contents/topics/2025/0918_001.html',
);
export const cardOmura = page(
  '大村市',
  'マイナ保険証と資格確認書',
  2025,
  'https://www.city.omura.nagasaki.jp/kourei/kenko/nennkin/kokikoreisha/myna-hokensho.html',
);
export const cardKaratsu = page(
  '唐津市',
  '8月以降の国民健康保険証の切り替えに伴う対応をお知らせします（医療機関等の皆さま）',
  2025,
  'https://www.city.karatsu.lg.jp/page/40137.html',
);
export const cardTottori = page(
  '鳥取県',
  '健康保険証の有効期限切れに伴う暫定的な取扱いについて',
  2025,
  'https://www.pref.tottori.lg.jp/324627.htm',
);
export const cardJiji = page(
  'ライブドアニュース',
  '従来の健康保険証が使用できなくなる（質問と答え）',
  2025,
  'https://news.livedoor.com/article/detail/30111006/',
);
export const limitCardNankoku = page(
  '南国市',
  '入院や高額な外来診療を受ける方は「マイナ保険証」または「限度額適用認定証」をご利用ください',
  2025,
  'https://www.city.nankoku.lg.jp/life/life_dtl.php?hdnKey=5267',
);

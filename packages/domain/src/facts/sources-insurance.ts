import { KENPO, law, page } from './source-page.ts';

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

// At 70 to 74, joining and paying the national insurance, the certificate, loans, meals of a long stay, private insurance.

export const seventiesSakai = page(
  '堺市',
  '一部負担金の割合（70歳から74歳までの方）',
  2023,
  'http://www.city.sakai.lg.jp/kurashi/honen/kokuho/koreiiryo/ichibu.html',
);
export const seventiesTabuse = page(
  '田布施町',
  '70歳から74歳の方（高齢受給者）の負担割合について',
  2025,
  'https://www.town.tabuse.lg.jp/soshiki/7/2277.html',
);
export const seventiesToshima = page(
  '豊島区',
  '70～74歳の方の自己負担割合',
  2025,
  'https://www.city.toshima.lg.jp/109/tetsuzuki/nenkin/kenkohoken/todokede/1701180847.html',
);
export const seventiesAssociation = page(
  KENPO,
  '高齢受給者証について',
  2018,
  'https://www.kyoukaikenpo.or.jp/g7/cat710/sb3160/sbb3166/260812',
);
export const seventiesToka = page(
  'tokakenpo.or.jp（健康保険組合）',
  '70歳から74歳の方の負担割合',
  2018,
  'http://tokakenpo.or.jp/sikaku/sikaku18/sikaku018.htm',
);
export const joinGifu = page(
  '岐阜市',
  '会社を退職しました。健康保険はどうなるのでしょうか？',
  2019,
  'https://www.city.gifu.lg.jp/8200.htm',
);
export const joinAmami = page(
  '奄美市',
  '国民健康保険 よくある質問',
  2023,
  'https://www.city.amami.lg.jp/kokuhonenkin/machi/hoken/kokuho/faq.html',
);
export const premiumCutKushiro = page(
  '釧路市',
  '保険料の軽減',
  2024,
  'https://www.city.kushiro.lg.jp/kurashi/honen/1004010/1004017/1004023.html',
);
export const premiumCutLimo = page(
  'LIMO',
  '国民健康保険料の軽減',
  2024,
  'https://limo.media/articles/-/71256?page=3',
);
export const lostJobCodesOhi = page(
  'おおい町',
  '非自発的失業者の軽減制度について',
  2012,
  'http://town.ohi.fukui.jp/1001/1202/16/p12626.html',
);
export const lostJobCodesColumn = page(
  'snow-blink.com',
  '自己都合退職でも国民健康保険料の免除・軽減を受ける方法',
  2025,
  'https://snow-blink.com/kokumin-kenko-hoken-menjo-jiko-tsugou-shitsugyo',
);
export const reliefEbetsu = page(
  '江別市',
  '国民健康保険一部負担金の免除及び徴収猶予制度（医療費の支払いが困難な方）',
  2022,
  'https://www.city.ebetsu.hokkaido.jp/soshiki/kokuhonenkin/101247.html',
);
export const pensionExemptMaibara = page(
  '米原市',
  '保険料の納付に困ったときは（免除制度について）',
  2025,
  'https://www.city.maibara.lg.jp/scene/hikkoshi/tetsuduki/nenkin/7520.html',
);
export const pensionExemptMashiki = page(
  '益城町',
  '国民年金保険料の免除制度について',
  2014,
  'https://www.town.mashiki.lg.jp/kiji0032134/index.html',
);
export const pensionBackMashiki = page(
  '益城町',
  '保険料免除の遡及期間が過去2年1か月分に拡大',
  2014,
  'https://www.town.mashiki.lg.jp/kiji0032139/index.html',
);
export const limitCardCtc = page(
  'ctcg-kenpo.or.jp（健康保険組合）',
  '限度額適用認定証はすぐに発行してもらえますか？適用になるのはいつからですか？',
  2023,
  'https://www.ctcg-kenpo.or.jp/asp/faq/faq.asp?articleid=5248',
);
export const limitCardDaiwabo = page(
  'daiwabo-kenpo.or.jp（健康保険組合）',
  '限度額適用認定証の申請の有効期間について',
  2018,
  'http://daiwabo-kenpo.or.jp/smc/control.php?sid=&web_Id=daiwabo&view_Id=0001&id=93&mode=nd',
);
export const limitCardMoneypost = page(
  'マネーポスト',
  '限度額適用認定証の申請と有効期間',
  2019,
  'https://moneypost.jp/52143/2',
);
export const loanAstraZeneca = page(
  'アストラゼネカ（az-oncology.jp）',
  '高額医療費貸付制度',
  2020,
  'https://www.az-oncology.jp/guide/check/faq/10p.html',
);
export const loanMedical = page(
  'medical0810.com',
  '高額医療費貸付制度',
  2025,
  'https://medical0810.com/?p=272',
);
export const loanKaratsu = page(
  '唐津市',
  '国民健康保険の高額療養費資金貸付制度',
  2024,
  'https://www.city.karatsu.lg.jp/page/3529.html',
);
export const loanFujiyoshida = page(
  '富士吉田市',
  '高額療養資金貸付制度',
  2025,
  'https://www.city.fujiyoshida.yamanashi.jp/page/1850.html',
);
export const mealsKasamatsu = page(
  '笠松町',
  '入院中の食事代',
  2025,
  'https://www.town.kasamatsu.gifu.jp/docs/2012122100085',
);
export const mealsMinamiizu = page(
  '南伊豆町',
  '入院したときの食事代',
  2025,
  'https://www.town.minamiizu.shizuoka.jp/docs/2024120400029',
);
export const claimOkane = page(
  'okanenohonne.com',
  '時効（生命保険の請求期限）',
  2021,
  'https://okanenohonne.com/archives/1785',
);
export const claimFincy = page(
  'fincy.jp',
  '保険の請求には時効がある',
  2021,
  'https://www.fincy.jp/insurance/a_749',
);
export const insuranceAct = law('保険法（平成20年法律第56号）', '420AC0000000056');

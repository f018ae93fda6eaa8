import { KENPO, law, MHLW, page } from './source-page.ts';

// Nursing care.
export const careAct = law('介護保険法（平成9年法律第123号）', '409AC0000000123');

// Welfare.
export const loanToyama = page(
  '富山県社会福祉協議会',
  '福祉資金・教育支援資金',
  2024,
  'https://www.toyama-shakyo.or.jp/shikin/education/',
);
export const loanAmakusa = page(
  '天草市社会福祉協議会',
  '生活福祉資金貸付',
  2023,
  'https://amakusa-shakyo.jp/support/support07.html',
);
export const wigChofu = page(
  '調布市',
  'がん患者のウィッグ・補整具購入等費用助成事業',
  2026,
  'https://www.city.chofu.lg.jp/060070/p037079.html',
);
export const wigIchikawa = page(
  '市川市',
  'がん患者ウィッグ及び胸部補整具購入費等の助成について',
  2023,
  'https://www.city.ichikawa.lg.jp/pub01/0000422635.html',
);
export const wigIchikawaGrants = page(
  '補助金検索（hojokin-kensaku.jp）',
  '市川市がん患者ウィッグ及び胸部補整具購入費等の助成について',
  2026,
  'https://hojokin-kensaku.jp/subsidy/ichikawa-wig-hojo-Sb8a9f84274',
);
export const fertilitySakaide = page(
  '坂出市',
  '香川県小児・AYA世代のがん患者等の妊孕性温存療法研究促進事業',
  2022,
  'https://www.city.sakaide.lg.jp/soshiki/kenkou/kagawaken-ninyouseionzonryouhoukenkyuusokushinjigyou.html',
);
export const fertilityYamaguchi = page(
  '山口県',
  '妊孕性温存治療の助成',
  2024,
  'https://faq.pref.yamaguchi.lg.jp/faq/detail.aspx?id=1460',
);
export const fertilityShizuoka = page(
  '静岡市',
  '若年がん患者等の方の生殖機能温存治療費を補助します',
  2024,
  'https://www.city.shizuoka.lg.jp/592_000046.html',
);
export const fertilityOncolo = page(
  'oncolo.jp（中日新聞の記事の紹介）',
  '若年がん患者の不妊対策に助成',
  2021,
  'https://oncolo.jp/pick-up/news4744',
);
export const youngHomeOkinawa = page(
  'okinawagansapo.jp（おきなわがんサポートハンドブック）',
  '若年がん患者在宅療養生活支援事業',
  2025,
  'https://okinawagansapo.jp/second/sec6-8',
);
export const youngHomeGrants = page(
  'joseikin-insight.com',
  '若年がん患者在宅療養支援事業',
  2025,
  'https://joseikin-insight.com/grants/grant-138070',
);
export const childMedicalAgency = page(
  'こども家庭庁',
  '令和7年度「こどもに係る医療費の助成についての調査」',
  2025,
  'https://www.cfa.go.jp/policies/boshihoken/kodomoiryouhityousa-r7',
);

// After a death.
export const deathNoticeUji = page(
  '宇治市',
  '死亡届',
  2024,
  'https://www.city.uji.kyoto.jp/soshiki/43/5543.html',
);
export const deathNoticeKoori = page(
  '桑折町',
  '死亡届',
  2023,
  'https://www.town.koori.fukushima.jp/kurashi/serch/7/3417.html',
);
export const headOfHouseholdIzumiotsu = page(
  '泉大津市',
  '世帯変更届',
  2025,
  'https://www.city.izumiotsu.lg.jp/kakuka/shiminseikatu/shimin/jyuuminnhyounoidou/8093.html',
);
export const headOfHouseholdItoigawa = page(
  '糸魚川市',
  '世帯主を変更したとき',
  2025,
  'https://www.city.itoigawa.lg.jp/page/1007.html',
);
export const finalReturnTaxAgency = page(
  '国税庁',
  '納税者が死亡したときの確定申告（準確定申告）',
  2023,
  'https://www.keisan.nta.go.jp/r5yokuaru/cat2/cat20/cid064.html',
);
export const afterDeathKishi = page(
  'kishi-jimusho.com',
  '参考: 死後の手続',
  2020,
  'https://www.kishi-jimusho.com/取扱業務/相続手続/参考-死後の手続/',
);
export const afterDeathMorita = page(
  'nagoya-morita.com',
  '相続手続きの期限',
  2020,
  'https://nagoya-morita.com/works/inheritance/due-date',
);
export const willKeeping = page(
  'clover-style-houmu.com',
  '法務局での自筆証書遺言書保管制度について',
  2025,
  'https://clover-style-houmu.com/?p=1256',
);
export const willKeepingHakobune = page(
  'hakobune-gyosei.net',
  '自筆証書遺言書保管制度とは',
  2023,
  'http://www.hakobune-gyosei.net/?p=919',
);
export const burialKenpo = page(
  KENPO,
  '埋葬料（費）支給申請書',
  2026,
  'https://www.kyoukaikenpo.or.jp/application_form/benefit/012/',
);

// What a hospital stay and its papers cost.
export const mealsNayoro = page(
  '名寄市立総合病院',
  '入院時の食事療養の標準負担額',
  2024,
  'https://www.nayoroch.jp/hotnews/detail/00000633.html',
);
export const mealsPanasonic = page(
  'パナソニック健康保険組合',
  '令和6年6月から入院時の食費が変わります',
  2024,
  'https://phio.panasonic.co.jp/news/2024/03_hokai.html',
);
export const mealsMinyu = page(
  '共同通信（福島民友新聞）',
  '入院時の食事代を1食40円引き上げる方針',
  2025,
  'https://www.minyu-net.com/newspack/detail/2025120301001251',
);
export const mealsDaitoku = page(
  'listen.style（岡大徳のポッドキャスト）',
  '令和8年度改定 入院時の食費が1食40円引き上げへ',
  2026,
  'https://listen.style/p/daitoku0110/p7chjq7a',
);
export const panelKanazawa = page(
  '金沢大学附属病院',
  'がん遺伝子パネル検査の費用について',
  2024,
  'https://web.hosp.kanazawa-u.ac.jp/patients/ganidensipanerukensa_fee.html',
);
export const panelYamaguchi = page(
  'ymghp.jp',
  'がん遺伝子パネル検査',
  2024,
  'https://www.ymghp.jp/%E8%A8%BA%E7%99%82%E7%A7%91%E6%A1%88%E5%86%85/%E8%A8%BA%E7%99%82%E7%A7%91/%E9%81%BA%E4%BC%9D%E8%A8%BA%E7%99%82%E7%A7%91/%E3%81%8C%E3%82%93%E9%81%BA%E4%BC%9D%E5%AD%90%E3%83%91%E3%83%8D%E3%83%AB%E6%A4%9C%E6%9F%BB/',
);
export const panelHealthcare = page(
  'help.jhocc.jp',
  '遺伝子パネル検査の費用: 公的医療保険が適用される場合',
  2022,
  'https://help.jhocc.jp/%E9%81%BA%E4%BC%9D%E5%AD%90%E3%83%91%E3%83%8D%E3%83%AB%E6%A4%9C%E6%9F%BB%E3%81%AE%E8%B2%BB%E7%94%A8%EF%BC%9A%E5%85%AC%E7%9A%84%E5%8C%BB%E7%99%82%E4%BF%9D%E9%99%BA%E3%81%8C%E9%81%A9%E7%94%A8%E3%81%95%E3%82%8C%E3%82%8B%E5%A0%B4%E5%90%88-63b31ae2d59766001d523238?from_helpfeel_element=true',
);
export const secondYoshimura = page(
  'yoshimurayasunori.jp（読売新聞の記事の紹介）',
  'セカンドオピニオン外来の受診',
  2019,
  'http://yoshimurayasunori.jp/blogs/%e3%82%bb%e3%82%ab%e3%83%b3%e3%83%89%e3%82%aa%e3%83%94%e3%83%8b%e3%82%aa%e3%83%b3%e5%a4%96%e6%9d%a5%e3%81%ae%e5%8f%97%e8%a8%ba/',
);
export const secondZakzak = page(
  'zakzak.co.jp',
  '自己負担のセカンドオピニオン 受診前に医療機関のホームページで確認を',
  2019,
  'https://www.zakzak.co.jp/lif/news/190416/lif1904160002-n1.html',
);
export const papersMame = page(
  'mame-clinic.net',
  '診断書の発行費用はいくらか',
  2025,
  'https://mame-clinic.net/blog/%e8%a8%ba%e6%96%ad%e6%9b%b8%e3%81%ae%e7%99%ba%e8%a1%8c%e8%b2%bb%e7%94%a8%e3%81%af%e3%81%84%e3%81%8f%e3%82%89%ef%bc%9f%e3%82%82%e3%82%89%e3%81%84%e6%96%b9%e3%82%84%e7%9b%b8%e5%a0%b4%e3%83%bb%e4%bf%9d',
);
export const papersNiconico = page(
  'niconicoworks.office-nabe.com',
  '医師の診断書料金の相場',
  2025,
  'https://niconicoworks.office-nabe.com/blog/niconico/%e3%80%8c%e6%84%8f%e5%a4%96%e3%81%a8%e7%9f%a5%e3%82%89%e3%81%aa%e3%81%84%ef%bc%9f%e5%8c%bb%e5%b8%ab%e3%81%ae%e8%a8%ba%e6%96%ad%e6%9b%b8%e6%96%99%e9%87%91%e3%81%ae%e7%9b%b8%e5%a0%b4%e3%81%a8%e7%af%80',
);

// Second pages for the rows above.
export const loanNSyakyo = page(
  'n-syakyo.jp（社会福祉協議会）',
  '生活福祉資金 福祉資金',
  2023,
  'https://n-syakyo.jp/rights-protection-consultation/money-and-contract-procedures/livelihood-welfare-funds/welfare-funds',
);
export const loanKunugiSmall = page(
  'kunugi-inc.com',
  '緊急小口資金',
  2023,
  'https://www.kunugi-inc.com/borrowing/kinkyuukoguchi/',
);
export const loanKunugi = page(
  'kunugi-inc.com',
  '生活福祉資金貸付制度',
  2024,
  'https://kunugi-inc.com/subsidy/seikatsu_fukushi',
);
export const youngHomeNagakute = page(
  '長久手市',
  '若年がん患者在宅療養支援事業',
  2023,
  'https://www.city.nagakute.lg.jp/iryo_kenko_fukushi/2/2/20257.html',
);
export const childChronic = page(
  '国立がん研究センター がん情報サービス',
  '小児の医療費の助成制度',
  2024,
  'https://ganjoho.jp/child/support/system/subsidy.html',
);
export const childChronicGifu = page(
  '岐阜県',
  '小児慢性特定疾病医療費助成',
  2024,
  'https://www.pref.gifu.lg.jp/kodomo/kenko/nanbyo-taisaku/11223/syoman/',
);
export const sleeveKobe = page(
  'kobe.hosp.go.jp（神戸の国立病院）',
  '弾性着衣等にかかる療養費支給対象の疾患及び限度額',
  2023,
  'https://kobe.hosp.go.jp/cancer-medical/faq/4271.html',
);
export const sleeveIts = page(
  '関東ITソフトウェア健康保険組合',
  '弾性着衣等を購入したとき',
  2024,
  'https://www.its-kenpo.or.jp/hoken/situation/case_07/dansei.html',
);
export const stomaMifune = page(
  '御船町',
  'ストマ装具・紙おむつの給付',
  2025,
  'https://www.town.mifune.kumamoto.jp/page8991.html?type=top',
);
export const stomaAlmedia = page(
  'アルメディアWEB',
  '日常生活用具の給付券申請',
  2020,
  'https://www.almediaweb.jp/stomacare/medical/contents/stoma/002.html',
);
export const requestedKnit = page(
  'knitkenpo.jp（健康保険組合）',
  '患者申出療養の創設',
  2016,
  'http://www.knitkenpo.jp/txt/kyuufu-shurui-ryouyou-hokengai.html',
);
export const requestedRosei = page(
  '労政時報（深瀬勝範）',
  '患者申出療養',
  2016,
  'https://www.rosei.jp/readers/article/68253',
);
export const requestedFulfill = page(
  'fulfill-jp.com',
  '患者申出療養とは',
  2025,
  'https://fulfill-jp.com/2025/05/11/jiyushinryo',
);
export const timeWatanabe = page(
  '渡辺パイプ健康保険組合',
  '保険給付の請求権の時効',
  2023,
  'http://watanabepipe-kenpo.org/02kyufu.php?code=8',
);
export const timePhc = page(
  'PHC健康保険組合',
  '健康保険の給付を受ける権利の時効',
  2023,
  'https://www.phc-kenpo.jp/guide_11.jsp',
);
export const burialKagu = page(
  '家具の健康保険組合（kagukenpo.or.jp）',
  '令和6年度 健康保険ガイドブック',
  2024,
  'https://kagukenpo.or.jp/kenpo_guide2024_new2/pageindices/index27.html',
);
export const lostJobKurume = page(
  '久留米市',
  '非自発的失業者に対する国民健康保険料の軽減について',
  2021,
  'http://www.city.kurume.fukuoka.jp/1070kenkou/2020kokuhonenkin/3030kokuhoryou/kokuhoryo_hijihatsu_keigen.html',
);
export const lostJobNomi = page(
  '能美市',
  '国民健康保険 非自発的失業者の国保税軽減措置',
  2021,
  'https://www.city.nomi.ishikawa.jp/www/contents/1001000000787/index.html',
);
export const publicAidIga = page(
  '伊賀市',
  '生活保護について',
  2020,
  'http://www.city.iga.lg.jp/faq/faq_detail.php?co=new&frmId=550',
);
export const publicAidOyama = page(
  '小山市',
  '生活保護が決定されるまで',
  2022,
  'https://www.city.oyama.tochigi.jp/site/shinsei-navi/2564.html',
);
export const mealsHigashiosaka = page(
  '東大阪市',
  '入院時食事療養費（国民健康保険）',
  2025,
  'https://www.city.higashiosaka.lg.jp/0000002719.html',
);
export const mealsKusatsu = page(
  '草津市',
  '入院時食事療養費・入院時生活療養費',
  2025,
  'https://www.city.kusatsu.shiga.jp/fukushikenko/kokuho/kyufu/nyuinryoyohi.html',
);
export const careDecisionMizunami = page(
  '瑞浪市',
  '要介護認定の申請',
  2020,
  'https://www.city.mizunami.lg.jp/koureisha_kaigo/kaigohoken/1001266/1001977.html',
);
export const lostJobHofu = page(
  '防府市',
  '非自発的失業者への国民健康保険料の軽減措置',
  2023,
  'https://www.city.hofu.yamaguchi.jp/soshiki/14/kokuho-hijihatsukeigen.html',
);
export const loanPurposes = page(
  MHLW,
  '福祉費対象経費の上限目安額等',
  2025,
  'https://www.mhlw.go.jp/bunya/seikatsuhogo/fukushihi.html',
);
export const childMedicalKenporen = page(
  '健康保険組合連合会',
  '健保ニュース 2026年1月下旬号（7年度 子ども医療費助成調査）',
  2026,
  'https://www.kenporen.com/book/kenpo_news/detail/2601/260103_08.shtml',
);
export const waiverKyotoCourt = page(
  '京都家庭裁判所',
  '相続放棄・限定承認・相続の承認，放棄の期間伸長について',
  2025,
  'https://www.courts.go.jp/kyoto/saiban/katei/houki/index.html',
);
export const pensionDeathGujo = page(
  '郡上市',
  '年金に関する死亡届の提出について',
  2025,
  'https://www.city.gujo.gifu.jp/faq/cat733/faq00556.html',
);

// Nursing care: how long an assessment holds, and what is paid back.

import { law, PENSION, page } from './source-page.ts';

/** Pages that the rows on pensions and disability stand on. */

export const pensionOffice = page(
  PENSION,
  '令和8年4月分からの年金額等について',
  2026,
  'https://www.nenkin.go.jp/oshirase/taisetu/kojin/2026/202604/0401.html',
);
export const pensionOgawa = page(
  'ogawas-sr.com',
  '令和8年度 障害年金の額',
  2026,
  'https://ogawas-sr.com/info_2026012301',
);
export const pensionFarrier = page(
  'farrier-sr.com',
  '障害年金額一覧（令和8年度）',
  2026,
  'https://farrier-sr.com/nenkingaku.html',
);
export const pensionLimo = page(
  'LIMO',
  '2026年度の障害基礎年金（厚生労働省の発表をもとに）',
  2026,
  'https://limo.media/articles/-/112264?page=2',
);
export const pensionHachioji = page(
  '八王子市',
  '障害年金',
  2025,
  'https://www.city.hachioji.tokyo.jp/kurashi/welfare/005/014/009/p029098_d/fil/4.txt',
);
export const pensionAct = law('国民年金法（昭和34年法律第141号）', '334AC0000000141');
export const employeePensionAct = law('厚生年金保険法（昭和29年法律第115号）', '329AC0000000115');
export const assessmentSegawa = page(
  'segawa-nenkin.com',
  '「障害認定日の特例」とは',
  2022,
  'https://segawa-nenkin.com/3157/',
);
export const assessmentKawase = page(
  'sr-kawase.com',
  '障害認定日の特例について',
  2025,
  'https://sr-kawase.com/2025/07/01/%e9%9a%9c%e5%ae%b3%e8%aa%8d%e5%ae%9a%e6%97%a5%e3%81%ae%e7%89%b9%e4%be%8b%e3%81%ab%e3%81%a4%e3%81%84%e3%81%a6',
);
export const assessmentOffice = page(
  'syougainenkin-office.com',
  '初診日から1年6か月を経過する前に障害認定日として取り扱うもの',
  2021,
  'https://syougainenkin-office.com/info/shoshinbikara1nen6kagetsuwokeikasurumaenishougaininteibitoshitetoriatsukaumono',
);
export const assessmentNomi = page(
  '能美市',
  '障害基礎年金',
  2021,
  'https://www.city.nomi.ishikawa.jp/www/contents/1001000000197/index.html',
);
export const contributionShiogama = page(
  '塩竈市',
  '国民年金の障害年金（受給の条件と年金額）',
  2021,
  'https://www.city.shiogama.miyagi.jp/soshiki/14/3211.html',
);
export const contributionHajimete = page(
  'hajimete-shogai.com',
  '障害年金の保険料納付要件とは',
  2023,
  'https://www.hajimete-shogai.com/article/amount/a59',
);
export const handbookNavi = page(
  'ganryoyo.jp',
  '身体障害者手帳制度',
  2023,
  'https://ganryoyo.jp/%e3%83%88%e3%83%83%e3%83%97%e3%83%9a%e3%83%bc%e3%82%b8/%e7%94%9f%e6%b4%bb%e8%b2%bb%e3%81%ae%e3%82%b5%e3%83%9d%e3%83%bc%e3%83%88/%e8%ba%ab%e4%bd%93%e9%9a%9c%e5%ae%b3%e8%80%85%e6%89%8b%e5%b8%b3%e5%88%b6%e5%ba%a6',
);
export const handbookMotomura = page(
  'yuji-motomura.sakura.ne.jp',
  'がんでの障害者手帳',
  2025,
  'https://yuji-motomura.sakura.ne.jp/syougaisya',
);
export const handbookAgui = page(
  '阿久比町',
  '身体障害者手帳',
  2022,
  'https://www.town.agui.lg.jp/contents_detail.php?co=cat&frmId=313&frmCd=12-7-0-0-0',
);
export const survivorsReform = page(
  'shaho-net.co.jp（共済組合担当者のための年金ガイド）',
  '改正後の遺族厚生年金はどうなるのか',
  2025,
  'https://www.shaho-net.co.jp/nenkin_guide/108.html',
);
export const survivorsReformNews = page(
  'ライブドアニュース',
  '改正後の遺族厚生年金の仕組み',
  2026,
  'https://news.livedoor.com/article/detail/30328943/',
);
export const assessmentUchiyama = page(
  'syougai-uchiyama.jp',
  'がんによる障害年金の申請時期（障害認定日）',
  2014,
  'https://www.syougai-uchiyama.jp/2014/12/07/%E3%81%8C%E3%82%93-%E3%81%AB%E3%82%88%E3%82%8B%E9%9A%9C%E5%AE%B3%E5%B9%B4%E9%87%91%E3%81%AE%E7%94%B3%E8%AB%8B%E6%99%82%E6%9C%9F-%E9%9A%9C%E5%AE%B3%E5%B9%B4%E8%AA%8D%E5%AE%9A%E6%97%A5%E3%81%A8%E4%BD%99%E5%91%BD%E5%AE%A3%E5%91%8A%E3%81%AB%E3%81%A4%E3%81%84%E3%81%A6/',
);
export const backPayKawasaki = page(
  'kawasaki-shogai.com',
  '過去に遡って請求はできますか',
  2022,
  'https://kawasaki-shogai.com/?p=767',
);
export const handbookUrayasu = page(
  '浦安市（例規の検索）',
  '音声機能または言語機能障がい 3級（喉頭摘出に係るもの）',
  2023,
  'https://urayasu.ficsc.jp/urayasu/search.htm?cat=%E5%B1%8A%E3%81%91%E5%87%BA%E3%83%BB%E7%A8%8E%E3%83%BB%E7%94%9F%E6%B4%BB%2C%E7%A8%8E%E9%87%91%2C%E8%BB%BD%E8%87%AA%E5%8B%95%E8%BB%8A%E7%A8%8E&ext=html&key=%E6%A9%9F%E8%83%BD&syn=on&tgt=search.htm',
);
export const lastYearRuleEdenred = page(
  'エデンレッドジャパン（監修 吉川明日香）',
  '障害年金における改正内容（直近1年要件の10年延長）',
  2025,
  'https://edenred.jp/article/hr-recruiting/290/',
);
export const assessmentShigaku = page(
  '日本私立学校振興・共済事業団',
  '私学共済ブック 2024年・2025年',
  2024,
  'https://www.pmac.shigaku.go.jp/kanyu/kanko/files/sigaku_letter_2023_11_book/pageindices/index110.html',
);
export const lastYearRuleFujioka = page(
  '藤岡市',
  '障害基礎年金の申請相談について',
  2026,
  'https://www.city.fujioka.gunma.jp/soshiki/shiminbu/hokennenkin/3/10922.html',
);
export const pensionLaterKokoro = page(
  'hl-kokoro.com',
  '65歳に達する日の前日とは（事後重症の請求）',
  2023,
  'https://hl-kokoro.com/blog/date-of-reaching-65-years-old',
);
export const pensionLaterSaitama = page(
  'saitama-salon.info',
  '事後重症請求',
  2020,
  'http://www.saitama-salon.info/jigojyusyo/',
);
export const pensionPapersKusunoki = page(
  'kusunoki-chiba.com',
  '障害年金の請求',
  2024,
  'https://kusunoki-chiba.com/障害年金とは/障害年金の請求',
);
export const pensionPapersFullSupport = page(
  'shogai-fullsupport.com',
  '障害年金の基礎知識',
  2024,
  'https://shogai-fullsupport.com/basic-knowledge',
);
export const pensionReviewMachida = page(
  'machida-shougainenkin.kokoro.sr',
  '障害年金は申請してから受給までにどれくらいの期間がかかるのか',
  2025,
  'https://machida-shougainenkin.kokoro.sr/p37102',
);
export const pensionReviewUtu = page(
  'nenkin-utu.com',
  '申請にかかる期間及び審査期間とその後の流れ',
  2016,
  'http://nenkin-utu.com/%E7%94%B3%E8%AB%8B%E3%81%AB%E3%81%8B%E3%81%8B%E3%82%8B%E6%9C%9F%E9%96%93%E5%8F%8A%E3%81%B3%E5%AF%A9%E6%9F%BB%E6%9C%9F%E9%96%93%E3%81%A8%E3%81%9D%E3%81%AE%E5%BE%8C%E3%81%AE%E6%B5%81%E3%82%8C/',
);
export const pensionAppealMatsui = page(
  'matsui-sr.com',
  '障害年金の決定に不服があるとき（審査請求）',
  2026,
  'https://matsui-sr.com/toyokawa-shogainenkin/sinsaseikyu.html',
);
export const pensionAppealNet = page(
  'shougainenkin-net.com',
  '不支給になったなど、結果に不服がある場合にはどうすればいいの?',
  2023,
  'https://shougainenkin-net.com/qanda/huhuku',
);
export const pensionPaidFukushima = page(
  '福島市',
  '年金の支給日と支給対象月',
  2025,
  'https://www.city.fukushima.fukushima.jp/kurashi/kokuminnenkin/3/8058.html',
);
export const pensionPaidKuria = page(
  'syougai-kuria.com',
  '障害年金の受給日',
  2023,
  'https://syougai-kuria.com/jukyuubi',
);
export const pensionBasicOffice = page(
  PENSION,
  '障害基礎年金の受給要件・請求時期・年金額',
  2026,
  'https://www.nenkin.go.jp/service/jukyu/seido/shougainenkin/jukyu-yoken/20150514.html',
);
export const pensionEmployeeOffice = page(
  PENSION,
  '障害厚生年金の受給要件・請求時期・年金額',
  2026,
  'https://www.nenkin.go.jp/service/jukyu/seido/shougainenkin/jukyu-yoken/20150401-02.html',
);
export const pensionNote = page(
  '障害年金ノート（shougainenkin-note.net）',
  '障害年金はいくら受け取れるか（令和8年度）',
  2026,
  'https://shougainenkin-note.net/columns/ikura-moraeru',
);
export const pensionYaizu = page(
  '焼津市',
  '障害基礎年金（子の加算）',
  2023,
  'https://www.city.yaizu.lg.jp/g03-003/kokuminnenkin/07.html',
);
export const lumpSumSyarogo = page(
  '社会保険労務士合格研究室',
  '厚生年金保険法 障害手当金（55条）',
  2023,
  'http://www.syarogo-itonao.jp/16740526218854',
);

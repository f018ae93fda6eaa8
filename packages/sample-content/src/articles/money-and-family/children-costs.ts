import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>子どものお金は、子どもの病気でも、親の病気でも変わります</h2>
<p>修学旅行の集金の袋を、開けられないまま机に置いている。入院する子のそばにいたくて、仕事を辞めようか迷っている。子どもにかかるお金の悩みは、家の外から見えにくいものです。ここでは、子どもががんになったときと、親ががんになったときの、使える制度を分けてまとめます。</p>
<h2>子どもががんになったとき：<ruby>医療費<rt>いりょうひ</rt></ruby></h2>
<dl><div><dt><ruby>小児慢性特定疾病<rt>しょうにまんせいとくていしっぺい</rt></ruby>の医療費助成</dt><dd>小児がんも対象です。新しく申し込めるのは{{child-chronic-age}}で、そのあとも治療が必要なら{{child-chronic-age-longer}}まで続けられます。<ruby>所得<rt>しょとく</rt></ruby>によって、ひと月に払う額が決まり、入院の食事代も軽くなります。<ruby>指定医<rt>していい</rt></ruby>の<ruby>意見書<rt>いけんしょ</rt></ruby>が要ります。</dd></div><div><dt><ruby>市区町村<rt>しくちょうそん</rt></ruby>の子どもの医療費助成</dt><dd>{{child-medical-all}}のすべてにあり、<ruby>通院<rt>つういん</rt></ruby>を18歳の年度末まで助けるのは{{child-medical-to-18}}、通院の<ruby>負担<rt>ふたん</rt></ruby>がないのは{{child-medical-no-charge}}です（2025年の調査）。</dd></div><div><dt><ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby></dt><dd>18歳を過ぎた方も、<a href="/articles/high-cost-medical-expense">ひと月の上限</a>があります。</dd></div></dl>
<p>小児慢性特定疾病は、<ruby>申請<rt>しんせい</rt></ruby>が遅れると、その前の分を助けてもらえないことがあります。小児慢性特定疾病の助成は、診断された日までさかのぼれることがありますが、さかのぼれる長さには限りがあります。<ruby>診断<rt>しんだん</rt></ruby>がついたら、書類がそろわなくても、その週のうちに病院の相談員か<ruby>保健所<rt>ほけんじょ</rt></ruby>に聞いてください。</p>
<h2>治療のほかにかかるお金</h2>
<p><ruby>差額<rt>さがく</rt></ruby>の部屋代、付きそう親の食事、きょうだいの預け先、遠い病院への交通費。医療費の<ruby>助成<rt>じょせい</rt></ruby>に入らないものが、家計に響きます。病院の近くで家族が泊まれる施設や、交通費を助ける団体があります（<a href="/articles/travel-and-stay-costs">交通費と泊まる費用</a>）。体に重い<ruby>障害<rt>しょうがい</rt></ruby>が残ったときは、<ruby>特別児童扶養手当<rt>とくべつじどうふようてあて</rt></ruby>の対象になることがあります。</p>
<p>働いている親には、子の<ruby>看護等休暇<rt>かんごとうきゅうか</rt></ruby>（子が一人なら{{child-days-one}}、二人以上なら{{child-days-two}}、{{child-days-age}}の子、{{care-days-unit}}で）と、<ruby>介護休業<rt>かいごきゅうぎょう</rt></ruby>（{{care-leave-days}}、{{care-leave-times}}に分けて、<ruby>給料<rt>きゅうりょう</rt></ruby>の{{care-leave-pay}}の<ruby>給付<rt>きゅうふ</rt></ruby>）があります。介護休業は、子どもが「{{care-leave-state}}」のときにも使えます。辞めると決める前に、会社に聞いてください。</p>
<p>入院中の勉強は、病院の中の学級や、訪問、オンラインで続けられることがあります。籍を移す手続きが要ることが多いので、学校と病院の両方に早めに話します。</p>
<h2>親ががんになったとき：学校のお金</h2>
<table><caption>子どもの年代と、聞いてみる制度</caption><thead><tr><th scope="col">年代</th><th scope="col">制度</th><th scope="col">聞くところ</th></tr></thead><tbody><tr><th scope="row"><ruby>保育園<rt>ほいくえん</rt></ruby>、幼稚園</th><td><ruby>保育料<rt>ほいくりょう</rt></ruby>の見直し、病気を理由にした預かり</td><td>市区町村の<ruby>保育<rt>ほいく</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby></td></tr><tr><th scope="row">小学校、中学校</th><td><ruby>就学援助<rt>しゅうがくえんじょ</rt></ruby>（学用品、給食、修学旅行など）</td><td>学校、教育委員会</td></tr><tr><th scope="row">高校</th><td><ruby>就学支援金<rt>しゅうがくしえんきん</rt></ruby>、返さなくてよい<ruby>奨学給付金<rt>しょうがくきゅうふきん</rt></ruby>、授業料の<ruby>減免<rt>げんめん</rt></ruby></td><td>学校の事務室、<ruby>都道府県<rt>とどうふけん</rt></ruby></td></tr><tr><th scope="row">大学、専門学校</th><td>授業料の減免と<ruby>給付奨学金<rt>きゅうふしょうがくきん</rt></ruby>（<ruby>家計急変<rt>かけいきゅうへん</rt></ruby>）、緊急の<ruby>貸与奨学金<rt>たいよしょうがくきん</rt></ruby></td><td>学校の学生課、日本学生支援機構</td></tr></tbody></table>
<p>どれも、ふつうは前の年の所得で決まります。けれども、病気で急に<ruby>収入<rt>しゅうにゅう</rt></ruby>が減ったときは、年の途中でも、今の収入で見直してもらえるものが多くあります。家計急変の<ruby>奨学金<rt>しょうがくきん</rt></ruby>は、親が亡くなったとき、病気で長く働けないとき、会社の都合で仕事を失ったときなどが対象で、<strong>事情が起きてからの申し込みの期限が短い</strong>ものがあります。「まだ退学すると決めたわけではないのですが」と、先に電話をしてください。</p>
<p>授業料を分けて払う、待ってもらう相談もできます。<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>には、学費を無利子で借りる<ruby>教育支援資金<rt>きょういくしえんしきん</rt></ruby>があります（<a href="/articles/no-money-public-assistance">お金がないとき</a>）。</p>
<h2>親ががんになったとき：手当と<ruby>年金<rt>ねんきん</rt></ruby></h2>
<ul><li><strong><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>の子の<ruby>加算<rt>かさん</rt></ruby></strong>：障害年金の1級か2級を受けている方に、子ども二人までは一人につき年に{{disability-pension-child}}、三人目からは{{disability-pension-child-third}}が足されます。対象は{{disability-pension-child-age}}の子です。</li><li><strong><ruby>児童扶養手当<rt>じどうふようてあて</rt></ruby></strong>：ひとり親の家庭の手当です。両親がいても、どちらかに重い障害があるときは、対象になることがあります。</li><li><strong>ひとり親家庭の医療費助成</strong>：親も子も、窓口の支払いが軽くなります。条件は市区町村で違います。</li><li><strong><ruby>国民年金<rt>こくみんねんきん</rt></ruby>、<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby></strong>：<ruby>免除<rt>めんじょ</rt></ruby>や<ruby>軽減<rt>けいげん</rt></ruby>の届けを出しておきます。</li></ul>
<p>手当の多くは、申請した翌月の分からです。「うちは違うだろう」と思っても、市区町村の子育ての窓口で「父が治療中で働けません。使える手当を全部教えてください」と聞いてみてください。</p>
<aside class="memo"><h3>このまま読める言葉</h3><dl><div><dt>学校の先生に</dt><dd>母が治療中で、収入が減っています。就学援助の用紙をいただけますか。ほかの<ruby>保護者<rt>ほごしゃ</rt></ruby>には知られたくありません</dd></div><div><dt>大学に</dt><dd>父が病気で働けなくなりました。家計急変の減免と奨学金の、期限と書類を教えてください</dd></div><div><dt>病院に</dt><dd>子どもの医療費の助成を、今日申請できますか。さかのぼれるのはいつからですか</dd></div></dl></aside>
<h2>子どもに、お金の話をするとき</h2>
<p>子どもは、親のため息の理由を、自分のせいにすることがあります。「お金のことは、大人が役所の人と相談しているよ。学校は続けられるように考えているからね」。分かっていることだけを、短く伝えます。進路を自分からあきらめようとする子には、「決める前に、一緒に学校の人に聞こう」と言ってください。病気のことの話し方は、<a href="/articles/talking-with-children">子どもに病気のことを聞かれたとき</a>に、毎日の預け先は<a href="/articles/childcare-during-treatment">子育てと治療</a>にあります。</p>
`;

/** Costs of a child who is ill, and of children whose parent is. */
export const childrenCosts = articleItem({
  id: 'children-costs',
  topics: ['children-costs', 'childhood-cancer', 'school', 'single-parent', 'childcare'],
  publishedAt: '2026-11-24T05:26:00.000Z',
  title: '子どもの医療費と教育費、親ががんになった家庭の制度',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [],
  summary:
    '子どもががんになったときの医療費の助成と、親ががんになったときの就学援助、奨学金、手当を分けてまとめました。年の途中でも見直してもらえるもの、学校で言う言葉も書いています。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-22',
  reviewer_role: '子どもと家庭の相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '小児慢性特定疾病医療費支給のご案内',
      publisher: '岐阜県',
      url: 'https://www.pref.gifu.lg.jp/page/13461.html',
    },
    {
      title: '就学援助制度について',
      publisher: '宇和島市',
      url: 'https://www.city.uwajima.ehime.jp/soshiki/30/kyoiku001.html',
    },
    {
      title: '家計急変の事由',
      publisher: '日本学生支援機構',
      url: 'https://www.jasso.go.jp/shogakukin/about/kyufu/kakei_kyuhen/shikaku.html',
    },
    PAGES.careAndCosts,
  ],
});

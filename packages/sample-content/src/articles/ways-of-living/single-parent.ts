import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「わたしが入院したら、この子は」</h2>
<p>病名を聞いた瞬間に、頭に浮かんだのは子どもの夕飯だった。仕事を休めば、<ruby>家賃<rt>やちん</rt></ruby>が払えない。だれにも頼らずにやってきたから、頼み方が分からない。ひとりで育てている方の最初の数日は、<ruby>診断<rt>しんだん</rt></ruby>そのものより、暮らしの心配でいっぱいになります。全部を自分で組み立てなくて大丈夫です。子どもの手助けにも、お金にも、ひとり親の家庭のための制度があります。母子家庭も父子家庭も同じです。</p>
<h2>今週、二か所に電話します</h2>
<ol><li><strong><ruby>市区町村<rt>しくちょうそん</rt></ruby>の、こども家庭センターか、ひとり親の<ruby>窓口<rt>まどぐち</rt></ruby></strong>。「ひとりで子どもを育てています。がんの治療で、入院と<ruby>通院<rt>つういん</rt></ruby>が始まります。預け先と、家に来てもらう手助けを相談したいです」</li><li><strong>病院の、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター</strong>。「入院の日を決める前に、子どもの預け先を一緒に考えてください」</li></ol>
<p>登録、<ruby>面談<rt>めんだん</rt></ruby>、子どもの<ruby>健康診断<rt>けんこうしんだん</rt></ruby>などが先に要るものが多く、使えるまで何週間かかかることがあります。使うか決めていなくても、名前だけ登録しておきましょう。入院の日は、事情を言えば動かせることがあります。自分の判断で先に延ばさず、医師に「いつまでに始めるのがよいですか」と聞いてください。</p>
<h2>子どもを見てもらう方法</h2>
<table><caption>使えることのある手助け</caption><thead><tr><th scope="col">場面</th><th scope="col">手助け</th><th scope="col">目安</th></tr></thead><tbody><tr><th scope="row">入院、つらい数日</th><td>ショートステイ（児童福祉の施設や里親の家での泊まり）</td><td>一回7日間ほどまでの所が多い。延ばせるかは相談</td></tr><tr><th scope="row">夕方から夜</th><td>トワイライトステイ</td><td>夜まで、または泊まり</td></tr><tr><th scope="row">家のこと、子どもの世話</th><td>ひとり親家庭の日常生活支援（家庭生活支援員が家に来る、または支援員の家で預かる）</td><td>病気のときに使える。費用は<ruby>収入<rt>しゅうにゅう</rt></ruby>による</td></tr><tr><th scope="row">送り迎え</th><td>ファミリー・サポート・センター</td><td>先に顔合わせをする</td></tr><tr><th scope="row">通院の日の昼</th><td>一時預かり、<ruby>保育園<rt>ほいくえん</rt></ruby>の延長、<ruby>学童保育<rt>がくどうほいく</rt></ruby></td><td>親の病気は、申し込みの理由になることがある</td></tr><tr><th scope="row">もっと長い入院</th><td><ruby>児童相談所<rt>じどうそうだんじょ</rt></ruby>を通した施設や里親</td><td>親の治療が終わるまで、という使い方もある</td></tr></tbody></table>
<p>児童相談所は、叱られる所ではありません。「預けたら、返してもらえないのでは」と心配する方がいますが、親の病気の間だけ預かることも、大切な仕事です。面会や電話の決まりを、はじめに聞いておきます。友だちの家に長く頼むときは、食費、薬、学校の持ちもの、寝る時間を紙に書いて渡します。</p>
<h2>別れた相手に知らせるか</h2>
<p>決まりはありません。子どもの預け先や<ruby>養育費<rt>よういくひ</rt></ruby>の話ができる相手なら、早めに短く伝える方法があります。暴力などで知られたくない事情があるときは、病院と学校に「住所と<ruby>病状<rt>びょうじょう</rt></ruby>を、この人に教えないでください」と、かならず伝えます。<ruby>弁護士<rt>べんごし</rt></ruby>や、市区町村のひとり親の相談員に、話し合いの前に相談できます。</p>
<h2>お金：止まる収入と、続く支払い</h2>
<ul><li>会社の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入っている方は<a href="/articles/injury-allowance"><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby></a>（<ruby>給料<rt>きゅうりょう</rt></ruby>のおよそ{{sickness-allowance-part}}、{{sickness-allowance-length}}まで）</li><li><ruby>医療費<rt>いりょうひ</rt></ruby>は<a href="/articles/high-cost-medical-expense"><ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby></a>に加えて、ひとり親の医療費の<ruby>助成<rt>じょせい</rt></ruby>（<ruby>所得<rt>しょとく</rt></ruby>の条件があります）</li><li><ruby>児童扶養手当<rt>じどうふようてあて</rt></ruby>。収入が減ったときは、額の見直しの時期を窓口で聞きます</li><li><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>の子の<ruby>加算<rt>かさん</rt></ruby>。子どもが{{disability-pension-child-age}}</li><li><ruby>母子父子寡婦福祉<rt>ぼしふしかふふくし</rt></ruby>資金などの<ruby>貸付<rt>かしつけ</rt></ruby>、{{welfare-loan-small}}の<ruby>緊急小口資金<rt>きんきゅうこぐちしきん</rt></ruby></li><li><ruby>就学援助<rt>しゅうがくえんじょ</rt></ruby>、給食費、授業料の<ruby>軽減<rt>けいげん</rt></ruby>。年度の<ruby>途中<rt>とちゅう</rt></ruby>でも申し込めます</li></ul>
<p>子どもの医療費や教育費は、先に窓口へ言うほど、選べるものが増えます。会社を辞める前に、辞めると何が止まるかを<a href="/articles/before-taking-leave">仕事を休む前に</a>で確かめてください。</p>
<h2>子どもに話す</h2>
<p>ふたりきりの家では、子どもは親の顔をよく見ています。「ママ（パパ）は、がんという病気。あなたのせいじゃない。うつらない。入院の間は、〇〇さんの家で寝るよ。毎晩7時に電話する」。病名、だれが世話をするか、いつ会えるか。この三つで、子どもの足もとが少し固まります。上の子に、親の代わりをさせすぎないように、家事は三つまで、と決めます。学校の先生と<ruby>養護<rt>ようご</rt></ruby>の先生には、「家に大人がわたし一人です。様子を見てください」と伝えておきます。<a href="/articles/talking-with-children">答え方の例</a>もあります。</p>
<h2>夜に急に具合が悪くなったときの、一枚</h2>
<aside class="memo"><h3>冷蔵庫に貼る紙の例</h3><dl><div><dt>かける順番</dt><dd>1 病院の夜の番号。2 〇〇おばさん。3 となりの〇〇さん</dd></div><div><dt>言うこと</dt><dd>「お母さんが、がんの治療をしています。いま動けません。住所は〇〇です」</dd></div><div><dt>子どものこと</dt><dd>アレルギー、薬、保育園の電話、迎えに来てよい人</dd></div><div><dt>鍵とお金</dt><dd>鍵を預けている人。三日分の食べものとタクシー代の場所</dd></div></dl></aside>
<p>子どもがかけられるように、一度、声に出して練習しておきます。「夜中に起こしてごめんね」と言う代わりに、「かけてくれて助かった」と言ってあげてください。</p>
<h2>もしもの備えは、元気な日に</h2>
<p>親権をもつ親が自分一人のとき、子どもの世話とお金の管理を託す人（<ruby>未成年後見人<rt>みせいねんこうけんにん</rt></ruby>）を、<ruby>遺言<rt>ゆいごん</rt></ruby>で指定できます。指定していなければ、<ruby>家庭裁判所<rt>かていさいばんしょ</rt></ruby>が選びます。考えるだけでつらいことですが、「決めておいたら、眠れるようになった」と話す方もいます。託したい人の気持ちと、子どもの<ruby>年齢<rt>ねんれい</rt></ruby>を考えながら、法テラスや弁護士に一度相談してみてください。<ruby>生命保険<rt>せいめいほけん</rt></ruby>の受取人が前の相手のままになっていないかも、見ておきます。書類の進め方は<a href="/articles/wills-and-arrangements">遺言と身のまわりの整理</a>にありますが、今日読まなくてかまいません。</p>
`;

/** Bringing up children alone under treatment: who comes when, stays of children, money, what to write down. */
export const singleParent = articleItem({
  id: 'single-parent',
  publishedAt: '2026-11-25T03:47:00.000Z',
  title: 'ひとりで子どもを育てながら、治療を受けるとき',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  topics: ['single-parent', 'childcare', 'children-costs', 'telling-children'],
  summary:
    '入院の間、子どもはどこで過ごすのか。家に来てもらう手助け、泊まりの預け先と日数、学校への伝え方、お金の制度、夜の急変に備える一枚の紙、もしもの備えまで、順に書きました。',
  reviewed_at: '2026-11-25',
  next_review_at: '2027-11-19',
  reviewer_role: 'ひとりで子どもを育てる患者さんを支えてきた社会福祉士',
  body,
  sources: [
    {
      title: 'お子さんのいる家庭で、保護者ががんになった場合の支援策',
      publisher: '東京都',
      year: 2025,
      url: 'https://www.gan-portal.metro.tokyo.lg.jp/support/kosodatechuu.html',
    },
    {
      title: 'ひとり親家庭等日常生活支援事業など',
      publisher: '茨城県',
      year: 2022,
      url: 'https://www.pref.ibaraki.jp/somu/nishise/chiiki/chiikifukushi/boshi/sonota.html',
    },
    {
      title: 'ひとり親（母子・父子）家庭等支援制度とは',
      publisher: '愛媛県',
      year: 2023,
      url: 'https://www.pref.ehime.jp/h20300/ikusei/kosodate/hitori/index.html',
    },
    SOURCES.legalAid,
  ],
});

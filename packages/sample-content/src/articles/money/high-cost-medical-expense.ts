import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

/** The one article with amounts (4.10, G150): a dated table, valid for treatment up to July 2026. */
const body = `
<h2>ひと月の支払いには、上限があります</h2>
<p>「治療が続いたら、家のお金がもたないのでは」。そう考えて、夜中に電卓をたたく方がいます。公的な<ruby>健康保険<rt>けんこうほけん</rt></ruby>には、ひと月に払う<ruby>医療費<rt>いりょうひ</rt></ruby>に上限をもうける<ruby>高額療養費制度<rt>こうがくりょうようひせいど</rt></ruby>があります。上限より多く払った分は、<ruby>申請<rt>しんせい</rt></ruby>すると、あとから戻ります。働いている方も、<ruby>年金<rt>ねんきん</rt></ruby>で暮らす方も、<ruby>加入<rt>かにゅう</rt></ruby>している健康保険を通して使えます。</p>
<h2>計算の決まりは、四つ</h2>
<ul><li><strong>月の1日から<ruby>末日<rt>まつじつ</rt></ruby>まで</strong>が一つの区切りです。入院が月をまたぐと、二つの月に分けて計算します。</li><li>対象は、<strong>健康保険がきく<ruby>医療<rt>いりょう</rt></ruby></strong>の<ruby>自己負担<rt>じこふたん</rt></ruby>です。入院中の食事代、<ruby>差額<rt>さがく</rt></ruby>の部屋代、健康保険がきかない治療の費用は入りません。</li><li>病院ごと、入院と外来、<ruby>医科<rt>いか</rt></ruby>と<ruby>歯科<rt>しか</rt></ruby>に分けて計算するのが基本です。病院の<ruby>処方<rt>しょほう</rt></ruby>せんで<ruby>薬局<rt>やっきょく</rt></ruby>に払った分は、その病院の分に足すことができます。</li><li>ほかの病院の分や、同じ健康保険に入っている家族の分を<ruby>合算<rt>がっさん</rt></ruby>できることがあります。70歳未満の方には、足せる額に条件があります。</li></ul>
<h2>今の上限は、加入している健康保険で確かめてください</h2>
<p>国は2025年12月に、上限の額を2026年8月と2027年8月の二回に分けて見直し、一年間に払う額の上限も新しく設ける<ruby>方針<rt>ほうしん</rt></ruby>を示しました。この記事には、見直したあとの額を書いていません。<strong>2026年8月の<ruby>診療分<rt>しんりょうぶん</rt></ruby>からの額は、加入している健康保険の<ruby>窓口<rt>まどぐち</rt></ruby>で確かめてください。</strong>会社などの健康保険の方は<ruby>健康保険組合<rt>けんこうほけんくみあい</rt></ruby>や協会けんぽ、<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>や<ruby>後期高齢者医療制度<rt>こうきこうれいしゃいりょうせいど</rt></ruby>の方は<ruby>市区町村<rt>しくちょうそん</rt></ruby>の窓口です。国の今の決まりは、<ruby>厚生労働省<rt>こうせいろうどうしょう</rt></ruby>のホームページでも確かめられます。</p>
<h2>しくみを知るための、2026年7月までの表</h2>
<p><strong>次の表は、2026年7月の診療分までの額です。8月からの額とは違うことがあります。</strong></p>
<p>70歳未満の方の上限は、<ruby>所得<rt>しょとく</rt></ruby>によって五つの<ruby>区分<rt>くぶん</rt></ruby>に分かれます。アがもっとも所得の高い方、オが<ruby>住民税<rt>じゅうみんぜい</rt></ruby>のかからない方の区分です。12か月のうちに三回以上、上限に達すると、四回目の月から上限が下がります。これを<ruby>多数回該当<rt>たすうかいがいとう</rt></ruby>といいます。70歳以上の方は区分が別で、外来だけの上限もあります。</p>
<table><caption>2026年7月診療分まで、70歳未満の方の一か月の上限（目安）</caption><thead><tr><th scope="col">区分</th><th scope="col">一か月の上限</th><th scope="col">多数回該当（四回目から）</th></tr></thead><tbody><tr><th scope="row">ア</th><td>252,600円＋（<ruby>総医療費<rt>そういりょうひ</rt></ruby>−842,000円）×1%</td><td>140,100円</td></tr><tr><th scope="row">イ</th><td>167,400円＋（総医療費−558,000円）×1%</td><td>93,000円</td></tr><tr><th scope="row">ウ</th><td>80,100円＋（総医療費−267,000円）×1%</td><td>44,400円</td></tr><tr><th scope="row">エ</th><td>57,600円</td><td>44,400円</td></tr><tr><th scope="row">オ</th><td>35,400円</td><td>24,600円</td></tr></tbody></table>
<aside class="margin"><h3>総医療費とは</h3><p>健康保険がきく医療にかかった費用の全体です。窓口で払う額ではなく、健康保険が払う分も合わせた、もとの額を指します。</p></aside>
<aside class="memo"><h3>計算の例（2026年7月までの表の、区分ウで）</h3><dl><div><dt>総医療費</dt><dd>1,000,000円</dd></div><div><dt>三割の自己負担</dt><dd>300,000円</dd></div><div><dt>上限</dt><dd>80,100円＋（1,000,000円−267,000円）×1%＝87,430円</dd></div></dl></aside>
<h2>使い方は、二通り</h2>
<p>一つは、払ったあとに申請して戻してもらう方法です。戻るまでに三か月以上かかることがあります。申請できるのは、<ruby>原則<rt>げんそく</rt></ruby>として<ruby>診療<rt>しんりょう</rt></ruby>を受けた月の翌月から二年です。健康保険によっては、申請しなくても戻ることがあります。もう一つは、窓口で払う額をはじめから上限までにする方法です。手順は<a href="/articles/paying-at-the-desk">窓口の支払いを、はじめから上限までにする方法</a>にまとめました。</p>
<h2>窓口で、このまま読んでください</h2>
<ul><li>わたしの区分と、今の上限はいくらですか</li><li>多数回該当の月になりますか</li><li>一年間に払う額にも、上限がありますか</li><li>家族の分や、薬局の分と合わせられますか</li><li><ruby>転職<rt>てんしょく</rt></ruby>や<ruby>退職<rt>たいしょく</rt></ruby>で健康保険が変わると、回数はどうなりますか</li></ul>
<p>支払いが心配なとき、<ruby>受診<rt>じゅしん</rt></ruby>や薬を自分の判断でやめることは避け、先に病院の相談員や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに話してください。お金の相談は、めずらしい相談ではありません。</p>
`;

const easyBody = `
<h2>病院のお金には、上限があります</h2>
<p>一か月に<ruby>払<rt>はら</rt></ruby>う<ruby>病院<rt>びょういん</rt></ruby>のお金には、上限（じょうげん）があります。<ruby>上限<rt>じょうげん</rt></ruby>より多く払ったお金は、あとで戻ります。これを「高額療養費制度（こうがくりょうようひせいど）」といいます。</p>
<h2>知っておくこと</h2>
<ul><li>1日から月の終わりまでを、一か月と数えます。</li><li>上限の<ruby>額<rt>がく</rt></ruby>は、<ruby>年齢<rt>ねんれい</rt></ruby>や、入ってくるお金で<ruby>違<rt>ちが</rt></ruby>います。</li><li><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>食事<rt>しょくじ</rt></ruby>のお金や、<ruby>個室<rt>こしつ</rt></ruby>のお金は入りません。</li><li>国は、2026年8月から額を変える<ruby>方針<rt>ほうしん</rt></ruby>を出しました。ここには、今の額を書いていません。今の額は、<ruby>窓口<rt>まどぐち</rt></ruby>で聞いてください。</li></ul>
<h2>聞くところ</h2>
<p><ruby>自分<rt>じぶん</rt></ruby>の額は、あなたが入っている<ruby>健康保険<rt>けんこうほけん</rt></ruby>の窓口に聞いてください。「わたしの一か月の上限を教えてください」と言えば<ruby>伝<rt>つた</rt></ruby>わります。病院の<ruby>相談員<rt>そうだんいん</rt></ruby>さんにも、お金のことを話せます。</p>
`;

export const highCostMedicalExpense = articleItem({
  id: 'high-cost-medical-expense',
  publishedAt: '2026-06-10T01:00:00.000Z',
  title: '高額療養費制度：ひと月の医療費には上限があります',
  category: { id: 'money' },
  cover: 'cover-money',
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  change_log: [
    { day: '2026-10-15', text: '上限の見直しについての説明を書き足しました。' },
    { day: '2026-06-10', text: '公開しました。' },
  ],
  summary:
    'ひと月に払う医療費が上限を超えると、超えた分が戻る公的な制度です。計算の決まり、2026年7月分までの上限の表、窓口で聞く言葉をまとめました。',
  reviewed_at: '2026-10-15',
  next_review_at: '2027-04-15',
  reviewer_role: '医療費の相談を受けてきた社会福祉士',
  body,
  easy_body: easyBody,
  sources: [SOURCES.healthMinistry, SOURCES.healthInsurance, SOURCES.ganjoho],
});

import { articleItem } from '../article-item.ts';

const body = `
<h2>治療費の陰にかくれやすいお金</h2>
<p>電車代、タクシー代、駐車場代、遠くの病院に通うときの宿、付きそう家族の食事。一回ごとは小さく見えても、治療が続くと家計に響きます。<ruby>通院<rt>つういん</rt></ruby>の交通費や<ruby>宿泊費<rt>しゅくはくひ</rt></ruby>は、ふつう<ruby>健康保険<rt>けんこうほけん</rt></ruby>の対象になりません。そのため「仕方がない」とあきらめてしまう方が多いのですが、軽くする手がかりはいくつかあります。</p>
<h2>まず、病院で聞けること</h2>
<ul><li>検査と<ruby>診察<rt>しんさつ</rt></ruby>を、同じ日にまとめられますか</li><li><ruby>採血<rt>さいけつ</rt></ruby>などを、家の近くの病院で受けることはできますか</li><li>電話やオンラインの<ruby>診療<rt>しんりょう</rt></ruby>を使える日はありますか</li><li>予約の時刻を、始発に間に合うように変えられますか</li><li>通院の<ruby>患者<rt>かんじゃ</rt></ruby>に、駐車場の割引はありますか</li></ul>
<p>どれも、病気の状態や治療によって、できるときとできないときがあります。遠いことを理由に、<ruby>受診<rt>じゅしん</rt></ruby>の日を自分だけの判断で減らさず、「通うのに片道二時間かかり、費用が<ruby>負担<rt>ふたん</rt></ruby>です」とそのまま伝えてください。病院の側は、患者さんがどこから、どうやって通っているかを知らないことがあります。</p>
<h2>交通費を軽くする制度</h2>
<dl><div><dt><ruby>医療費控除<rt>いりょうひこうじょ</rt></ruby></dt><dd>電車代やバス代は、記録があれば<a href="/articles/medical-expense-deduction">医療費控除</a>に入れられます。自家用車のガソリン代や駐車場代は入りません。</dd></div><div><dt>障害者手帳の割引</dt><dd>治療のあとに<ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>を受けた方は、鉄道、バス、タクシー、有料道路などに割引があることがあります。</dd></div><div><dt><ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>助成<rt>じょせい</rt></ruby></dt><dd><ruby>離島<rt>りとう</rt></ruby>や山間の地域からの通院、子どもや若い方の治療、タクシー券など、地域によって独自の助成があります。</dd></div><div><dt><ruby>移送費<rt>いそうひ</rt></ruby></dt><dd>歩けないほど具合が悪く、医師の<ruby>指示<rt>しじ</rt></ruby>で急いで別の病院へ移るときなどに、健康保険から出ることがあります。ふだんの通院は対象になりません。</dd></div></dl>
<p>市区町村の<ruby>窓口<rt>まどぐち</rt></ruby>では「がんの治療で通院しています。交通費やタクシーの助成はありますか」と聞きます。担当の課が分からなくても、総合案内で取りついでもらえます。</p>
<h2>泊まる場所をさがすとき</h2>
<p>遠くから通う患者さんや付きそう家族のために、病院の近くに、負担をおさえた<ruby>滞在施設<rt>たいざいしせつ</rt></ruby>を用意している病院や団体があります。子どもの患者さんの家族が泊まれる施設もあります。一般の宿でも、病院の紹介で割引になることがあります。予約がうまる時期もあるため、治療の予定が見えたら早めに聞いておきます。</p>
<aside class="memo"><h3>病院の相談員に渡すメモの例</h3><dl><div><dt>通い方</dt><dd>電車とバスで片道三時間、妻が付きそう</dd></div><div><dt>困ること</dt><dd><ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>の間、毎日の往復は難しい</dd></div><div><dt>聞きたいこと</dt><dd>近くの滞在施設、家の近くで受けられる病院、入院で受ける方法</dd></div></dl></aside>
<h2>体がつらい日の移動</h2>
<p>治療のあとは、ふらつきや吐き気で、思ったように動けないことがあります。帰りだけはタクシーにする、家族に駅まで来てもらうなど、先に決めておくと気が楽です。薬によっては、運転をしないように言われるものがあります。行きに自分で運転してよいかは、治療の前に確かめてください。車いすのまま乗れる<ruby>介護<rt>かいご</rt></ruby>タクシーや、地域の<ruby>送迎<rt>そうげい</rt></ruby>ボランティアは、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>や<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターで聞けます。</p>
<p>交通費が足りずに通えないほど困っているときは、それ自体が大切な相談です。次の予約の日を待たずに、病院の相談員や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに電話で話してください。</p>
`;

export const travelAndStayCosts = articleItem({
  id: 'travel-and-stay-costs',
  topics: ['travel-costs', 'outpatient-treatment'],
  publishedAt: '2026-09-16T01:00:00.000Z',
  title: '通院の交通費と、泊まる費用を軽くする手がかり',
  category: { id: 'money' },
  cover: 'cover-busstop',
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }],
  summary:
    '交通費や宿泊費は、ふつう健康保険の対象になりません。それでも軽くする手がかりはあります。病院、市区町村、税金の順に見ていきます。',
  reviewed_at: '2026-09-16',
  next_review_at: '2027-09-13',
  reviewer_role: '病院で療養の相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '病院が遠方で、通院の際にも宿泊が必要で、宿泊費も月4-5万かかり、大きな負担となる。',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4400196',
    },
    {
      title: '通院の場合の医療費控除は公共交通機関のみです',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=7400002',
    },
    {
      title: '移送費の支給について',
      publisher: '茅野市',
      url: 'https://www.city.chino.lg.jp/soshiki/koureisyahoken/599.html',
    },
    {
      title: '障がいをお持ちの方の移動手段について',
      publisher: '白石市',
      year: 2020,
      url: 'https://www.city.shiroishi.miyagi.jp/soshiki/10/471.html',
    },
  ],
});

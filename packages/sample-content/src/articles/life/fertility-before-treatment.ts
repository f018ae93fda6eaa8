import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>治療の前に、ひとこと聞いてよいことです</h2>
<p>病気が分かったばかりで、将来の<ruby>妊娠<rt>にんしん</rt></ruby>や子どものことまで考えられない。そんなときに、こんな質問をしてよいのだろうかと、ためらう方がいます。聞いてよいことです。治療が始まる前のほうが、選べることが多い場合があるため、決められなくても、まず聞いておく意味があります。女性も男性も、相手がいる方もいない方も、子どもの<ruby>患者<rt>かんじゃ</rt></ruby>さんのご家族も同じです。</p>
<aside class="margin"><h3><ruby>妊孕性<rt>にんようせい</rt></ruby>とは</h3><p>妊娠する力、妊娠につながる力のことです。女性にも男性にもあります。治療の前にその力を残す方法を、妊孕性<ruby>温存<rt>おんぞん</rt></ruby>といいます。</p></aside>
<h2>治療で、何が起きることがあるか</h2>
<p>薬、<ruby>放射線<rt>ほうしゃせん</rt></ruby>、手術、<ruby>血液<rt>けつえき</rt></ruby>の<ruby>細胞<rt>さいぼう</rt></ruby>を<ruby>移植<rt>いしょく</rt></ruby>する治療などの中には、<ruby>卵巣<rt>らんそう</rt></ruby>や<ruby>子宮<rt>しきゅう</rt></ruby>、<ruby>精巣<rt>せいそう</rt></ruby>、ホルモンの働きに<ruby>影響<rt>えいきょう</rt></ruby>するものがあります。影響があるかどうか、どのくらいか、戻るかどうかは、治療の種類、年齢、もとの体の状態によって違います。影響の少ない治療もあります。自分の場合を知っているのは、治療を考えている<ruby>主治医<rt>しゅじい</rt></ruby>です。</p>
<h2>診察で聞く、五つのこと</h2>
<ol><li>わたしの治療は、将来の妊娠に影響することがありますか</li><li>治療の前にできることは、ありますか</li><li>そのために、治療の始まりを動かせますか。動かさないほうがよいですか</li><li>くわしい話を聞ける<ruby>生殖医療<rt>せいしょくいりょう</rt></ruby>の施設を、紹介してもらえますか</li><li>治療の間と、そのあとの<ruby>避妊<rt>ひにん</rt></ruby>は、どうすればよいですか</li></ol>
<aside class="memo"><h3>切り出しにくいときの例</h3><dl><div><dt><ruby>診察室<rt>しんさつしつ</rt></ruby>で</dt><dd>子どものことは、まだ決めていません。選べる道だけ知っておきたいです</dd></div><div><dt><ruby>看護師<rt>かんごし</rt></ruby>に</dt><dd>先生に聞きにくいことがあります。<ruby>診察<rt>しんさつ</rt></ruby>の前に、少し話せますか</dd></div><div><dt>家族が付きそうとき</dt><dd>この話だけ、わたしひとりで聞かせてください</dd></div></dl></aside>
<h2>残すための方法は、どんなものがあるか</h2>
<table><caption>おもな方法</caption><thead><tr><th scope="col">方法</th><th scope="col">知っておくこと</th></tr></thead><tbody><tr><td><ruby>精子<rt>せいし</rt></ruby>の<ruby>凍結<rt>とうけつ</rt></ruby>保存</td><td>比較的短い間にできることが多い。<ruby>体調<rt>たいちょう</rt></ruby>や年齢によっては難しい</td></tr><tr><td><ruby>卵子<rt>らんし</rt></ruby>、または<ruby>受精卵<rt>じゅせいらん</rt></ruby>（<ruby>胚<rt>はい</rt></ruby>）の<ruby>凍結保存<rt>とうけつほぞん</rt></ruby></td><td>採るまでに、ふつう数週間かかる。受精卵はパートナーがいる方の方法</td></tr><tr><td><ruby>卵巣組織<rt>らんそうそしき</rt></ruby>の凍結保存</td><td>手術で採る。受けられる施設や対象が限られる</td></tr><tr><td>放射線があたる場所や、手術の<ruby>範囲<rt>はんい</rt></ruby>の工夫</td><td>病気の状態によって、できる場合とできない場合がある</td></tr></tbody></table>
<p>どの方法も、将来の妊娠を約束するものではありません。病気の状態によっては、治療を急ぐため、選べないこともあります。それは、あなたのせいではありません。</p>
<h2>お金の助けを、先に確かめます</h2>
<p>残すための方法は<ruby>自費<rt>じひ</rt></ruby>が多く、国と<ruby>都道府県<rt>とどうふけん</rt></ruby>の<ruby>助成<rt>じょせい</rt></ruby>があります。</p>
<table><caption>国の事業にそった助成の、おもな決まり</caption><thead><tr><th scope="col">こと</th><th scope="col">決まり</th></tr></thead><tbody><tr><th scope="row">年齢</th><td>凍結保存のときに{{fertility-grant-age}}</td></tr><tr><th scope="row">回数</th><td>一人{{fertility-grant-times}}</td></tr><tr><th scope="row">受精卵（胚）の凍結</th><td>一回の上限は{{fertility-grant-embryo}}（県の例）</td></tr><tr><th scope="row">卵子の凍結</th><td>一回の上限は{{fertility-grant-egg}}（県の例）</td></tr></tbody></table>
<p>精子や卵巣組織の凍結にも助成があります。上限の額は都道府県に聞いてください。対象になる治療や、受けられる<ruby>指定<rt>してい</rt></ruby>の施設、<ruby>申請<rt>しんせい</rt></ruby>の締め切りにも決まりがあります。支払いの前に、紹介先の施設か都道府県の<ruby>窓口<rt>まどぐち</rt></ruby>に、「わたしの年齢と治療で、助成の対象になりますか。いつまでに、何を出しますか」と聞いてください。毎年の<ruby>保管料<rt>ほかんりょう</rt></ruby>がかかることもあるので、一緒に聞いておくと見通しが立ちます。</p>
<h2>大切な確認：妊娠しているかもしれないとき</h2>
<p>妊娠している、その可能性がある、<ruby>授乳<rt>じゅにゅう</rt></ruby>しているという方は、検査や薬の前に、かならず主治医に伝えてください。<ruby>月経<rt>げっけい</rt></ruby>が止まっていても、妊娠することがあります。治療の間と、終わったあとのしばらくは、男性も女性も避妊が必要な場合があります。いつまでかは治療によって違うので、自分で決めずに聞いておきます。</p>
<h2>日にちが少ない中で、決めること</h2>
<p>はじめの診察から治療までの間が短く、数日で返事をすることもあります。紙を三つに分け、「望んでいること」「こわいこと」「まだ分からないこと」を書いてみてください。パートナーと考えが違っても、その場で一つにしなくてかまいません。残さないと決めることも、子どもを持たない生き方も、同じように大切な選び方です。</p>
<h2>もう治療が始まっている方、終わった方へ</h2>
<p>「聞かなかった」と気づいて、眠れなくなる方がいます。病気と向き合うだけで精いっぱいの時期でした。今の体の状態を調べ、これからのことを相談できる外来があります。月経のこと、性のこと、体のほてりなどの相談も、<ruby>遠慮<rt>えんりょ</rt></ruby>はいりません。</p>
<p>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、地域の生殖医療の施設とのつなぎ方を教えてもらえます。<a href="/treatment/hidamari">ひだまりの相談員</a>も、主治医への聞き方や、お気持ちの整理を一緒に考えます。</p>
`;

export const fertilityBeforeTreatment = articleItem({
  id: 'fertility-before-treatment',
  topics: ['fertility', 'choosing-treatment'],
  publishedAt: '2026-10-27T01:00:00.000Z',
  title: '将来の妊娠を考える方へ、治療の前に聞くこと',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  summary:
    '治療が将来の妊娠に影響するかどうかは、始まる前に聞いてよいことです。診察で聞く五つのこと、残す方法の種類、助成の年齢と額、相談先をまとめました。',
  change_log: [
    { day: '2026-11-30', text: '助成の年齢、回数、上限の額を書き足しました。' },
    { day: '2026-10-27', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-04-26',
  reviewer_role: 'がんと生殖医療の相談にたずさわる看護師',
  body,
  sources: [
    MEDICAL_PAGES.fertility,
    {
      title: '小児・AYA世代のがん患者等の妊孕性温存療法研究促進事業',
      publisher: '厚生労働省',
      url: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/kenkou_iryou/kenkou/gan/gan_byoin_00010.html',
    },
    {
      title: 'がんの治療と生殖機能（妊よう性）の温存についてのQ&A',
      publisher: '東京都（がんのポータルサイト）',
      year: 2025,
      url: 'https://www.gan-portal.metro.tokyo.lg.jp/column/seishoku.html',
    },
    {
      title: 'がん治療中・治療直後の避妊法',
      publisher: 'NPO法人 キャンサーネットジャパン',
      url: 'https://www.cancernet.jp/seikatsu/sexual/post2244/',
    },
  ],
});

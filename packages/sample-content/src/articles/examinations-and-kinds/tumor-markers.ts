import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>一つの数字に、一日の気分を持っていかれる</h2>
<p><ruby>採血<rt>さいけつ</rt></ruby>の結果の紙で、いちばん先にさがすのは<ruby>腫瘍<rt>しゅよう</rt></ruby>マーカーの行。前の回より下がっていれば夕飯がおいしく、上がっていれば、その夜は眠れない。そう話す方がたくさんいます。数字を大切に思うのは自然なことです。ただ、この数字には得意なことと苦手なことがあります。知っておくと、振り回される日が少し減ります。</p>
<h2>何を測っているのか</h2>
<p>がん<ruby>細胞<rt>さいぼう</rt></ruby>が作る、または、がんがあると体が多く作る物質を、血液などで測ります。がんだけが作るものは、ほとんどありません。そのため、二つのことが起こります。</p>
<ul><li><strong>がんがなくても、高くなる</strong>：<ruby>炎症<rt>えんしょう</rt></ruby>、<ruby>良性<rt>りょうせい</rt></ruby>の病気、たばこ、<ruby>月経<rt>げっけい</rt></ruby>、<ruby>妊娠<rt>にんしん</rt></ruby>、<ruby>肝臓<rt>かんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の働きなどで動きます。</li><li><strong>がんがあっても、高くならない</strong>：早い時期には上がらないことが多く、進んでいても上がらない方がいます。たとえば<ruby>精巣<rt>せいそう</rt></ruby>のがんで、AFPが高くなるのは非セミノーマという種類の50〜70%ほどです。</li></ul>
<table><caption>よく測るマーカーと、がん以外で上がる理由</caption><thead><tr><th scope="col">名前</th><th scope="col">おもに見るがん</th><th scope="col">がん以外で上がることがあるもの</th></tr></thead><tbody><tr><th scope="row">CEA</th><td>大腸、胃、<ruby>膵臓<rt>すいぞう</rt></ruby>、肺、乳房など</td><td>たばこ、肝臓や腎臓の働きの低下、膵炎、<ruby>肺気腫<rt>はいきしゅ</rt></ruby></td></tr><tr><th scope="row">CA19-9</th><td>膵臓、<ruby>胆管<rt>たんかん</rt></ruby>、胆のうなど</td><td>胆石、肝臓の働きの低下、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby></td></tr><tr><th scope="row">CA125</th><td><ruby>卵巣<rt>らんそう</rt></ruby>、<ruby>子宮<rt>しきゅう</rt></ruby></td><td>月経、妊娠、<ruby>子宮内膜症<rt>しきゅうないまくしょう</rt></ruby>、子宮<ruby>筋腫<rt>きんしゅ</rt></ruby></td></tr><tr><th scope="row">PSA</th><td><ruby>前立腺<rt>ぜんりつせん</rt></ruby></td><td>前立腺の肥大や炎症</td></tr><tr><th scope="row">AFP</th><td>肝臓、精巣の一部</td><td><ruby>肝炎<rt>かんえん</rt></ruby>、<ruby>肝硬変<rt>かんこうへん</rt></ruby>、妊娠</td></tr><tr><th scope="row">hCG</th><td>精巣の一部など</td><td>妊娠</td></tr></tbody></table>
<p>ここにない名前（SCC、CYFRA、ProGRP、CA15-3など）は、「何のがんの手がかりですか。わたしには役に立つ数字ですか」と聞いてください。<a href="/articles/prostate-suspected">PSAの年齢ごとの目安</a>は別の記事にあります。</p>
<h2>何のために測るのか</h2>
<ol><li><strong>治療の前</strong>：<ruby>画像<rt>がぞう</rt></ruby>や<ruby>組織<rt>そしき</rt></ruby>の検査と合わせて、手がかりの一つにします。これだけで、がんとは決めません。</li><li><strong>治療の間</strong>：薬などの効き目を見る助けにします。月に一度ほど測ることが多いです。</li><li><strong>治療のあと</strong>：<ruby>再発<rt>さいはつ</rt></ruby>に気づく手がかりの一つにします。<ruby>診察<rt>しんさつ</rt></ruby>の間隔に合わせて、数か月ごとなどに測ります。</li></ol>
<p>「わたしは測ってもらえない」と心配になる方もいます。はじめに高くなかった方や、役に立つマーカーのない種類では、測らないほうがよいことがあります。見落とされているのではありません。</p>
<h2>動きの、読み方</h2>
<ul><li><strong>一回より、何回か</strong>：一回の上下は、体調や測るときのぶれでも起こります。三回、四回と並べて、向きを見ます。</li><li><strong>同じ病院、同じ測り方で</strong>：方法が違うと、同じ血でも数字が違います。別の病院の紙や、ほかの人の数字とは比べられません。</li><li><strong>基準の線は、境目ではない</strong>：線を少しこえたから悪い、下がったから消えた、とは言えません。線の中での小さな上下は、気にしなくてよいことが多いです。</li><li><strong>治療の初めに、いったん上がることも</strong>：がん細胞がこわれて、中身が血に出るためと考えられています。下がりはじめるまでに日数のかかることもあります。</li><li><strong>採血の前のこと</strong>：月経、たばこ、かぜ、けが、飲んでいる薬やサプリメント。いつもと違うことがあれば、伝えておきます。</li></ul>
<p>数字が上がっても画像では変わらないことも、数字は落ち着いているのに画像で変化が見つかることもあります。医師が数字だけで治療を変えることは少なく、画像、<ruby>症状<rt>しょうじょう</rt></ruby>、診察と合わせて考えます。だから、痛みや体重のような、体の側の話が同じくらい役に立ちます。</p>
<h2>「上がりました」と言われたら</h2>
<p>まず、次の予定を聞きましょう。ひと月ほどあけて測り直す、CTなどの予定を早める、薬を考え直す、そのまま続ける。どれになるかで、今日の数字の重さが分かります。測り直しまでの数週間は長く感じられますが、動きを見ること自体が検査です。</p>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>動き</dt><dd>前の三回と比べて、どう見ていますか。ぶれの範囲ですか</dd></div><div><dt>ほかの理由</dt><dd>たばこ、糖尿病、肝臓など、がん以外の理由は考えられますか</dd></div><div><dt>次</dt><dd>次はいつ測りますか。どうなったら、画像を撮りますか</dd></div><div><dt>伝え方</dt><dd>数字は聞かずにいたいです。治療を続けるか、変えるかだけ教えてください</dd></div></dl></aside>
<h2>健診や人間ドックで、印がついた方</h2>
<p>まだがんと言われていない方の腫瘍マーカーは、高くても、実際にがんが見つかる人はそれほど多くありません。もともと、がんと分かった方の経過を見るために使われてきた検査だからです。けれども、紙をしまいこまずに、一度は<ruby>受診<rt>じゅしん</rt></ruby>してください。かかりつけの医師か、マーカーの名前に合う科（PSAなら泌尿器科、CA125なら婦人科など）に、結果の紙と、前の年の紙を持っていきます。「がんの疑いはありますか。何を調べますか。調べて何もなければ、次はいつ測りますか」。反対に、正常だったからといって、<a href="/articles/getting-tested-screening">がん検診</a>の代わりにはなりません。</p>
<h2>数字と、少し距離をとる</h2>
<p>日付と数字を一枚の表に書くと、向きが見えます。書くのがつらい方は、家族に預けてかまいません。「結果を聞く日は、先に体の話をしてから」「紙は、家に着いてから開ける」と決めておく方もいます。結果の前の日の過ごし方は<a href="/articles/anxiety-before-results">結果を待つ間の不安</a>に、ほかの項目の見方は<a href="/articles/reading-blood-tests">血液検査の紙の記事</a>にあります。</p>
`;

/** Tumour markers: what raises them besides cancer, why they are measured, how to read their course, what to ask. */
export const tumorMarkers = articleItem({
  id: 'tumor-markers',
  publishedAt: '2026-11-28T18:02:00.000Z',
  title: '腫瘍マーカーの数字の見かた：上がったとき、下がったとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
    { id: 'recurrence' },
  ],
  topics: ['tumor-markers', 'blood-tests'],
  summary:
    '腫瘍マーカーは、がんでなくても上がり、がんがあっても上がらないことがあります。CEA、CA19-9、PSAなどが何の手がかりか、たばこや月経での上がり方、動きの読み方、上がったと言われたときの聞き方をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '臨床検査の説明にたずさわる医師',
  body,
  sources: [
    {
      title: '腫瘍マーカー',
      publisher: '一般財団法人 京浜保健衛生協会',
      url: 'https://www.keihin.or.jp/checkup/192/',
    },
    {
      title: '精巣腫瘍',
      publisher: '和歌山県立医科大学 泌尿器科',
      url: 'https://www.wakayama-med.ac.jp/med/urourodir/guide/testicular_tumor.html',
    },
    SOURCES.ganjoho,
  ],
});

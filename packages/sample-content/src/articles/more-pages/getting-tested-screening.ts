import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>検診は、症状のない方のための入り口です</h2>
<p>がん<ruby>検診<rt>けんしん</rt></ruby>は、困っていることのない方が受けて、くわしく調べたほうがよい人をさがすしくみです。しこりがふれる、便に血がつく、せきが続く、<ruby>月経<rt>げっけい</rt></ruby>でないのに出血があるなど、気になることがすでにある方は、検診の時期を待たずに、かかりつけの医師などの<ruby>診察<rt>しんさつ</rt></ruby>を受けてください。検診を申し込んだあとで気づいたときも同じです。</p>
<h2>国がすすめている検診</h2>
<table><caption>国の指針にあるがん検診（{{screening-kinds}}）</caption><thead><tr><th scope="col">検診</th><th scope="col">はじめの検査</th><th scope="col">対象</th><th scope="col">間隔</th></tr></thead><tbody><tr><th scope="row">胃</th><td>バリウムのエックス線、または<ruby>内視鏡<rt>ないしきょう</rt></ruby></td><td>{{screening-stomach-age}}。{{screening-stomach-xray-age}}</td><td>{{screening-stomach-interval}}</td></tr><tr><th scope="row">大腸</th><td>2日分の<ruby>便潜血<rt>べんせんけつ</rt></ruby>検査</td><td>{{screening-bowel-age}}</td><td>{{screening-bowel-interval}}</td></tr><tr><th scope="row">肺</th><td>胸のエックス線など</td><td>{{screening-lung-age}}</td><td>{{screening-lung-interval}}</td></tr><tr><th scope="row">乳房</th><td>マンモグラフィ</td><td>{{screening-breast-age}}の女性</td><td>{{screening-breast-interval}}</td></tr><tr><th scope="row"><ruby>子宮頸部<rt>しきゅうけいぶ</rt></ruby></th><td><ruby>細胞診<rt>さいぼうしん</rt></ruby></td><td>{{screening-cervix-age}}の女性</td><td>{{screening-cervix-interval}}</td></tr></tbody></table>
<p>子宮頸部は、ウイルス（HPV）を調べる方法を始めた<ruby>市区町村<rt>しくちょうそん</rt></ruby>もあります。その場合は{{screening-cervix-hpv-age}}が対象で、陰性なら{{screening-cervix-hpv-interval}}です。</p>
<p>受ける場所は、住んでいる市区町村の検診か、勤め先や<ruby>健康保険<rt>けんこうほけん</rt></ruby>の検診です。市区町村では、無料か少ない負担で受けられることが多く、年齢や時期は所によって違います。「がん検診を受けたいです。わたしの年齢で、今年度はどれを受けられますか」と、役所の健康の窓口に電話で聞けます。がんの治療中や<ruby>経過観察<rt>けいかかんさつ</rt></ruby>中の方は、その場所の検診の対象にならないことがあります。ほかの場所の検診をどうするかは、<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてください。</p>
<h2>「要精密検査」は、がんという知らせではありません</h2>
<p>結果の紙を開いて、頭が真っ白になる。そういう方がたくさんいます。<ruby>要精密検査<rt>ようせいみつけんさ</rt></ruby>は「もう一段くわしく見たい所がある」という意味で、がんと決まったわけではありません。精密検査まで受けて異常がなかった、がんではない別のものだった、という方のほうが、ずっと多いのです。</p>
<table><caption>市区町村の検診で、どのくらいの人が要精密検査になるか（平成28年度から令和4年度の国の報告をもとにした、大まかな目安）</caption><thead><tr><th scope="col">検診</th><th scope="col">受けた100人のうち、要精密検査</th><th scope="col">要精密検査の100人のうち、がんが見つかった人</th></tr></thead><tbody><tr><th scope="row">胃</th><td>5〜7人</td><td>2人ほど</td></tr><tr><th scope="row">大腸</th><td>5〜6人</td><td>3人ほど</td></tr><tr><th scope="row">肺</th><td>2人ほど</td><td>2人ほど</td></tr><tr><th scope="row">乳房</th><td>6〜7人</td><td>4〜5人</td></tr><tr><th scope="row">子宮頸部</th><td>2人ほど</td><td>1〜2人</td></tr></tbody></table>
<p>大勢の人の記録で、あなたがどちらかを言い当てる数字ではありません。少ないから行かなくてよい、という数字でもありません。検診は、精密検査まで受けて、はじめて役に立ちます。反対に、「異常なし」でも見つけにくいがんはあります。あとから気になることが出たら、次の検診を待たずに<ruby>受診<rt>じゅしん</rt></ruby>してください。</p>
<h2>精密検査では、何をするか</h2>
<table><caption>検診ごとの、おもな精密検査</caption><thead><tr><th scope="col">検診</th><th scope="col">精密検査</th></tr></thead><tbody><tr><th scope="row">胃</th><td>内視鏡。疑わしい所があれば、<ruby>組織<rt>そしき</rt></ruby>を少しとる</td></tr><tr><th scope="row">大腸</th><td>大腸全体の内視鏡</td></tr><tr><th scope="row">肺</th><td>CT、必要なら<ruby>気管支鏡<rt>きかんしきょう</rt></ruby></td></tr><tr><th scope="row">乳房</th><td>マンモグラフィの追加、<ruby>超音波<rt>ちょうおんぱ</rt></ruby>、必要なら針で<ruby>細胞<rt>さいぼう</rt></ruby>や組織をとる</td></tr><tr><th scope="row">子宮頸部</th><td><ruby>拡大鏡<rt>かくだいきょう</rt></ruby>（コルポスコープ）で見て、組織を少しとる</td></tr></tbody></table>
<p>便潜血で要精密検査になった方が、便の検査をもう一度受けて陰性でも、出血が止まっていただけかもしれません。「<ruby>痔<rt>じ</rt></ruby>があるから」「前の年は何もなかったから」と自分で決めずに、内視鏡の相談をしてください。</p>
<h2>予約から結果まで</h2>
<ol><li><strong>紙を読む</strong>：どこが、なぜ気になるのか、行き先の案内があるかを見ます。分からなければ、検診を受けた所に電話で聞けます。</li><li><strong>予約する</strong>：案内のある病院や、かかりつけの医師に頼みます。<ruby>紹介状<rt>しょうかいじょう</rt></ruby>や画像が用意されていることもあります。</li><li><strong>薬のことを先に言う</strong>：血をかたまりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の薬、アレルギー、<ruby>妊娠<rt>にんしん</rt></ruby>の可能性。薬を自分で止めないでください。</li><li><strong>持っていく</strong>：結果の紙、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、お薬手帳、前の年の結果。精密検査には健康保険が使え、窓口での負担があります。</li><li><strong>結果を聞く日を決める</strong>：その日に分かるものと、組織や細胞を調べるために日数がかかるものがあります。帰る前に、次に来る日を決めておきます。</li></ol>
<aside class="memo"><h3>電話と診察で聞くメモの例</h3><dl><div><dt>予約</dt><dd>検診で要精密検査と言われました。結果の紙があります。いちばん早い日はいつですか</dd></div><div><dt>検査</dt><dd>何を調べる検査ですか。痛みや、眠くなる薬はありますか。帰りに運転できますか</dd></div><div><dt>結果</dt><dd>いつ、どうやって分かりますか。何もなければ、次の検診はいつですか</dd></div><div><dt>もしもの話</dt><dd>もしがんだったら、次は何をしますか。この病院で続けて診てもらえますか</dd></div></dl></aside>
<h2>こわくて電話できない日は</h2>
<p>知るのがこわい、家族に心配をかけたくない、仕事を休めない。どれも本当の気持ちです。今日は番号を紙に書くだけ、明日は電話だけ、と一つずつ進めてかまいません。一人でかけにくければ、家族に隣に座ってもらう、代わりに予約してもらう方法もあります。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターは、疑いの段階でも{{support-centre-free}}で使えます。</p>
<p>待つ間の過ごし方は<a href="/articles/anxiety-before-results">検査の結果を待つ間の、不安との過ごし方</a>に、検査のくわしい流れは、<a href="/articles/stomach-suspected">胃</a>、<a href="/articles/colorectal-suspected">大腸</a>、<a href="/articles/lung-suspected">肺</a>、<a href="/articles/breast-suspected">乳房</a>、<a href="/articles/uterine-suspected">子宮</a>の記事にあります。PSAで印がついた方は<a href="/articles/prostate-suspected">前立腺の記事</a>を見てください。</p>
`;

const easyBody = `
<h2>がん<ruby>検診<rt>けんしん</rt></ruby>は、元気な人が<ruby>受<rt>う</rt></ruby>けます</h2>
<p><ruby>症状<rt>しょうじょう</rt></ruby>がない人のための<ruby>検査<rt>けんさ</rt></ruby>です。しこりがある、<ruby>便<rt>べん</rt></ruby>に<ruby>血<rt>ち</rt></ruby>がつくなど、<ruby>心配<rt>しんぱい</rt></ruby>なことがある人は、<ruby>検診<rt>けんしん</rt></ruby>を<ruby>待<rt>ま</rt></ruby>たないで、<ruby>病院<rt>びょういん</rt></ruby>に行ってください。</p>
<h2>「要精密検査（ようせいみつけんさ）」と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>「もっとくわしく<ruby>調<rt>しら</rt></ruby>べましょう」という<ruby>意味<rt>いみ</rt></ruby>です。がんと<ruby>決<rt>き</rt></ruby>まったのではありません。がんではない人のほうが、ずっと<ruby>多<rt>おお</rt></ruby>いです。でも、かならず<ruby>検査<rt>けんさ</rt></ruby>を<ruby>受<rt>う</rt></ruby>けてください。</p>
<h2>すること</h2>
<ul><li><ruby>結果<rt>けっか</rt></ruby>の<ruby>紙<rt>かみ</rt></ruby>を<ruby>持<rt>も</rt></ruby>って、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。</li><li>「<ruby>検診<rt>けんしん</rt></ruby>で、<ruby>精密検査<rt>せいみつけんさ</rt></ruby>と<ruby>言<rt>い</rt></ruby>われました。<ruby>予約<rt>よやく</rt></ruby>したいです」と<ruby>言<rt>い</rt></ruby>います。</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>を、<ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>います。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li>マイナ<ruby>保険証<rt>ほけんしょう</rt></ruby>または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>を<ruby>持<rt>も</rt></ruby>って行きます。お金がかかります。</li></ul>
<h2>こわいとき</h2>
<p><ruby>家族<rt>かぞく</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してもらってもいいです。<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」で、<ruby>無料<rt>むりょう</rt></ruby>で話せます。</p>
`;

/** Screening and what follows: whom it is for, how many are called back, the closer examination, how to book it. */
export const gettingTestedScreening = articleItem({
  id: 'getting-tested-screening',
  publishedAt: '2026-11-22T08:23:00.000Z',
  title: 'がん検診を受ける、結果が「要精密検査」だったとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['cancer-screening', 'suspected'],
  summary:
    '国がすすめるがん検診の年齢と間隔、「要精密検査」になる人とがんが見つかる人の大まかな数、精密検査で何をするか、予約の言葉、こわくて電話できない日のことをまとめました。',
  reviewed_at: '2026-11-22',
  next_review_at: '2027-11-20',
  reviewer_role: 'がん検診にたずさわる保健師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'データで見るがん検診 がん検診によるがん発見データ',
      publisher: '公益社団法人 日本医師会',
      url: 'https://med.or.jp/forest/gankenshin/data/detection',
    },
    MEDICAL_PAGES.closerExamination,
  ],
});

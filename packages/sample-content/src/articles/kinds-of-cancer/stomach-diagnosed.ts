import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>がんと分かったあとに、また検査をするわけ</h2>
<p>胃カメラでがんと分かっても、すぐに治療の日が決まるとは限りません。胃がんは、胃の壁のどこまで入っているか、リンパ<ruby>節<rt>せつ</rt></ruby>やほかの<ruby>臓器<rt>ぞうき</rt></ruby>にもあるかで、候補になる治療が変わるからです。CT、<ruby>超音波<rt>ちょうおんぱ</rt></ruby>の<ruby>内視鏡<rt>ないしきょう</rt></ruby>などが続き、必要なときは、おなかに小さな穴を開けて中を見る検査（<ruby>審査腹腔鏡<rt>しんさふくくうきょう</rt></ruby>）をすることもあります。待つ間は不安ですが、「あと何の結果がそろえば、治療の話になりますか」と聞くと、先が見えやすくなります。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt>早期胃がん・進行胃がん</dt><dd>壁の浅い層（<ruby>粘膜<rt>ねんまく</rt></ruby>と、その下の層）にとどまるものを早期、筋肉の層より深いものを進行とよびます。深さで分けた呼び名で、「進行」が「もう治療がない」という意味ではありません。</dd></div><div><dt><ruby>病期<rt>びょうき</rt></ruby>（ステージ）</dt><dd>深さ、リンパ節、ほかの臓器への<ruby>転移<rt>てんい</rt></ruby>を合わせた分け方です。手術の前の見立てと、手術でとった所を調べたあとで、変わることがあります。</dd></div><div><dt><ruby>噴門<rt>ふんもん</rt></ruby>・<ruby>幽門<rt>ゆうもん</rt></ruby></dt><dd>胃の入り口と出口です。</dd></div><div><dt><ruby>幽門側胃切除<rt>ゆうもんがわいせつじょ</rt></ruby>・噴門側胃切除・<ruby>胃全摘<rt>いぜんてき</rt></ruby></dt><dd>胃のどちら側を、どれだけとるかの名前です。</dd></div><div><dt><ruby>再建<rt>さいけん</rt></ruby></dt><dd>胃をとったあとに、食べものの通り道をつなぎ直すことです。</dd></div><div><dt>HER2（ハーツー）、MSIなど</dt><dd>薬を選ぶために、がん<ruby>細胞<rt>さいぼう</rt></ruby>の特徴を調べる検査です。</dd></div></dl>
<h2>どんな治療があるか</h2>
<ul><li><strong>内視鏡治療</strong>：胃カメラを通して、がんのある粘膜をはがしとります。胃の大きさは変わりません。とった所を調べて、手術を足すかどうかを考えることがあります。</li><li><strong>手術</strong>：胃の一部か全部と、まわりのリンパ節をとります。<ruby>開腹<rt>かいふく</rt></ruby>、腹腔鏡、ロボット<ruby>支援<rt>しえん</rt></ruby>の方法があります。</li><li><strong>薬の治療</strong>：手術の前や後に組み合わせるものと、がんをおさえ、<ruby>症状<rt>しょうじょう</rt></ruby>をやわらげるために続けるものがあります。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：痛み、吐き気、食べられないつらさ、気持ちのつらさをやわらげます。<ruby>診断<rt>しんだん</rt></ruby>のときから受けられます。</li></ul>
<p>痛みや<ruby>出血<rt>しゅっけつ</rt></ruby>をやわらげるために、<ruby>放射線<rt>ほうしゃせん</rt></ruby>を使うこともあります。</p>
<h2>入院と、暮らしに戻るまで</h2>
<table><caption>日数の例（病院や体の様子で変わります）</caption><thead><tr><th scope="col">治療</th><th scope="col">入院</th><th scope="col">暮らし</th></tr></thead><tbody><tr><th scope="row">内視鏡治療</th><td>何日かの入院（病院に聞きます）</td><td><ruby>退院<rt>たいいん</rt></ruby>してから2〜3週間で、もとの暮らしに戻れることが多いです</td></tr><tr><th scope="row">手術</th><td>手術の2日ほど前に入院し、順調なら手術のあと10日前後で退院、という病院があります</td><td>体力は少しずつ。食べ方は、何か月もかけて慣れていきます</td></tr></tbody></table>
<p><ruby>糖尿病<rt>とうにょうびょう</rt></ruby>などの<ruby>持病<rt>じびょう</rt></ruby>がある方は、整えるために早めの入院になることもあります。手術のあとに薬を続けるかどうかは、とった所の結果で決まります。その説明がいつごろになるかも、聞いておきましょう。仕事を休む相談は<a href="/articles/before-taking-leave">仕事を休む前に、職場に確かめておきたいこと</a>、費用は<a href="/articles/high-cost-medical-expense">高額療養費制度</a>の記事があります。</p>
<h2>胃が小さくなる前から、できる準備</h2>
<ul><li><strong>かむ練習</strong>：一口を小さくして、箸を置いてよくかみます。手術のあとの食べ方の、いちばんの練習になります。</li><li><strong>歯の手当て</strong>：かめる歯と、合う入れ歯は、手術のあとの大きな助けです。</li><li><strong>体重を書く</strong>：週に一度、同じ時刻に量ります。減っているときは、早めに伝えると、<ruby>栄養<rt>えいよう</rt></ruby>の手当てを考えてもらえます。</li><li><strong><ruby>管理栄養士<rt>かんりえいようし</rt></ruby>に会う</strong>：入院中に食事の説明の時間がある病院が多くあります。料理をする人と一緒に聞けるか、頼んでみましょう。</li><li><strong>たばこを休み、歩く</strong>：くわしくは<a href="/articles/before-surgery">手術の前に、家でできる準備</a>にあります。</li></ul>
<p>食べものがつかえる、やせてきた、疲れやすいという方は、<ruby>貧血<rt>ひんけつ</rt></ruby>や栄養の手当てが先になることがあります。手術の日を待たずに話してください。</p>
<h2>聞いておくと、決めやすくなること</h2>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>深さと広がり</dt><dd>どの層まで入っていますか。まだ分からないことは何ですか</dd></div><div><dt>目的</dt><dd>がんをなくすための治療ですか。おさえるための治療ですか</dd></div><div><dt>胃</dt><dd>どのくらい残りますか。残し方で、食べ方はどう変わりますか</dd></div><div><dt>ほかの方法</dt><dd>わたしに候補になる治療は、ほかにありますか</dd></div><div><dt>暮らし</dt><dd>仕事に戻る目安、お酒、薬の飲み方はどうなりますか</dd></div></dl></aside>
<p>その場で決めなくてもかまいません。「家族と話して、次の<ruby>診察<rt>しんさつ</rt></ruby>でお返事します」と言えます。迷うときは、<a href="/articles/choosing-treatment">治療を選ぶときに、紙に整理すること</a>や<a href="/articles/second-opinion">セカンドオピニオン</a>を使ってください。</p>
<h2>料理をするご家族へ</h2>
<p>「何を作ればいいのだろう」と、気が重くなるかもしれません。特別な料理は要りません。今の食事を、小さく、やわらかく、回数を分けるだけで足りることがほとんどです。手術の前のうちに、小さな器と、冷凍できるおかゆやスープを用意しておくと、退院の日が楽になります。</p>
`;

const easyBody = `
<h2><ruby>胃<rt>い</rt></ruby>がんは、<ruby>深<rt>ふか</rt></ruby>さで<ruby>治療<rt>ちりょう</rt></ruby>が<ruby>変<rt>か</rt></ruby>わります</h2>
<p><ruby>胃<rt>い</rt></ruby>の<ruby>壁<rt>かべ</rt></ruby>の、どこまでがんがあるかを、<ruby>検査<rt>けんさ</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。「<ruby>早期<rt>そうき</rt></ruby>」は<ruby>浅<rt>あさ</rt></ruby>いがん、「<ruby>進行<rt>しんこう</rt></ruby>」は<ruby>深<rt>ふか</rt></ruby>いがんという<ruby>意味<rt>いみ</rt></ruby>です。「<ruby>進行<rt>しんこう</rt></ruby>」でも、できる<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>考<rt>かんが</rt></ruby>えます。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>内視鏡<rt>ないしきょう</rt></ruby>：<ruby>胃<rt>い</rt></ruby>カメラで、がんをとります。</li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>胃<rt>い</rt></ruby>の<ruby>一部<rt>いちぶ</rt></ruby>か、<ruby>全部<rt>ぜんぶ</rt></ruby>をとります。</li><li><ruby>薬<rt>くすり</rt></ruby>：<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>や、<ruby>点滴<rt>てんてき</rt></ruby>です。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：<ruby>痛<rt>いた</rt></ruby>みや、<ruby>心<rt>こころ</rt></ruby>のつらさを<ruby>軽<rt>かる</rt></ruby>くします。はじめから<ruby>受<rt>う</rt></ruby>けられます。</li></ul>
<h2><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>日数<rt>にっすう</rt></ruby></h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>のあと、10日くらいで<ruby>退院<rt>たいいん</rt></ruby>する<ruby>病院<rt>びょういん</rt></ruby>があります。人によって<ruby>違<rt>ちが</rt></ruby>います。<ruby>食<rt>た</rt></ruby>べることには、何か月もかけて、ゆっくりなれていきます。</p>
<h2><ruby>今<rt>いま</rt></ruby>からできること</h2>
<ul><li><ruby>一口<rt>ひとくち</rt></ruby>を<ruby>小<rt>ちい</rt></ruby>さくして、よくかんで<ruby>食<rt>た</rt></ruby>べます。</li><li><ruby>歯医者<rt>はいしゃ</rt></ruby>で、<ruby>歯<rt>は</rt></ruby>を<ruby>治<rt>なお</rt></ruby>しておきます。</li><li><ruby>一週間<rt>いっしゅうかん</rt></ruby>に<ruby>一度<rt>いちど</rt></ruby>、<ruby>体重<rt>たいじゅう</rt></ruby>を<ruby>書<rt>か</rt></ruby>きます。</li><li>たばこをやめて、<ruby>少<rt>すこ</rt></ruby>し<ruby>歩<rt>ある</rt></ruby>きます。</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「がんは、どこまでありますか」</li><li>「なんのための<ruby>治療<rt>ちりょう</rt></ruby>ですか」</li><li>「<ruby>胃<rt>い</rt></ruby>は、どのくらい<ruby>残<rt>のこ</rt></ruby>りますか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は、<ruby>何日<rt>なんにち</rt></ruby>ですか」</li></ul>
<p><ruby>今日<rt>きょう</rt></ruby>、<ruby>決<rt>き</rt></ruby>めなくてもいいです。「<ruby>家族<rt>かぞく</rt></ruby>と<ruby>考<rt>かんが</rt></ruby>えます」と<ruby>言<rt>い</rt></ruby>えます。がんの<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

export const stomachDiagnosed = articleItem({
  id: 'stomach-diagnosed',
  publishedAt: '2026-11-22T01:52:00.000Z',
  title: '胃がんと言われたら：深さの言葉と、胃を切る前に聞くこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['stomach-cancer', 'choosing-treatment', 'stage', 'surgery', 'hospital-stay'],
  summary:
    '胃がんの治療は、深さと広がりで変わります。説明の紙に出てくる言葉、内視鏡・手術・薬の違い、入院の日数の例、胃が小さくなる前から始められる食べ方の準備をまとめました。',
  reviewed_at: '2026-11-22',
  next_review_at: '2027-11-20',
  reviewer_role: '胃がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '胃外科 入院・手術',
      publisher: '東京都立駒込病院',
      url: 'https://tmhp.jp/komagome/section/geka/gekai/nyuin_syujyutsu.html',
    },
    MEDICAL_PAGES.eatingAfterStomachSurgery,
    {
      title: '胃癌治療ガイドライン 医師用 第6版（周術期化学療法）',
      publisher: '日本胃癌学会',
      year: 2021,
      url: 'https://jgca.jp/guideline/sixth/003_14.html',
    },
  ],
});

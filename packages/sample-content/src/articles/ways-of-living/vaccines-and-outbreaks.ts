import { articleItem } from '../article-item.ts';

const body = `
<h2>治療中でも、受けられるワクチンがあります</h2>
<p>「抗がん剤の<ruby>途中<rt>とちゅう</rt></ruby>でインフルエンザの<ruby>注射<rt>ちゅうしゃ</rt></ruby>をしてよいのでしょうか」。秋の<ruby>外来<rt>がいらい</rt></ruby>で、いちばん多い質問の一つです。治療で<ruby>免疫<rt>めんえき</rt></ruby>が弱っている間は、インフルエンザやコロナにかかると重くなりやすく、治療を休むことにもつながります。そのため、受けられる時期に受けておくことがすすめられています。打っても、かかることはあります。けれども、重くなるのを防ぐ助けになります。</p>
<p>大きく分けると、ウイルスの働きをなくした<ruby>不活化<rt>ふかつか</rt></ruby>ワクチンなどは、治療中でも受けられることが多いものです。弱めたウイルスを使う生（なま）ワクチンは、免疫が弱っている間は受けません。</p>
<table><caption>おもなワクチンと、知っておくこと</caption><thead><tr><th scope="col">ワクチン</th><th scope="col">種類</th><th scope="col">知っておくこと</th></tr></thead><tbody><tr><th scope="row">インフルエンザ</th><td>不活化（注射）</td><td>毎年、秋に。鼻に吹きつけるものは生ワクチンなので、種類を確かめます</td></tr><tr><th scope="row">新型コロナ</th><td>生ではない</td><td>重くなるのを防ぐ力は、半年から1年ほどで下がります。インフルエンザと同じ日に受けることもできます</td></tr><tr><th scope="row"><ruby>肺炎球菌<rt>はいえんきゅうきん</rt></ruby></th><td>不活化</td><td><ruby>肺炎<rt>はいえん</rt></ruby>などの元になる菌に備えます。種類と<ruby>間隔<rt>かんかく</rt></ruby>は医師と決めます</td></tr><tr><th scope="row"><ruby>帯状疱疹<rt>たいじょうほうしん</rt></ruby></th><td>不活化と生の二つ</td><td>治療中は、どちらの種類かをかならず確かめます</td></tr><tr><th scope="row">はしか、風しん、水ぼうそう、おたふくかぜ</th><td>生</td><td>治療中は受けません。治療の前や、終わってからの時期を相談します</td></tr></tbody></table>
<h2>いつ受けるか</h2>
<p>いちばんよいのは、治療が始まる前です。とはいえ、治療をワクチンのために遅らせることは、ふつうしません。治療が始まってからは、<ruby>点滴<rt>てんてき</rt></ruby>と点滴の間の、<ruby>血液<rt>けつえき</rt></ruby>の数が戻ってくるころを選ぶことがあります。点滴の当日や、<ruby>白血球<rt>はっけっきゅう</rt></ruby>がいちばん少ない時期に打つと、効き目が弱くなったり、熱が出たときに、ワクチンのせいか<ruby>感染<rt>かんせん</rt></ruby>か見分けにくくなったりします。「次の点滴まで〇日あります。いつ打つのがよいですか」と、日にちを言って聞きましょう。</p>
<ul><li><ruby>造血幹細胞移植<rt>ぞうけつかんさいぼういしょく</rt></ruby>を受けた方：前についた免疫が消えていくため、打ち直しを考えます。不活化は<ruby>移植<rt>いしょく</rt></ruby>から6〜12か月後、生ワクチンは24か月後からが目安で、状態についての条件があります。移植の外来で予定表を作ってもらいます。</li><li>免疫の働きを助ける薬や、リツキシマブのような薬を使っている方：受ける時期を<ruby>主治医<rt>しゅじい</rt></ruby>に聞きます。</li><li>手術の前後：熱が出ると予定が変わることがあるので、手術の日を伝えて決めます。</li><li><ruby>検査<rt>けんさ</rt></ruby>の前：打ったほうのわきのリンパ節がはれて、<ruby>画像<rt>がぞう</rt></ruby>に写ることがあります。打った日と、どちらの腕かを検査の人に伝えます。リンパ節をとった側の腕を避けるかも、聞いておきます。</li></ul>
<h2>受ける場所と、お金</h2>
<p>かかっている病院で打てない場合は、近くの医院で受けます。紙の<ruby>問診<rt>もんしん</rt></ruby>に「治療中」と書く欄があり、返事に困ることがあります。先に主治医から「<ruby>接種<rt>せっしゅ</rt></ruby>してよい」と聞いた日をメモして持っていくと、話が早くなります。インフルエンザ、コロナ、肺炎球菌、帯状疱疹には、65歳以上の方などを対象にした<ruby>市区町村<rt>しくちょうそん</rt></ruby>の補助があります。使える<ruby>年齢<rt>ねんれい</rt></ruby>と期間はワクチンごとに違い、肺炎球菌や帯状疱疹では、その年度を逃すと使えないことがあります。届いたはがきを捨てる前に、市区町村の<ruby>窓口<rt>まどぐち</rt></ruby>に電話で確かめてください。</p>
<aside class="memo"><h3><ruby>診察<rt>しんさつ</rt></ruby>で聞くメモの例</h3><dl><div><dt>受けてよいか</dt><dd>インフルエンザとコロナの注射は、受けてもよいですか。ほかにすすめるものはありますか</dd></div><div><dt>日にち</dt><dd>前の点滴は〇日、次は〇日です。いつがよいですか</dd></div><div><dt>熱が出たら</dt><dd>打ったあとの熱は、何度で、どこに電話すればよいですか</dd></div><div><dt>家族</dt><dd>家族は、何を受けておくとよいですか</dd></div></dl></aside>
<h2>家族が受けることも、大きな守りになります</h2>
<p>一緒に暮らす方がインフルエンザやコロナのワクチンを受けておくと、家に持ちこみにくくなります。お子さんやお孫さんが、水ぼうそうやはしかなどの生ワクチンを受ける前には、「家に治療中の者がいます」と<ruby>小児科<rt>しょうにか</rt></ruby>に、そして主治医にも伝えてください。多くは問題なく受けられますが、しばらくおむつの世話を代わるなどの注意が要るものがあります。</p>
<h2>流行している時期の、毎日のこと</h2>
<ul><li>外から帰ったとき、食事の前、トイレのあとに手を洗う。指先、親指、手首まで。</li><li>病院、電車、人の多い店ではマスクを。すいている時間を選ぶ。</li><li>部屋の空気を入れかえる。</li><li>集まりを断ることがあってよい。「治療中なので、今年は電話で」と言えば足ります。</li><li>予定の<ruby>受診<rt>じゅしん</rt></ruby>を、自分の判断でやめない。こわいときは電話で相談する。</li></ul>
<h2>家の人がかかったとき、自分がかかったかもしれないとき</h2>
<p>できれば部屋を分け、食事の時間もずらします。世話をする人を一人に決め、タオルを分け、ドアの取っ手やスイッチをふきます。あなたに<ruby>症状<rt>しょうじょう</rt></ruby>がなくても、その日のうちに、かかっている病院へ「家族がインフルエンザと言われました。わたしは治療中です」と電話してください。症状が出る前から飲む薬を考えることがあります。</p>
<p>自分に熱、せき、のどの痛み、だるさが出たときは、近くの医院に行く前に、がんの治療を受けている病院に電話します。インフルエンザもコロナも、早いうちに使い始める薬があり、今の治療の薬と一緒に使えるかを確かめる必要があるからです。熱は、病院から言われている温度が先です。言われていないときは、38.0度が一つの目安です。抗がん剤の飲み薬を続けるか休むかも、この電話で聞いてください。くわしくは<a href="/articles/infection-and-fever">治療中に熱が出たら</a>にあります。</p>
`;

const easyBody = `
<h2><ruby>治療中<rt>ちりょうちゅう</rt></ruby>も、<ruby>受<rt>う</rt></ruby>けられるワクチンがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしている人は、インフルエンザやコロナになると、<ruby>病気<rt>びょうき</rt></ruby>が<ruby>重<rt>おも</rt></ruby>くなることがあります。ワクチンの<ruby>注射<rt>ちゅうしゃ</rt></ruby>は、<ruby>重<rt>おも</rt></ruby>くなるのを<ruby>防<rt>ふせ</rt></ruby>ぐ<ruby>助<rt>たす</rt></ruby>けになります。</p>
<h2>してもらうとき</h2>
<ul><li>まず、<ruby>主治医<rt>しゅじい</rt></ruby>に「インフルエンザの<ruby>注射<rt>ちゅうしゃ</rt></ruby>をしてもいいですか」と<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>点滴<rt>てんてき</rt></ruby>の日から、いつがいいかも<ruby>聞<rt>き</rt></ruby>きます。</li><li>「生（なま）ワクチン」は、<ruby>治療中<rt>ちりょうちゅう</rt></ruby>は<ruby>受<rt>う</rt></ruby>けません。<ruby>注射<rt>ちゅうしゃ</rt></ruby>をする<ruby>医院<rt>いいん</rt></ruby>で「わたしは、がんの<ruby>治療中<rt>ちりょうちゅう</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>ってください。</li><li><ruby>移植<rt>いしょく</rt></ruby>をした人は、<ruby>時期<rt>じき</rt></ruby>が<ruby>決<rt>き</rt></ruby>まっています。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2><ruby>家族<rt>かぞく</rt></ruby>がすること</h2>
<p><ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>住<rt>す</rt></ruby>んでいる<ruby>家族<rt>かぞく</rt></ruby>も、インフルエンザとコロナのワクチンを<ruby>受<rt>う</rt></ruby>けておくと、家に<ruby>病気<rt>びょうき</rt></ruby>が入りにくくなります。</p>
<h2><ruby>病気<rt>びょうき</rt></ruby>がはやっているとき</h2>
<ul><li><ruby>外<rt>そと</rt></ruby>から<ruby>帰<rt>かえ</rt></ruby>ったら、手を<ruby>洗<rt>あら</rt></ruby>います。</li><li>人の<ruby>多<rt>おお</rt></ruby>い<ruby>所<rt>ところ</rt></ruby>では、マスクをします。</li><li><ruby>病院<rt>びょういん</rt></ruby>の<ruby>予約<rt>よやく</rt></ruby>の日を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。<ruby>心配<rt>しんぱい</rt></ruby>なときは、<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2><ruby>家族<rt>かぞく</rt></ruby>が<ruby>病気<rt>びょうき</rt></ruby>になったとき</h2>
<p><ruby>部屋<rt>へや</rt></ruby>を<ruby>分<rt>わ</rt></ruby>けます。あなたが<ruby>元気<rt>げんき</rt></ruby>でも、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。「<ruby>家族<rt>かぞく</rt></ruby>がインフルエンザです。わたしは、がんの<ruby>治療中<rt>ちりょうちゅう</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<p>あなたに<ruby>熱<rt>ねつ</rt></ruby>やせきが出たときも、まず、がんの<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。</p>
`;

/** Vaccines under treatment, and the seasons in which influenza or COVID-19 go round: when, which, what the family does. */
export const vaccinesAndOutbreaks = articleItem({
  id: 'vaccines-and-outbreaks',
  publishedAt: '2026-11-20T05:53:00.000Z',
  title: 'ワクチンと、インフルエンザやコロナが流行する時期の過ごし方',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  topics: ['vaccines', 'outbreaks', 'fever'],
  summary:
    '治療中もインフルエンザなどのワクチンは受けられることが多く、避けるのは生ワクチンです。受ける時期の決め方、移植のあと、家族がすること、うつったかもしれないときの電話をまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-09-17',
  reviewer_role: 'がんの病院で感染の予防にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'インフルエンザQ&A',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/infection/infulenza.html',
    },
    {
      title: 'がん患者さんにお薦めのワクチン',
      publisher: '国立がん研究センター東病院',
      url: 'https://pod.ncc.go.jp/jp/ncce/division/infectious_control/020/050/index.html',
    },
    {
      title: 'がん患者さんと新型コロナウイルス感染症（COVID-19）Q&A集',
      publisher: '静岡県立静岡がんセンター',
      year: 2025,
      url: 'https://www.scchr.jp/news/covid-19_vaccine_qa2023.html',
    },
    {
      title: 'ワクチン接種（患者さん・ドナーさん・一般の方へ）',
      publisher: '日本造血・免疫細胞療法学会',
      year: 2019,
      url: 'https://www.jstct.or.jp/modules/patient/index.php?content_id=43',
    },
  ],
});

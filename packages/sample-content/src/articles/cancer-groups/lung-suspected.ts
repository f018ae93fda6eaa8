import { articleItem } from '../article-item.ts';

const body = `
<h2>影とは、写真に写った「確かめたい場所」です</h2>
<p>「肺に影があります」と言われた帰り道、息をするのもこわくなったという方がいます。影は、まわりと濃さの違う場所が写った、という意味の言葉です。<ruby>肺炎<rt>はいえん</rt></ruby>や<ruby>結核<rt>けっかく</rt></ruby>のあと、<ruby>良性<rt>りょうせい</rt></ruby>のできもの、<ruby>血管<rt>けっかん</rt></ruby>の重なりでも写ります。がんかどうかは、影だけでは決められません。</p>
<p>まず役に立つのは、前の写真です。以前からあったのか、形が変わったのかで、次の検査が変わります。<ruby>健診<rt>けんしん</rt></ruby>を受けた所に「以前の胸の<ruby>画像<rt>がぞう</rt></ruby>を借りられますか」と電話で聞いておくと、<ruby>診察<rt>しんさつ</rt></ruby>が進みやすくなります。</p>
<h2>検査の目的は二つあります</h2>
<h3>1. 影の正体を調べる</h3>
<p>がんと<ruby>診断<rt>しんだん</rt></ruby>するには、<ruby>細胞<rt>さいぼう</rt></ruby>や<ruby>組織<rt>そしき</rt></ruby>を<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見ます。とり方は、影の場所によって変わります。</p>
<ul><li><strong><ruby>痰<rt>たん</rt></ruby>の検査</strong>：出た痰を容器にとります</li><li><strong><ruby>気管支鏡<rt>きかんしきょう</rt></ruby>検査</strong>：口か鼻から細い管を入れ、影の近くから細胞や組織をとります。のどに<ruby>麻酔<rt>ますい</rt></ruby>をし、眠くなる薬を使うこともあります</li><li><strong>針の検査</strong>：CTや<ruby>超音波<rt>ちょうおんぱ</rt></ruby>で見ながら、体の外から針をさします</li><li><strong>手術でとって調べる</strong>：ほかの方法では届きにくいときなどに選ばれます</li></ul>
<p>影が小さいときは、期間をあけてCTを撮り直す<ruby>方針<rt>ほうしん</rt></ruby>になることもあります。放っておくのとは違い、変化を見るという検査の一つです。次に撮る日を、その場で決めてもらいましょう。</p>
<h3>2. 広がりを調べる</h3>
<p>がんと分かったときや、疑いが強いときは、PET（ペット）検査や頭のMRIなどで、ほかの場所も見ます。予約がいくつも入ると不安になりますが、検査の数は、病気の重さを表すものではありません。</p>
<h2>気管支鏡の前と後</h2>
<table><caption>時期ごとの、すること</caption><thead><tr><th scope="col">いつ</th><th scope="col">すること</th></tr></thead><tbody><tr><th scope="row">予約のとき</th><td>血を固まりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の薬、ぜんそく、麻酔で具合が悪くなった経験を伝える</td></tr><tr><th scope="row">前の日から</th><td>食事と薬は、病院の紙のとおりに。自分で薬をやめない</td></tr><tr><th scope="row">検査の最中</th><td>声は出せないので、手を上げる合図を先に決めてもらう</td></tr><tr><th scope="row">終わったあと</th><td>のどのしびれがとれ、<ruby>許可<rt>きょか</rt></ruby>が出るまで飲んだり食べたりしない。眠くなる薬を使った日は運転しない</td></tr></tbody></table>
<p>こわさが強い方は、「前の日から眠れないほどこわいです。眠くなる薬は使えますか」と、予約のときに相談できます。</p>
<h2>「自分のせい」と思えてきたら</h2>
<p>たばこを吸っていたからだ、と自分を責める方が多くいます。けれども、病気の理由は一つとは限らず、吸わない方にも肺がんはあります。今吸っている方は、隠さず医師に伝えてください。しかられるためではなく、検査や治療を安全に進めるためです。<ruby>禁煙<rt>きんえん</rt></ruby>を手助けする外来もあります。ご家族は、過ぎたことの話より「検査の日、一緒に行こうか」の一言が支えになります。</p>
<h2>待つ日の持ちもの：小さなメモ</h2>
<aside class="memo"><h3>次の診察で聞くこと</h3><dl><div><dt>今の段階</dt><dd><ruby>正体<rt>しょうたい</rt></ruby>を調べている所ですか。広がりを調べている所ですか</dd></div><div><dt>結果</dt><dd>いつ、何が分かりますか。細胞がとれなかったときは、次に何をしますか</dd></div><div><dt>生活</dt><dd>仕事や運転、運動は、いつものとおりでよいですか</dd></div></dl></aside>
<p>せき、痰の色、<ruby>息切<rt>いきぎ</rt></ruby>れ、体重は、日にちと一緒に書いておくと診察で役に立ちます。結果を一人で聞くのがつらい方は、ご家族の<ruby>同席<rt>どうせき</rt></ruby>を頼めるか、前もって聞いておきましょう。</p>
<h2>急な胸の痛みや、息苦しさ</h2>
<p>急な胸の痛みや<ruby>息苦<rt>いきぐる</rt></ruby>しさは、肺がしぼむ「<ruby>気胸<rt>ききょう</rt></ruby>」のことがあります。</p>
`;

const easyBody = `
<h2><ruby>肺<rt>はい</rt></ruby>に<ruby>影<rt>かげ</rt></ruby>があると<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>「<ruby>影<rt>かげ</rt></ruby>」は、<ruby>写真<rt>しゃしん</rt></ruby>に<ruby>写<rt>うつ</rt></ruby>った、<ruby>調<rt>しら</rt></ruby>べたいところです。<ruby>影<rt>かげ</rt></ruby>だけでは、がんかどうか<ruby>分<rt>わ</rt></ruby>かりません。<ruby>肺炎<rt>はいえん</rt></ruby>（<ruby>肺<rt>はい</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>）のあとでも、<ruby>影<rt>かげ</rt></ruby>は<ruby>写<rt>うつ</rt></ruby>ります。<ruby>健診<rt>けんしん</rt></ruby>を<ruby>受<rt>う</rt></ruby>けたところに、<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>いてください。「<ruby>前<rt>まえ</rt></ruby>の<ruby>胸<rt>むね</rt></ruby>の<ruby>写真<rt>しゃしん</rt></ruby>を<ruby>借<rt>か</rt></ruby>りられますか」</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のこと</h2>
<ul><li><ruby>痰<rt>たん</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。せきのときに<ruby>出<rt>で</rt></ruby>る、ねばねばしたものです。</li><li><ruby>口<rt>くち</rt></ruby>か<ruby>鼻<rt>はな</rt></ruby>から<ruby>細<rt>ほそ</rt></ruby>い<ruby>管<rt>くだ</rt></ruby>を<ruby>入<rt>い</rt></ruby>れて、<ruby>影<rt>かげ</rt></ruby>の<ruby>近<rt>ちか</rt></ruby>くをとります。</li><li>からだの<ruby>外<rt>そと</rt></ruby>から<ruby>針<rt>はり</rt></ruby>をさして、とることもあります。<ruby>手術<rt>しゅじゅつ</rt></ruby>でとることもあります。</li><li><ruby>影<rt>かげ</rt></ruby>が<ruby>小<rt>ちい</rt></ruby>さいときは、<ruby>日<rt>ひ</rt></ruby>をあけて、もう<ruby>一度<rt>いちど</rt></ruby>CTで<ruby>写<rt>うつ</rt></ruby>すことがあります。</li></ul>
<p><ruby>検査<rt>けんさ</rt></ruby>が<ruby>多<rt>おお</rt></ruby>くても、<ruby>病気<rt>びょうき</rt></ruby>が<ruby>重<rt>おも</rt></ruby>いという<ruby>意味<rt>いみ</rt></ruby>ではありません。</p>
<h2><ruby>管<rt>くだ</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>とあと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>、ぜんそくのことを、<ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>います。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li><ruby>前<rt>まえ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby>からの<ruby>食事<rt>しょくじ</rt></ruby>は、<ruby>病院<rt>びょういん</rt></ruby>の<ruby>紙<rt>かみ</rt></ruby>のとおりにします。</li><li><ruby>検査<rt>けんさ</rt></ruby>の<ruby>間<rt>あいだ</rt></ruby>は、<ruby>話<rt>はな</rt></ruby>せません。<ruby>手<rt>て</rt></ruby>をあげる<ruby>合図<rt>あいず</rt></ruby>を、<ruby>先<rt>さき</rt></ruby>に<ruby>決<rt>き</rt></ruby>めます。</li><li><ruby>終<rt>お</rt></ruby>わったあと、「いいです」と<ruby>言<rt>い</rt></ruby>われるまで、<ruby>飲<rt>の</rt></ruby>みません。<ruby>食<rt>た</rt></ruby>べません。</li><li><ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>った<ruby>日<rt>ひ</rt></ruby>は、<ruby>運転<rt>うんてん</rt></ruby>しません。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「こわくて<ruby>眠<rt>ねむ</rt></ruby>れません。<ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>は<ruby>使<rt>つか</rt></ruby>えますか」</li><li>「<ruby>結果<rt>けっか</rt></ruby>は、いつ、<ruby>何<rt>なに</rt></ruby>が<ruby>分<rt>わ</rt></ruby>かりますか」</li><li>「<ruby>家族<rt>かぞく</rt></ruby>と<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いていいですか」</li></ul>
<h2><ruby>自分<rt>じぶん</rt></ruby>のせいだと<ruby>思<rt>おも</rt></ruby>うとき</h2>
<p><ruby>病気<rt>びょうき</rt></ruby>の<ruby>理由<rt>りゆう</rt></ruby>は、<ruby>一つ<rt>ひとつ</rt></ruby>とは<ruby>限<rt>かぎ</rt></ruby>りません。たばこを<ruby>吸<rt>す</rt></ruby>わない<ruby>人<rt>ひと</rt></ruby>にも、<ruby>肺<rt>はい</rt></ruby>がんはあります。<ruby>今<rt>いま</rt></ruby><ruby>吸<rt>す</rt></ruby>っている<ruby>人<rt>ひと</rt></ruby>は、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。<ruby>検査<rt>けんさ</rt></ruby>や<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>安全<rt>あんぜん</rt></ruby>にするためです。</p>
`;

export const lungSuspected = articleItem({
  id: 'lung-suspected',
  topics: ['lung-cancer', 'suspected', 'endoscopy', 'imaging-tests', 'waiting-for-results'],
  publishedAt: '2026-09-17T01:40:00.000Z',
  title: '肺に影があると言われたら、検査の順番と過ごし方',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'lung' }],
  cancer_status: [{ id: 'suspected' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-09-17', text: '公開しました。' },
  ],
  summary:
    '影があるだけでは、がんかどうかは決まりません。正体を調べる検査と広がりを調べる検査の違い、気管支鏡の前後のこと、結果の日までの過ごし方をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-09-15',
  reviewer_role: '呼吸器内科の診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title:
        '肺がんガイドブック Q5 健康診断あるいは検診結果が「要精査」「病院で検査を受けるように」となっていました。どうすればよいでしょうか',
      publisher: '日本肺癌学会',
      year: 2022,
      url: 'https://www.haigan.gr.jp/guidebook/2022/2022/Q5.html',
    },
    {
      title: '肺がんが疑われた場合、どうしたらよいでしょうか？',
      publisher: '愛媛県がん診療連携協議会',
      url: 'https://e-cip.jp/lung_learning/suspicious/',
    },
    {
      title: '主な診断方法・治療法・手術件数',
      publisher: '静岡県立静岡がんセンター 呼吸器外科',
      url: 'https://www.scchr.jp/division/thoracic_surgery/treatment_results.html',
    },
    {
      title: '気管支鏡検査',
      publisher: '国立病院機構 近畿中央呼吸器センター',
      url: 'https://kcmc.hosp.go.jp/shinryo/kikanshi.html',
    },
  ],
});

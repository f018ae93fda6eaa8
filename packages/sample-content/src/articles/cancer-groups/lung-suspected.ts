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

export const lungSuspected = articleItem({
  id: 'lung-suspected',
  topics: ['lung-cancer', 'suspected', 'endoscopy', 'imaging-tests', 'waiting-for-results'],
  publishedAt: '2026-09-17T01:40:00.000Z',
  title: '肺に影があると言われたら、検査の順番と過ごし方',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'lung' }],
  cancer_status: [{ id: 'suspected' }],
  summary:
    '影があるだけでは、がんかどうかは決まりません。正体を調べる検査と広がりを調べる検査の違い、気管支鏡の前後のこと、結果の日までの過ごし方をまとめました。',
  reviewed_at: '2026-09-17',
  next_review_at: '2027-09-15',
  reviewer_role: '呼吸器内科の診療にたずさわる医師',
  body,
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

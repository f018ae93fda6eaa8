import { articleItem } from '../article-item.ts';

const body = `
<h2>肝臓の影には、いろいろなものがあります</h2>
<p><ruby>健診<rt>けんしん</rt></ruby>のエコーで「<ruby>肝臓<rt>かんぞう</rt></ruby>に影がある」と書かれると、帰り道の景色が違って見えるかもしれません。肝臓には、<ruby>血管<rt>けっかん</rt></ruby>のかたまり（<ruby>血管腫<rt>けっかんしゅ</rt></ruby>）、水のたまった袋、脂肪のむらなど、がんではない影がよく写ります。エコーだけで名前が決まらないときに、くわしい検査へ進みます。</p>
<p>がんであっても、肝臓の<ruby>細胞<rt>さいぼう</rt></ruby>からできたもの（<ruby>肝細胞<rt>かんさいぼう</rt></ruby>がん）、肝臓の中の<ruby>胆汁<rt>たんじゅう</rt></ruby>の管からできたもの、ほかの場所のがんが肝臓に移ったもの（<ruby>転移<rt>てんい</rt></ruby>）では、治療の考え方が違います。ここでは、おもに肝細胞がんを調べるときのことを書きます。</p>
<h2>検査には、二つの目的があります</h2>
<table><caption>「影の正体」と「肝臓の力」を調べる検査</caption><thead><tr><th scope="col">検査</th><th scope="col">目的</th><th scope="col">分かること</th></tr></thead><tbody><tr><th scope="row">エコー（<ruby>超音波<rt>ちょうおんぱ</rt></ruby>）</th><td>影の正体</td><td>影の場所、大きさ、数、水がたまっていないか</td></tr><tr><th scope="row"><ruby>造影<rt>ぞうえい</rt></ruby>CT・造影MRI</th><td>影の正体</td><td>薬の入り方と抜け方の違いで、性質を見分けます</td></tr><tr><th scope="row"><ruby>腫瘍<rt>しゅよう</rt></ruby>マーカー（AFP、PIVKA-II＝ピブカツーなど）</th><td>影の正体</td><td>手がかりの一つ。<ruby>肝炎<rt>かんえん</rt></ruby>などでも上がり、がんでも上がらないことがあります</td></tr><tr><th scope="row">針の検査（<ruby>生検<rt>せいけん</rt></ruby>）</th><td>影の正体</td><td><ruby>画像<rt>がぞう</rt></ruby>で見分けにくいときに、<ruby>組織<rt>そしき</rt></ruby>をとります</td></tr><tr><th scope="row"><ruby>血液<rt>けつえき</rt></ruby>検査</th><td>肝臓の力</td><td>たんぱく質、<ruby>黄疸<rt>おうだん</rt></ruby>の値、血の固まりやすさ、肝炎ウイルスの有無</td></tr><tr><th scope="row">胃カメラ</th><td>肝臓の力</td><td>肝臓がかたくなったときにできやすい、<ruby>食道<rt>しょくどう</rt></ruby>や胃の血管のこぶ（<ruby>静脈瘤<rt>じょうみゃくりゅう</rt></ruby>）がないか</td></tr></tbody></table>
<p>「針の検査をしないで、がんと言えるのですか」と心配になる方がいます。肝細胞がんは、造影CTやMRIでの写り方に特徴があり、画像で<ruby>診断<rt>しんだん</rt></ruby>できることが多い病気です。見分けにくいときに、針の検査を考えます。肝臓の病気を調べに来たのに胃カメラを受けるのは、治療の前に、<ruby>出血<rt>しゅっけつ</rt></ruby>しやすい所がないかを見ておくためです。</p>
<h2>検査を受けるとき</h2>
<ul><li><strong>エコー</strong>：食事を抜いて受けます。<ruby>外来<rt>がいらい</rt></ruby>ですみます。息を吸って止める合図に合わせます。</li><li><strong>造影CT・MRI</strong>：造影剤や薬で具合が悪くなったこと、ぜんそく、<ruby>腎臓<rt>じんぞう</rt></ruby>の病気、体の中の<ruby>金属<rt>きんぞく</rt></ruby>を伝えます。息を長く止める練習をしておくと、きれいに写ります。くわしくは<a href="/articles/imaging-tests">CT・MRI・PETの前に知っておくこと</a>にあります。</li><li><strong>針の検査</strong>：エコーで見ながら、皮ふから針を入れます。終わったあと、しばらく<ruby>安静<rt>あんせい</rt></ruby>にします。入院になることが多いので、日数を聞いておきます。血をかたまりにくくする薬は、自分で止めずに、止める日と始める日を書いてもらいます。</li></ul>
<p>持ちものは、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、前に撮った画像や血液検査の紙、お薬手帳です。何年分かの紙があると、変化が分かります。</p>
<h2>肝炎ウイルス、お酒、脂肪肝のこと</h2>
<p>肝細胞がんは、B型やC型の肝炎ウイルス、お酒、脂肪のたまった肝臓の<ruby>炎症<rt>えんしょう</rt></ruby>などで、長く傷んだ肝臓にできやすい病気です。ウイルスは、昔の<ruby>輸血<rt>ゆけつ</rt></ruby>や、生まれるときなど、ご本人の行いとは関わりなく入ったことが多くあります。お酒のことも、しかられるために話すのではありません。飲む量を少なく言うと、手術や薬の安全を見積もれなくなります。「一日に、缶を二本、三十年ほど」のように伝えてください。</p>
<p>肝炎ウイルスの検査を受けたことがあるか、結果はどうだったか、治療をしたことがあるかを、思い出して書いておきます。ウイルスが見つかったときは、一緒に暮らす方の検査や、家での注意を、病院で教えてもらえます。食器やお風呂を分ける必要は、ふつうありません。</p>
<h2>がんでなかったときも、続きがあります</h2>
<p>B型・C型の<ruby>慢性<rt>まんせい</rt></ruby>肝炎や<ruby>肝硬変<rt>かんこうへん</rt></ruby>がある方は、3〜6か月ごとに、エコーと腫瘍マーカーの検査を受けることが勧められています。今回は違ったとしても、次の予約をとって帰ることが、いちばんの備えです。「次は何か月後ですか。どこの病院で受けますか」と聞いておきましょう。</p>
<h2>待つ間にできること</h2>
<ul><li>お酒は休みます。一人でやめにくいときは、そのことを医師に言ってかまいません。</li><li>サプリメント、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>、<ruby>漢方薬<rt>かんぽうやく</rt></ruby>、<ruby>市販<rt>しはん</rt></ruby>の痛み止めは、新しく始めません。使っているものは、びんや箱を持っていきます。肝臓に<ruby>負担<rt>ふたん</rt></ruby>になるものがあるためです。</li><li>体重、足のむくみ、おなかの張り、便の色を書いておきます。</li><li>ふだんの食事と散歩は、止められていなければ続けます。</li></ul>
<aside class="memo"><h3>次の診察で聞くメモの例</h3><dl><div><dt>影</dt><dd>いくつ、どのくらいの大きさですか。がん以外に、何が考えられますか</dd></div><div><dt>検査</dt><dd>針の検査は要りますか。要らないときは、何で決めますか</dd></div><div><dt>肝臓</dt><dd>わたしの肝臓の力は、今どのくらいですか。ウイルスはありますか</dd></div><div><dt>予定</dt><dd>結果がそろうのは、いつごろですか</dd></div></dl></aside>
<p>結果を待つ気持ちのことは、<a href="/articles/anxiety-before-results">検査の結果を待つ間の、不安との過ごし方</a>に書いています。</p>
`;

const easyBody = `
<h2><ruby>肝臓<rt>かんぞう</rt></ruby>に<ruby>影<rt>かげ</rt></ruby>があると<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>「<ruby>影<rt>かげ</rt></ruby>」は、<ruby>検査<rt>けんさ</rt></ruby>で<ruby>写<rt>うつ</rt></ruby>った、<ruby>気<rt>き</rt></ruby>になるところです。<ruby>肝臓<rt>かんぞう</rt></ruby>には、がんではない<ruby>影<rt>かげ</rt></ruby>もよく<ruby>写<rt>うつ</rt></ruby>ります。<ruby>名前<rt>なまえ</rt></ruby>を<ruby>決<rt>き</rt></ruby>めるために、くわしく<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>二つ<rt>ふたつ</rt></ruby>のことを<ruby>調<rt>しら</rt></ruby>べます</h2>
<ul><li><ruby>影<rt>かげ</rt></ruby>は<ruby>何<rt>なに</rt></ruby>か：CTやMRI（からだの<ruby>中<rt>なか</rt></ruby>を<ruby>写<rt>うつ</rt></ruby>す<ruby>機械<rt>きかい</rt></ruby>）などで<ruby>見<rt>み</rt></ruby>ます。</li><li><ruby>肝臓<rt>かんぞう</rt></ruby>の<ruby>力<rt>ちから</rt></ruby>：<ruby>血<rt>ち</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。<ruby>胃<rt>い</rt></ruby>のカメラもあります。<ruby>血<rt>ち</rt></ruby>が<ruby>出<rt>で</rt></ruby>やすいところがないかを<ruby>見<rt>み</rt></ruby>ます。</li></ul>
<p><ruby>針<rt>はり</rt></ruby>でとる<ruby>検査<rt>けんさ</rt></ruby>は、しないこともあります。</p>
<h2><ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>検査<rt>けんさ</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>で、<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったこと</li><li>ぜんそく、<ruby>腎臓<rt>じんぞう</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby></li><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>。<ruby>自分<rt>じぶん</rt></ruby>でやめないでください。</li><li>お<ruby>酒<rt>さけ</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>。あなたをしかるためではありません。<ruby>手術<rt>しゅじゅつ</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>を<ruby>安全<rt>あんぜん</rt></ruby>にするためです。</li><li><ruby>肝炎<rt>かんえん</rt></ruby>（<ruby>肝臓<rt>かんぞう</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>）のウイルスの<ruby>検査<rt>けんさ</rt></ruby>を、<ruby>受<rt>う</rt></ruby>けたことがあるか</li></ul>
<h2><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby></h2>
<ul><li>お<ruby>酒<rt>さけ</rt></ruby>は<ruby>休<rt>やす</rt></ruby>みます。やめにくいときは、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>言<rt>い</rt></ruby>っていいです。</li><li>サプリメントや、<ruby>店<rt>みせ</rt></ruby>で<ruby>買<rt>か</rt></ruby>う<ruby>痛み止め<rt>いたみどめ</rt></ruby>を、<ruby>新<rt>あたら</rt></ruby>しく<ruby>始<rt>はじ</rt></ruby>めません。<ruby>使<rt>つか</rt></ruby>っているものは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>持<rt>も</rt></ruby>っていきます。</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「がんのほかに、<ruby>何<rt>なに</rt></ruby>が<ruby>考<rt>かんが</rt></ruby>えられますか」</li><li>「<ruby>針<rt>はり</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>は、いりますか」</li><li>「<ruby>結果<rt>けっか</rt></ruby>がそろうのは、いつごろですか」</li></ul>
<p>がんでなかったときも、<ruby>聞<rt>き</rt></ruby>いてください。「<ruby>次<rt>つぎ</rt></ruby>は、いつ、どこの<ruby>病院<rt>びょういん</rt></ruby>で<ruby>検査<rt>けんさ</rt></ruby>をしますか」</p>
`;

export const liverSuspected = articleItem({
  id: 'liver-suspected',
  publishedAt: '2026-11-26T07:41:00.000Z',
  title: '肝臓に影があると言われたら：がんの検査と、肝臓の力の検査',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['liver-cancer', 'suspected', 'imaging-tests', 'tumor-markers', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-26', text: '公開しました。' },
  ],
  summary:
    '肝臓の影には、がんでないものも多くあります。エコーのあとの造影CTやMRI、腫瘍マーカー、針の検査をしないこともある理由、肝炎ウイルスやお酒のこと、待つ間の過ごし方です。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-24',
  reviewer_role: '肝臓内科の診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '肝臓がん（肝細胞がん） 検査',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/liver/diagnosis.html',
    },
    {
      title: '肝臓がんの検査',
      publisher: '東京医科大学病院',
      url: 'https://hospinfo.tokyo-med.ac.jp/cancer/liver/inspection.html',
    },
    {
      title: '肝臓がん（肝細胞がん）について',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/liver/print.html',
    },
  ],
});

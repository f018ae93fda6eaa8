import { articleItem } from '../article-item.ts';

const body = `
<h2>二つの話を、分けて聞く</h2>
<p><ruby>肝臓<rt>かんぞう</rt></ruby>がんの説明は、むずかしく聞こえます。がんの話と、肝臓そのものの話が、一緒に出てくるからです。がんが小さくても、肝臓が弱っていれば選べない治療があり、肝臓に力があれば、選べる方法が増えます。「がんの話と、肝臓の話を、分けて教えてください」と頼むと、ぐっと分かりやすくなります。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt><ruby>肝細胞<rt>かんさいぼう</rt></ruby>がん・<ruby>肝内胆管<rt>かんないたんかん</rt></ruby>がん・<ruby>転移性<rt>てんいせい</rt></ruby>肝がん</dt><dd>肝臓の細胞からできたもの、肝臓の中の<ruby>胆汁<rt>たんじゅう</rt></ruby>の管からできたもの、ほかの場所から移ったものです。日本の肝臓がんの九割以上は肝細胞がんで、この記事もそれを中心に書いています。転移のときは、もとのがんの治療として考えます。</dd></div><div><dt>個数・大きさ・<ruby>血管<rt>けっかん</rt></ruby>への広がり</dt><dd>治療の候補を考えるときの、がんの側の手がかりです。</dd></div><div><dt><ruby>病期<rt>びょうき</rt></ruby>（ステージ）</dt><dd>がんの側を合わせた分け方です。肝臓の力は、別に見ます。</dd></div><div><dt><ruby>肝硬変<rt>かんこうへん</rt></ruby></dt><dd>長い<ruby>炎症<rt>えんしょう</rt></ruby>で、肝臓がかたくなった状態です。</dd></div><div><dt>Child-Pugh（チャイルド・ピュー）分類</dt><dd><ruby>黄疸<rt>おうだん</rt></ruby>、<ruby>腹水<rt>ふくすい</rt></ruby>、<ruby>血液<rt>けつえき</rt></ruby>の検査などから、肝臓の力をA、B、Cに分けたものです。</dd></div><div><dt>RFA（ラジオ波<ruby>焼灼<rt>しょうしゃく</rt></ruby>）・TACE（<ruby>肝動脈<rt>かんどうみゃく</rt></ruby>化学<ruby>塞栓<rt>そくせん</rt></ruby>）</dt><dd>針で焼く治療と、カテーテルで血の流れを止める治療の名前です。</dd></div></dl>
<h2>どんな治療があるか</h2>
<ul><li><strong>手術（<ruby>肝切除<rt>かんせつじょ</rt></ruby>）</strong>：がんのある部分をとります。残る肝臓で足りるかを、前もって計算します。</li><li><strong>焼く治療</strong>：皮ふから針を入れ、熱でがんを固めます。<ruby>局所<rt>きょくしょ</rt></ruby>の<ruby>麻酔<rt>ますい</rt></ruby>と、痛みや不安をやわらげる薬を使います。</li><li><strong>カテーテルの治療</strong>：足の付け根などの血管から細い管を入れ、がんに行く血の流れをふさぎます。抗がん剤を一緒に入れることもあります。</li><li><strong>薬の治療</strong>：<ruby>点滴<rt>てんてき</rt></ruby>の<ruby>免疫<rt>めんえき</rt></ruby>の薬や、飲み薬の<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>などがあります。</li><li><strong><ruby>放射線<rt>ほうしゃせん</rt></ruby>治療・<ruby>粒子線<rt>りゅうしせん</rt></ruby>治療</strong>：がんの場所や数、肝臓の力を見て選ばれることがあります。</li><li><strong><ruby>肝移植<rt>かんいしょく</rt></ruby></strong>：肝臓の力とがんの条件が合うときに、限られた病院で考えます。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：痛み、だるさ、おなかの張り、気持ちのつらさをやわらげます。<ruby>診断<rt>しんだん</rt></ruby>のときから受けられます。</li></ul>
<p>いくつかを、時期をあけて組み合わせることも多くあります。外科、内科、放射線科の医師が集まって相談する病院もあるので、「ほかの科の先生の考えも聞けますか」と頼んでみてください。</p>
<h2>入院の目安</h2>
<table><caption>治療ごとの入院と、そのあと（病院や体の様子で変わります）</caption><thead><tr><th scope="col">治療</th><th scope="col">入院</th><th scope="col">聞いておくこと</th></tr></thead><tbody><tr><th scope="row">肝切除</th><td>手術のあと1週間から10日ほどで<ruby>退院<rt>たいいん</rt></ruby>、というがん専門の病院があります</td><td>仕事に戻る時期、重いものを持てる時期</td></tr><tr><th scope="row">焼く治療</th><td>入院して受けることが多いです。終わったあと数時間から次の朝まで<ruby>安静<rt>あんせい</rt></ruby>にします</td><td>何回に分けるか、痛みの手当て</td></tr><tr><th scope="row">カテーテルの治療</th><td>入院して受けます。管を入れた所を押さえ、しばらく動かずに休みます</td><td>熱や痛み、<ruby>食欲<rt>しょくよく</rt></ruby>のなさが、何日くらい続くか</td></tr><tr><th scope="row">薬の治療</th><td>はじめに様子を見る入院をすることがあり、そのあとは通院</td><td>血圧や皮ふなど、家で見ること</td></tr></tbody></table>
<h2>長い付き合いになることを、先に知っておく</h2>
<p>肝細胞がんは、治療のあとに、肝臓の別の場所に新しいがんができることがよくあります。もとの肝臓の傷みが残っているためで、過ごし方が悪かったと責めることはありません。だからこそ、見張りを続け、そのつど方法を考えます。受けた治療の日と方法を、一冊のノートに書いていくと、病院が変わっても役に立ちます。</p>
<h2>肝臓を守ることも、治療の一部です</h2>
<p>B型・C型の<ruby>肝炎<rt>かんえん</rt></ruby>ウイルスがある方は、がんの治療のあとや、治療の間に、ウイルスの薬を使うことがあります。「ウイルスの治療は、いつ始めますか」と聞いてください。お酒はやめるように言われます。一人でむずかしいときは、手助けする<ruby>外来<rt>がいらい</rt></ruby>を紹介してもらえます。<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>や脂肪肝の手当て、体重、口の中の手入れも、肝臓の助けになります。</p>
<h2>医療費の助成を確かめる</h2>
<p>B型・C型の肝炎ウイルスによる肝がんと重い肝硬変には、<ruby>医療費<rt>いりょうひ</rt></ruby>の<ruby>負担<rt>ふたん</rt></ruby>を軽くする国の事業（肝がん・重度肝硬変治療研究促進事業）があります。<ruby>所得<rt>しょとく</rt></ruby>や回数などの条件があり、決められた病院で受けた治療が対象です。高い医療費がかかった月の記録が要るので、治療が始まる前に、病院の相談<ruby>窓口<rt>まどぐち</rt></ruby>か、<ruby>都道府県<rt>とどうふけん</rt></ruby>の肝炎の担当に聞いておくと、もらいそびれを防げます。肝炎の薬の助成や、<a href="/articles/high-cost-medical-expense">高額療養費制度</a>は、これとは別の制度です。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>がん</dt><dd>いくつ、どのくらいの大きさで、血管には広がっていますか</dd></div><div><dt>肝臓</dt><dd>Child-PughはA、B、Cのどれですか。それで選べる治療は、どう変わりますか</dd></div><div><dt>候補</dt><dd>わたしに考えられる治療を、全部教えてください。目的と、くり返せるかどうかも</dd></div><div><dt>お金</dt><dd>肝がんの医療費の助成は、使えますか</dd></div></dl></aside>
<p>ほかの医師の意見を聞くなら、外科と内科のどちらに聞きたいかを伝えると、<a href="/articles/second-opinion">紹介先を考えやすくなります</a>。迷いを紙に書き出す方法は、<a href="/articles/choosing-treatment">治療を選ぶときに、紙に整理すること</a>にあります。</p>
`;

const easyBody = `
<h2><ruby>肝臓<rt>かんぞう</rt></ruby>がんは、ふたつのことを見て<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>決<rt>き</rt></ruby>めます</h2>
<p>ひとつは、がんのかずと大きさです。もうひとつは、<ruby>肝臓<rt>かんぞう</rt></ruby>の力です。<ruby>医者<rt>いしゃ</rt></ruby>に、「がんのことと、<ruby>肝臓<rt>かんぞう</rt></ruby>のことを、分けて<ruby>教<rt>おし</rt></ruby>えてください」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：がんのあるところを<ruby>切<rt>き</rt></ruby>ってとります。</li><li><ruby>焼<rt>や</rt></ruby>く<ruby>治療<rt>ちりょう</rt></ruby>：<ruby>針<rt>はり</rt></ruby>を入れて、<ruby>熱<rt>ねつ</rt></ruby>でがんを<ruby>焼<rt>や</rt></ruby>きます。</li><li>カテーテル：<ruby>細<rt>ほそ</rt></ruby>い<ruby>管<rt>くだ</rt></ruby>を入れて、がんに行く<ruby>血<rt>ち</rt></ruby>を<ruby>止<rt>と</rt></ruby>めます。</li><li><ruby>薬<rt>くすり</rt></ruby>：<ruby>点滴<rt>てんてき</rt></ruby>や、<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>です。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>：がんにあてます。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：<ruby>痛<rt>いた</rt></ruby>みや、<ruby>心<rt>こころ</rt></ruby>のつらさを<ruby>軽<rt>かる</rt></ruby>くします。はじめから<ruby>受<rt>う</rt></ruby>けられます。</li></ul>
<h2><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>日数<rt>にっすう</rt></ruby></h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>のあと、1<ruby>週間<rt>しゅうかん</rt></ruby>から10日くらいで<ruby>退院<rt>たいいん</rt></ruby>する<ruby>病院<rt>びょういん</rt></ruby>があります。人によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2>家ですること</h2>
<ul><li>お<ruby>酒<rt>さけ</rt></ruby>は、やめます。やめられないときは、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>相談<rt>そうだん</rt></ruby>します。</li><li><ruby>新<rt>あたら</rt></ruby>しい<ruby>薬<rt>くすり</rt></ruby>やサプリメントは、<ruby>飲<rt>の</rt></ruby>む<ruby>前<rt>まえ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>治療<rt>ちりょう</rt></ruby>した日を、ノートに<ruby>書<rt>か</rt></ruby>きます。</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「がんは、いくつありますか」</li><li>「<ruby>肝臓<rt>かんぞう</rt></ruby>の力は、どのくらいありますか」</li><li>「できる<ruby>治療<rt>ちりょう</rt></ruby>を、<ruby>全部<rt>ぜんぶ</rt></ruby><ruby>教<rt>おし</rt></ruby>えてください」</li><li>「<ruby>医療費<rt>いりょうひ</rt></ruby>が<ruby>安<rt>やす</rt></ruby>くなる<ruby>制度<rt>せいど</rt></ruby>は、<ruby>使<rt>つか</rt></ruby>えますか」</li></ul>
<p><ruby>今日<rt>きょう</rt></ruby>、<ruby>決<rt>き</rt></ruby>めなくてもいいです。がんの<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

export const liverDiagnosed = articleItem({
  id: 'liver-diagnosed',
  publishedAt: '2026-11-27T01:47:00.000Z',
  title: '肝臓がんと言われたら：がんと肝臓、二つを見て治療を考える',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['liver-cancer', 'choosing-treatment', 'stage', 'treatment-costs', 'hospital-stay'],
  summary:
    '肝臓がんの治療は、がんの数や大きさと、肝臓の力の両方で考えます。Child-Pughなどの言葉、切る・焼く・カテーテル・薬の違い、入院の日数、医療費の助成の窓口をまとめました。',
  reviewed_at: '2026-11-27',
  next_review_at: '2027-11-25',
  reviewer_role: '肝臓がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '肝臓がん（肝細胞がん）について',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/liver/print.html',
    },
    {
      title: '肝胆膵外科 診療について',
      publisher: '国立がん研究センター東病院',
      url: 'https://www.ncc.go.jp/jp/ncce/clinic/hepatobiliary_and_pancreatic_surgery/020/',
    },
    {
      title: '肝がん・重度肝硬変治療研究促進事業',
      publisher: '厚生労働省',
      url: 'https://www.mhlw.go.jp/stf/seisakunitsuite/bunya/kenkou_iryou/kenkou/kekkaku-kansenshou/kanen/kangan/index.html',
    },
    {
      title: '肝臓がん（肝細胞がん） 療養',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/liver/follow_up.html',
    },
  ],
});

import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「選んでください」と言われて、困ったら</h2>
<p><ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんでは、医師から二つも三つも治療を示されて、「どれにしますか」と聞かれることがあります。知らない言葉ばかりの中で選べと言われたようで、心細くなる方が多くいます。候補がいくつもあるのは、がんの様子だけでなく、年齢、<ruby>持病<rt>じびょう</rt></ruby>、尿や性のこと、通える距離によって、合う方法が違うからです。その日に答えなくてかまいません。まず、「決めるまでに、どのくらい時間がありますか」と聞いてください。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt>PSA</dt><dd><ruby>診断<rt>しんだん</rt></ruby>されたときの数字が、がんの広がりを考える手がかりの一つになります。</dd></div><div><dt>グリソンスコア（グレードグループ）</dt><dd><ruby>生検<rt>せいけん</rt></ruby>の<ruby>組織<rt>そしき</rt></ruby>を<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見て、がん<ruby>細胞<rt>さいぼう</rt></ruby>の顔つきを表した数字です。スコアは6から10、グループは1から5で書かれます。</dd></div><div><dt>T分類・<ruby>病期<rt>びょうき</rt></ruby></dt><dd>がんが前立腺の中だけか、外へ出ているか、リンパ<ruby>節<rt>せつ</rt></ruby>や骨などに<ruby>転移<rt>てんい</rt></ruby>があるかです。</dd></div><div><dt>リスク分類</dt><dd>転移がないときに、PSA、グリソンスコア、T分類を合わせて、低い・中くらい・高いなどに分けます。治療の候補を考えるためのもので、あなたのこれからを決めるものではありません。</dd></div><div><dt>骨シンチグラフィ</dt><dd>骨への転移を調べる検査です。薬を<ruby>注射<rt>ちゅうしゃ</rt></ruby>し、数時間待ってから写します。</dd></div></dl>
<h2>どんな方法があるか</h2>
<ul><li><strong><ruby>監視療法<rt>かんしりょうほう</rt></ruby></strong>：おとなしいがんと考えられるとき、すぐに治療をせず、決まった検査を続けます。3〜6か月ごとのPSA検査と<ruby>直腸診<rt>ちょくちょうしん</rt></ruby>、1〜3年ごとの生検が、一つの形です。変化があれば、治療を考えます。何もしないで放っておくこととは違います。</li><li><strong>手術</strong>：前立腺と<ruby>精<rt>せい</rt></ruby>のうをとり、<ruby>膀胱<rt>ぼうこう</rt></ruby>と<ruby>尿道<rt>にょうどう</rt></ruby>をつなぎます。ロボット<ruby>支援<rt>しえん</rt></ruby>手術、<ruby>腹腔鏡<rt>ふくくうきょう</rt></ruby>手術、<ruby>開腹<rt>かいふく</rt></ruby>手術があります。</li><li><strong><ruby>放射線<rt>ほうしゃせん</rt></ruby>治療</strong>：外からあてる方法、放射線を出す小さな粒や針を前立腺に入れる方法、<ruby>陽子線<rt>ようしせん</rt></ruby>や<ruby>重粒子線<rt>じゅうりゅうしせん</rt></ruby>を使う方法があります。ホルモン<ruby>療法<rt>りょうほう</rt></ruby>と組み合わせることもあります。</li><li><strong>ホルモン療法</strong>：男性ホルモンの働きをおさえる注射や飲み薬です。ひと月、三か月などの間をあけて、<ruby>外来<rt>がいらい</rt></ruby>で注射を受ける形がよくあります。</li><li><strong>ほかの薬</strong>：抗がん剤や、骨の転移に使う薬などがあります。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：痛み、尿のつらさ、気持ちのつらさをやわらげます。診断のときから受けられます。</li></ul>
<h2>長さと、体への影響を並べてみる</h2>
<table><caption>通い方の例と、聞いておきたい影響（順番に意味はありません）</caption><thead><tr><th scope="col">方法</th><th scope="col">通い方の例</th><th scope="col">聞いておきたい影響</th></tr></thead><tbody><tr><th scope="row">監視療法</th><td>3〜6か月ごとの通院。ふだんの暮らしに決まりはありません</td><td>待つことの不安。いつ治療に切りかえるか</td></tr><tr><th scope="row">手術</th><td>2週間前後の入院。次の日から歩き始める病院が多いです</td><td>尿もれ（数か月かけて減っていく方が多い）、<ruby>勃起<rt>ぼっき</rt></ruby>しにくさ</td></tr><tr><th scope="row">外からの放射線</th><td>平日に毎日、7週間前後の通院。回数の少ない方法もあります</td><td>尿が近い、便のときの痛みや<ruby>出血<rt>しゅっけつ</rt></ruby>。何年かたって出ることもあります</td></tr><tr><th scope="row">ホルモン療法</th><td>通院で、年の単位で続くことがあります</td><td>ほてり、体重、骨や<ruby>筋肉<rt>きんにく</rt></ruby>、気分、性欲の変化</td></tr></tbody></table>
<p>同じ治療でも、<ruby>影響<rt>えいきょう</rt></ruby>の出方は人によって違います。「わたしの場合、尿と便と性生活は、それぞれどうなりそうですか」と、三つを分けて聞くと、答えが具体的になります。手術をする医師と、放射線の医師の、両方の話を聞けるか頼んでみてください。外の病院で聞くときは、<a href="/articles/second-opinion">セカンドオピニオン</a>が使えます。</p>
<h2>暮らしの側から考える</h2>
<p>「一日おきに孫の送り迎えがある」「力仕事なので、尿もれが続くと困る」「一人暮らしで、長い入院はむずかしい」。こうした事情は、わがままではなく、治療を選ぶための大切な材料です。子どもを望む可能性がある方は、始まる前に<a href="/articles/fertility-before-treatment">治療の前に聞くこと</a>を読んでください。血のつながった家族に、前立腺、<ruby>乳<rt>にゅう</rt></ruby>、<ruby>卵巣<rt>らんそう</rt></ruby>、<ruby>膵臓<rt>すいぞう</rt></ruby>のがんの方が多いときは、<ruby>遺伝<rt>いでん</rt></ruby>が関わることもあるので伝えます。70歳を過ぎて持病がある方は、「持病の薬と合わせて考えてください」と頼んでかまいません。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>今の様子</dt><dd>がんは前立腺の中だけですか。リスク分類は、どれですか</dd></div><div><dt>候補</dt><dd>わたしの候補は、全部でいくつありますか。先生が候補に入れなかった方法と、その理由は何ですか</dd></div><div><dt>目的</dt><dd>がんをなくすためですか。おさえながら付き合うためですか</dd></div><div><dt>影響</dt><dd>尿、便、性生活、仕事への影響を、一つずつ教えてください</dd></div><div><dt>時間</dt><dd>いつまでに決めればよいですか</dd></div></dl></aside>
<h2>一人で決めなくてよい</h2>
<p>パートナーと一緒に聞くと、性のことも話しやすくなります。話しにくければ、<ruby>看護師<rt>かんごし</rt></ruby>に間に入ってもらえます。迷ったときの整理のしかたは<a href="/articles/choosing-treatment">治療を選ぶときに、紙に整理すること</a>に、意見が分かれたときのことは<a href="/articles/deciding-together">家族と考えが違うとき</a>に書きました。</p>
`;

const easyBody = `
<h2><ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんの<ruby>治療<rt>ちりょう</rt></ruby>は、いくつかあります</h2>
<p><ruby>前立腺<rt>ぜんりつせん</rt></ruby>は、<ruby>男性<rt>だんせい</rt></ruby>の体のなかにあります。<ruby>尿<rt>にょう</rt></ruby>をためるところの、すぐ下にあります。<ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんは、いくつかの<ruby>治療<rt>ちりょう</rt></ruby>から<ruby>選<rt>えら</rt></ruby>ぶことがあります。<ruby>今日<rt>きょう</rt></ruby>、<ruby>決<rt>き</rt></ruby>めなくてもいいです。「いつまでに<ruby>決<rt>き</rt></ruby>めますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>監視療法<rt>かんしりょうほう</rt></ruby>：すぐに<ruby>治療<rt>ちりょう</rt></ruby>をしません。3か月から6か月ごとに<ruby>検査<rt>けんさ</rt></ruby>をします。<ruby>変<rt>か</rt></ruby>わったことがあれば、<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>考<rt>かんが</rt></ruby>えます。</li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>前立腺<rt>ぜんりつせん</rt></ruby>をとります。2<ruby>週間<rt>しゅうかん</rt></ruby>くらい<ruby>入院<rt>にゅういん</rt></ruby>する<ruby>病院<rt>びょういん</rt></ruby>があります。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>：がんにあてます。7<ruby>週間<rt>しゅうかん</rt></ruby>くらい、<ruby>毎日<rt>まいにち</rt></ruby>通うことがあります。</li><li>ホルモンの<ruby>薬<rt>くすり</rt></ruby>：<ruby>注射<rt>ちゅうしゃ</rt></ruby>や、<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>です。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：<ruby>痛<rt>いた</rt></ruby>みや、<ruby>心<rt>こころ</rt></ruby>のつらさを<ruby>軽<rt>かる</rt></ruby>くします。はじめから<ruby>受<rt>う</rt></ruby>けられます。</li></ul>
<h2>体の<ruby>変化<rt>へんか</rt></ruby></h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>のあと、<ruby>尿<rt>にょう</rt></ruby>がもれる、トイレが<ruby>近<rt>ちか</rt></ruby>い、<ruby>便<rt>べん</rt></ruby>に<ruby>血<rt>ち</rt></ruby>がつく、ほてる、<ruby>性<rt>せい</rt></ruby>のことが<ruby>変<rt>か</rt></ruby>わるなどの<ruby>変化<rt>へんか</rt></ruby>が<ruby>起<rt>お</rt></ruby>きることがあります。<ruby>治療<rt>ちりょう</rt></ruby>によって<ruby>違<rt>ちが</rt></ruby>います。はずかしくても、<ruby>聞<rt>き</rt></ruby>いていいことです。</p>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「がんは、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>のなかだけですか」</li><li>「わたしが<ruby>選<rt>えら</rt></ruby>べる<ruby>治療<rt>ちりょう</rt></ruby>は、いくつありますか」</li><li>「<ruby>尿<rt>にょう</rt></ruby>、<ruby>便<rt>べん</rt></ruby>、<ruby>性<rt>せい</rt></ruby>のことは、どう<ruby>変<rt>か</rt></ruby>わりますか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は、<ruby>何日<rt>なんにち</rt></ruby>ですか。<ruby>通院<rt>つういん</rt></ruby>は、<ruby>何回<rt>なんかい</rt></ruby>ですか」</li></ul>
<p><ruby>家族<rt>かぞく</rt></ruby>や<ruby>看護師<rt>かんごし</rt></ruby>と、<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこともできます。がんの<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

export const prostateDiagnosed = articleItem({
  id: 'prostate-diagnosed',
  publishedAt: '2026-11-23T06:47:00.000Z',
  title: '前立腺がんの治療を選ぶ前に：紙の言葉と、比べて聞くこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['prostate-cancer', 'choosing-treatment', 'stage', 'radiation', 'hormone-therapy'],
  summary:
    '前立腺がんは、治療の候補がいくつも並ぶことがあります。グリソンスコアなどの言葉、見守る方法・手術・放射線・ホルモンの違い、入院と通院の長さ、尿や性への影響の聞き方です。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-21',
  reviewer_role: '前立腺がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '前立腺がん 検査',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/prostate/diagnosis.html',
    },
    {
      title: '前立腺がん 放射線治療',
      publisher: '九州大学病院のがん診療',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/prostate_cancer/index5',
    },
    {
      title: '腹腔鏡下前立腺全摘術について',
      publisher: '長崎大学病院 泌尿器科',
      url: 'https://www.med.nagasaki-u.ac.jp/urology/patients/zenritusengan_zenteki.html',
    },
    SOURCES.ganjoho,
  ],
});

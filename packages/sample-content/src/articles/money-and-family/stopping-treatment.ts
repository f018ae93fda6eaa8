import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>そう思うのは、あなたが弱いからではありません</h2>
<p>次の<ruby>点滴<rt>てんてき</rt></ruby>の日が近づくと、カレンダーを見るのもいやになる。薬の袋を前に、手が止まる。「もう休みたい」「やめてしまいたい」。長い治療の中で、そう思う日があるのは、自然なことです。ここまで続けてきた体と心が、話を聞いてほしいと言っているのです。わがままでも、あきらめでもありません。そして、その気持ちは、病院で話してよいことです。</p>
<h2>「休む」「減らす」「替える」「やめる」は、別のことです</h2>
<dl><div><dt>休む（<ruby>休薬<rt>きゅうやく</rt></ruby>）</dt><dd>体が戻るまで、次の回を延ばします。<ruby>副作用<rt>ふくさよう</rt></ruby>があるときに、ふつうに行われる方法です。</dd></div><div><dt>減らす（<ruby>減量<rt>げんりょう</rt></ruby>）</dt><dd>薬の量や回数を減らして、続けやすくします。</dd></div><div><dt>替える</dt><dd>別の薬や方法にします。副作用を抑える薬を変えるだけで、楽になることもあります。</dd></div><div><dt>やめる</dt><dd>がんに対する治療を終えて、つらさをやわらげる手当てを中心にします。途中で考えが変わったら、また話し合えます。</dd></div></dl>
<p>「やめたい」と感じていても、話してみると、要るのは「三週間の休み」や「吐き気の手当て」だったと分かることがあります。反対に、十分に考えた末の「やめたい」もあります。どちらも、医師と一緒に決められます。</p>
<h2>理由を一つ、紙に書いてみる</h2>
<table><caption>やめたいと思う理由と、まず話してみること</caption><thead><tr><th scope="col">理由</th><th scope="col">まず話してみること</th></tr></thead><tbody><tr><td>吐き気、だるさ、しびれがつらい</td><td>いつ、どのくらいで、何ができないか。薬を変える、量を見直す、休むことはできるか</td></tr><tr><td>いつまで続くか分からない</td><td>次に効き目を確かめる日はいつか。そこまでを一区切りにできるか</td></tr><tr><td>効いていないと感じる</td><td><ruby>検査<rt>けんさ</rt></ruby>の結果と、この治療の目的を、もう一度聞く</td></tr><tr><td>家族や仕事を<ruby>優先<rt>ゆうせん</rt></ruby>したい</td><td>大切な日に合わせて、日程を動かせるか</td></tr><tr><td>お金、通う遠さ</td><td>使える制度、近くの病院、通う回数（<a href="/articles/no-money-public-assistance">お金がないとき</a>）</td></tr><tr><td>気持ちが続かない、眠れない</td><td>心のケアの専門家と話したい（<a href="/articles/psycho-oncology">心の専門家の記事</a>）</td></tr><tr><td>もう十分に受けたと思う</td><td>これからをどう過ごしたいか。そのために受けられる手当ては何か</td></tr></tbody></table>
<h2>言わずに止める前に、電話を一本</h2>
<p>薬の中には、急に止めると<ruby>体調<rt>たいちょう</rt></ruby>をくずすものがあります。量や<ruby>間隔<rt>かんかく</rt></ruby>を変えたことを医師が知らないと、検査の読み方や、次の薬の量が合わなくなることもあります。もう何日か飲んでいない方も、それをそのまま伝えてください。叱られるためではなく、次を安全に考えるために、病院は知りたいのです。予約の日に行けそうにないときも、だまって休まず、「今日は行く気持ちになれません」と電話をすれば足ります。</p>
<h2>だれに、どう言うか</h2>
<p><ruby>主治医<rt>しゅじい</rt></ruby>に直接言えなければ、<ruby>看護師<rt>かんごし</rt></ruby>、<ruby>薬剤師<rt>やくざいし</rt></ruby>、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターの相談員が、先に聞いて、伝え方を一緒に考えます。手紙にして受付に渡す方法もあります。</p>
<aside class="memo"><h3>そのまま読める言葉</h3><dl><div><dt>主治医に</dt><dd>治療を休みたい、やめたいという気持ちがあります。責められずに話す時間をいただけますか</dd></div><div><dt>看護師に</dt><dd>先生には言いにくいのですが、次の点滴が、つらくてたまりません</dd></div><div><dt>薬剤師に</dt><dd>この薬を、飲めていません。休むとどうなるか、先生と相談してもらえますか</dd></div><div><dt>家族に</dt><dd><ruby>賛成<rt>さんせい</rt></ruby>か反対かを言う前に、十分だけ、わたしの話を聞いてほしい</dd></div></dl></aside>
<h2>決める前に、聞いておきたいこと</h2>
<ul><li>休んだとき、減らしたとき、やめたとき、それぞれ体にどんなことが考えられますか</li><li>休むとしたら、どのくらいの間なら、また始めやすいですか</li><li>返事は、いつまでにすればよいですか</li><li>やめたあとも、この病院で診てもらえますか。薬や検査はどうなりますか</li><li>気持ちが変わったときは、どうすればよいですか</li></ul>
<p>答えを聞くのがこわいときは、「大まかに」「今日はここまで」と頼んでかまいません。別の医師の考えも聞きたいときは、<a href="/articles/second-opinion">セカンドオピニオン</a>という方法があります。</p>
<h2>やめても、手当ては終わりません</h2>
<p>がんに対する治療を休んでも、やめても、痛み、<ruby>息苦<rt>いきぐる</rt></ruby>しさ、吐き気、不安をやわらげる手当ては続きます。<ruby>緩和<rt>かんわ</rt></ruby>ケアは、治療の最後にだけ受けるものではなく、今日からでも、治療と並んで受けられます（<a href="/articles/pain-and-palliative">痛みをがまんしない。緩和ケアは早くから</a>）。通う病院、家に来てくれる医師や看護師、緩和ケアの<ruby>病棟<rt>びょうとう</rt></ruby>。場所も選べます。「見放されるのでは」とこわくなったら、「これから、困ったときにだれに電話すればよいですか」と聞いてください。電話の先が一つ決まると、夜の心細さが違うことがあります。</p>
<h2>家族と、考えが違うとき</h2>
<p>ご家族は、いなくなってほしくないという思いから、「続けて」と言うことがあります。あなたは、家族のために続けている、と感じているかもしれません。どちらの言葉の下にも、相手を思う気持ちがあります。「続けるか、やめるか」ではなく、「何がつらいか」「どう過ごしたいか」から話すと、すれ違いが減ります。医師や看護師に、そろって説明を聞く時間を頼めます（<a href="/articles/deciding-together">家族と考えが違うとき</a>）。</p>
<p>ご家族へ。「やめたい」と聞いたら、説得より先に、「そう思うほど、つらかったんだね」と返してください。決めるのは本人です。あなた自身の悲しみや心配も、相談支援センターで話してよいことです。</p>
<h2>心が沈んでいるときは、大きな決定を急がない</h2>
<p>眠れない、何も楽しめない、自分を責める日が続くときは、気持ちの落ちこみが、「やめたい」を大きくしていることがあります。手当てで軽くなることがあるので、決める前に、その苦しさを病院に伝えてください。治療ではなく、自分が消えてしまいたいと感じるときは、朝を待たずに、<a href="/articles/when-you-feel-alone">いま話せる電話</a>へ。</p>
<p>決めたあとで迷うことも、決められない日が続くことも、あってよいのです。話す前に気持ちを整えたいときは、<a href="/treatment/hidamari">ひだまりの相談員</a>もお話をうかがいます。どちらがよいかは、お答えしません。あなたの言葉を、一緒にさがします。</p>
`;

const easyBody = `
<h2><ruby>治療<rt>ちりょう</rt></ruby>を<ruby>休<rt>やす</rt></ruby>みたい、やめたいと<ruby>思<rt>おも</rt></ruby>ったら</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>が<ruby>長<rt>なが</rt></ruby>いと、「もう<ruby>休<rt>やす</rt></ruby>みたい」「やめたい」と<ruby>思<rt>おも</rt></ruby>うことがあります。あなたが<ruby>弱<rt>よわ</rt></ruby>いからではありません。<ruby>病院<rt>びょういん</rt></ruby>で話していいことです。</p>
<h2><ruby>方法<rt>ほうほう</rt></ruby>は、一つではありません</h2>
<ul><li><ruby>休<rt>やす</rt></ruby>む：体が<ruby>元気<rt>げんき</rt></ruby>になるまで、次の<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>待<rt>ま</rt></ruby>ちます。</li><li><ruby>減<rt>へ</rt></ruby>らす：<ruby>薬<rt>くすり</rt></ruby>の<ruby>量<rt>りょう</rt></ruby>を少なくします。</li><li><ruby>変<rt>か</rt></ruby>える：ほかの<ruby>薬<rt>くすり</rt></ruby>や、ほかの<ruby>方法<rt>ほうほう</rt></ruby>にします。</li><li>やめる：がんの<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>終<rt>お</rt></ruby>わりにします。<ruby>痛<rt>いた</rt></ruby>みや<ruby>苦<rt>くる</rt></ruby>しさを<ruby>軽<rt>かる</rt></ruby>くする<ruby>手当<rt>てあ</rt></ruby>ては、<ruby>続<rt>つづ</rt></ruby>きます。</li></ul>
<h2><ruby>自分<rt>じぶん</rt></ruby>だけで、<ruby>薬<rt>くすり</rt></ruby>をやめないでください</h2>
<p><ruby>急<rt>きゅう</rt></ruby>にやめると、体の<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>があります。<ruby>飲<rt>の</rt></ruby>んでいない<ruby>薬<rt>くすり</rt></ruby>があれば、そのまま<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>言葉<rt>ことば</rt></ruby>の<ruby>例<rt>れい</rt></ruby></h2>
<ul><li>「<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>休<rt>やす</rt></ruby>みたいです。話を<ruby>聞<rt>き</rt></ruby>いてください」</li><li>「いちばんつらいのは、<ruby>吐<rt>は</rt></ruby>き気です」</li><li>「やめたあとも、この<ruby>病院<rt>びょういん</rt></ruby>に来ていいですか」</li></ul>
<p><ruby>医師<rt>いし</rt></ruby>に<ruby>言<rt>い</rt></ruby>いにくいときは、<ruby>看護師<rt>かんごし</rt></ruby>や、「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」の<ruby>相談員<rt>そうだんいん</rt></ruby>に話してください。</p>
<h2><ruby>手当<rt>てあ</rt></ruby>ては、<ruby>終<rt>お</rt></ruby>わりません</h2>
<p><ruby>治療<rt>ちりょう</rt></ruby>をやめても、<ruby>痛<rt>いた</rt></ruby>みや<ruby>心配<rt>しんぱい</rt></ruby>を<ruby>軽<rt>かる</rt></ruby>くする「<ruby>緩和<rt>かんわ</rt></ruby>ケア」は<ruby>続<rt>つづ</rt></ruby>きます。今から<ruby>受<rt>う</rt></ruby>けることもできます。</p>
<p>「<ruby>消<rt>き</rt></ruby>えてしまいたい」と<ruby>思<rt>おも</rt></ruby>うほどつらいときは、<ruby>朝<rt>あさ</rt></ruby>を<ruby>待<rt>ま</rt></ruby>たないで、<ruby>電話<rt>でんわ</rt></ruby>で話してください。#いのちSOS（0120-061-338）は<ruby>無料<rt>むりょう</rt></ruby>です。</p>
`;

/** The wish to rest or to stop: four different things, whom to tell, and that palliative care goes on. */
export const stoppingTreatment = articleItem({
  id: 'stopping-treatment',
  topics: [
    'stopping-treatment',
    'palliative-care',
    'talking-with-doctor',
    'choosing-treatment',
    'side-effects',
  ],
  publishedAt: '2026-11-28T02:29:00.000Z',
  title: '治療を休みたい、やめたいと思うとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '治療を休みたい、やめたいと思うのは、弱いからではありません。休む、減らす、替える、やめるの違い、理由の書き出し方、病院での言い方、やめても続く緩和ケアのことを書きました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '緩和ケアと治療を選ぶ場面を支えてきた看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '抗がん剤治療を続けるか、しばらく止めるか、選択に悩んでいる。',
      publisher: '静岡県立静岡がんセンター がん体験者の悩みQ&A',
      year: 2024,
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=3300328',
    },
    {
      title: '薬の副作用が強いとき',
      publisher: '静岡県立静岡がんセンター がん体験者の悩みQ&A',
      url: 'https://www.scchr.jp/cancerqa/jyogen_3300439.html',
    },
    SOURCES.palliativeSociety,
    SOURCES.ganjoho,
  ],
});

import { articleItem } from '../article-item.ts';

const body = `
<h2>名前を聞いただけで、こわくなったときに</h2>
<p>「<ruby>緩和<rt>かんわ</rt></ruby>ケア<ruby>病棟<rt>びょうとう</rt></ruby>の見学に行ってみませんか」。そう言われて、突き放されたように感じる方がいます。家族も、本人の前で言葉を出せずにいます。このページは、決めるためではなく、どんな所かを知るためのものです。<ruby>途中<rt>とちゅう</rt></ruby>で閉じても、また別の日に読んでもかまいません。</p>
<p>緩和ケア病棟（ホスピスと呼ぶ所もあります）は、がんなどによる痛み、<ruby>息苦<rt>いきぐる</rt></ruby>しさ、だるさ、眠れなさ、不安をやわらげることを専門にする病棟です。申し込むことと、すぐに入ることは別です。名前だけ登録し、<ruby>通院<rt>つういん</rt></ruby>や家での暮らしを続ける方も多くいます。</p>
<h2>緩和ケアを受けられる場所は、四つあります</h2>
<table><caption>どこで受けるか</caption><thead><tr><th scope="col">場所</th><th scope="col">合いやすいとき</th></tr></thead><tbody><tr><th scope="row"><ruby>外来<rt>がいらい</rt></ruby></th><td>がんの治療を続けながら、痛みや気持ちを相談したいとき</td></tr><tr><th scope="row">一般の病棟の、緩和ケアチーム</th><td>入院して治療している間に、つらさを和らげたいとき</td></tr><tr><th scope="row">緩和ケア病棟</th><td>つらさが強く、専門の病棟での手当てを望むとき。家族が休む間</td></tr><tr><th scope="row">家（訪問診療、<ruby>訪問看護<rt>ほうもんかんご</rt></ruby>）</th><td>住みなれた所で過ごしたいとき</td></tr></tbody></table>
<p>どれか一つに決めるのではなく、行き来できます。病棟でつらさが落ち着き、家に帰る方もいます。緩和ケアは<ruby>診断<rt>しんだん</rt></ruby>のときから受けられるもので、くわしくは<a href="/articles/pain-and-palliative">痛みをがまんしない</a>にあります。</p>
<h2>病棟で、していること</h2>
<ul><li>痛み止めの調整。飲み薬、貼り薬、<ruby>点滴<rt>てんてき</rt></ruby>、小さなポンプ。痛みの場所への<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>などを、ほかの科と組み合わせることもある</li><li>息苦しさ、吐き気、むくみ、おなかの張り、眠れなさの手当て</li><li>体をふく、湯に入る、髪を洗う、足をもむ</li><li>食べられるものを、食べられるときに。<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>と相談</li><li>リハビリ。座ってお茶を飲む、庭に出る</li><li>話を聴く。季節の行事。面会や付きそいの時間にゆとりがある所が多く、ペットと会える所もある</li></ul>
<p><ruby>個室<rt>こしつ</rt></ruby>が中心で、家族が泊まれる部屋や<ruby>台所<rt>だいどころ</rt></ruby>のある病棟もあります。</p>
<h2>ふつうは、しないこと</h2>
<p>がんを小さくするための抗がん剤や手術は、ふつう行いません。<ruby>心臓<rt>しんぞう</rt></ruby>マッサージや<ruby>人工呼吸器<rt>じんこうこきゅうき</rt></ruby>などを行わない<ruby>方針<rt>ほうしん</rt></ruby>の病棟もあります。<ruby>輸血<rt>ゆけつ</rt></ruby>や高カロリーの点滴をするかどうかは、病棟で違います。「これだけは続けたい」という治療があるときは、<ruby>面談<rt>めんだん</rt></ruby>で聞いてください。条件が合わないと分かるのも、面談の役目です。</p>
<h2>申し込みから入るまで</h2>
<ol><li><ruby>主治医<rt>しゅじい</rt></ruby>に「緩和ケア病棟の話を聞いてみたい」と伝える。相談窓口からでもよい</li><li><ruby>紹介状<rt>しょうかいじょう</rt></ruby>、<ruby>画像<rt>がぞう</rt></ruby>、<ruby>検査<rt>けんさ</rt></ruby>の結果をそろえる</li><li>面談（入院の相談の外来）。ご本人が行けないときは、家族だけでよい所もある</li><li>病院の話し合いのあと、登録。空きとつらさの強さを見て、順番が決まる</li></ol>
<p>待つ日数は病院と時期で違い、1〜4週間ほどと案内している病院があります。つらさの強い方が先になることもあります。二つの病院に申し込むこともできます。待つ間につらくなったときの行き先を、今の主治医と決めておくことが、いちばん大切です。</p>
<p>入っていられる長さに決まりのない病棟も、<ruby>通算<rt>つうさん</rt></ruby>で3か月まで、無料の個室は2か月までなどと決めている病棟もあります。つらさが落ち着くと、家や施設に移る相談が始まります。「追い出される」のではなく、移ったあとの痛み止めや訪問の手配を一緒に整えます。また入ることもできます。</p>
<h2>費用</h2>
<p><ruby>健康保険<rt>けんこうほけん</rt></ruby>が使えます。<ruby>入院料<rt>にゅういんりょう</rt></ruby>は一日ごとに決まった額で、ひと月の支払いには<a href="/articles/high-cost-medical-expense"><ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby></a>の上限があります。70歳未満で{{high-cost-e-income}}の<ruby>区分<rt>くぶん</rt></ruby>の方は{{high-cost-e-fixed}}、70歳以上で一般の区分の方は{{high-cost-70-general}}です。食事代と、有料の個室を選んだときの部屋代は、このほかにかかります。無料の個室の数と、待つ日数の違いを、面談で聞いておきましょう。</p>
<aside class="memo"><h3>面談で聞くメモの例</h3><dl><div><dt>待つ間</dt><dd>何日くらい待ちますか。その間に痛みが強くなったら、どこへ電話しますか</dd></div><div><dt>していること</dt><dd>今の点滴と薬は続けられますか。続けられないものは何ですか</dd></div><div><dt>過ごし方</dt><dd>泊まりの付きそい、孫や犬の面会、たばこやお酒、好きな音楽はどうですか</dd></div><div><dt>帰ること</dt><dd>よくなったら家に帰れますか。何日までいられますか</dd></div><div><dt>伝え方</dt><dd>本人は病気のことを、ここまで知っています。どう話していただけますか</dd></div></dl></aside>
<h2>「行くと、あきらめたことになりますか」</h2>
<p>そうたずねる方に、病棟の<ruby>看護師<rt>かんごし</rt></ruby>は「ここで何がしたいですか」と聞きます。好きな店のうどんを一口。息子に家の鍵の場所を伝える。髪を染める。痛みで小さくなっていた「したいこと」が、もう一度言葉になることがあります。行かないと決めるのも、あなたの選び方です。</p>
<h2>ご家族の迷い</h2>
<p>「もっと治療を探すべきではないか」「わたしたちが見捨てることにならないか」。ご本人と考えが違うときは、決めるのを急がず、主治医と相談員を交えて話す時間をとってください。ご本人が決めたことを、あとから家族が<ruby>背負<rt>せお</rt></ruby>わずにすむように、<a href="/articles/advance-care-planning"><ruby>人生会議<rt>じんせいかいぎ</rt></ruby></a>の言葉を借りてもよいでしょう。家という道は<a href="/articles/home-care"><ruby>在宅<rt>ざいたく</rt></ruby>・訪問診療</a>に、家族のつらさは<a href="/articles/for-family-caregivers">支えるご家族へ</a>にあります。</p>
<p>このページの終わりの一覧は、家や外にいて、電話の順番をまだ決めていない方のためのものです。医師や訪問看護師と決めた順番があるときは、それが先です。</p>
`;

const easyBody = `
<h2><ruby>緩和<rt>かんわ</rt></ruby>ケア<ruby>病棟<rt>びょうとう</rt></ruby>とは</h2>
<p><ruby>緩和<rt>かんわ</rt></ruby>ケア<ruby>病棟<rt>びょうとう</rt></ruby>は、<ruby>入院<rt>にゅういん</rt></ruby>するところです。<ruby>痛<rt>いた</rt></ruby>み、<ruby>息<rt>いき</rt></ruby>の<ruby>苦<rt>くる</rt></ruby>しさ、<ruby>眠<rt>ねむ</rt></ruby>れないこと、<ruby>不安<rt>ふあん</rt></ruby>などを<ruby>軽<rt>かる</rt></ruby>くします。「ホスピス」と<ruby>呼<rt>よ</rt></ruby>ぶところもあります。<ruby>今日<rt>きょう</rt></ruby>、<ruby>決<rt>き</rt></ruby>めなくていいです。<ruby>申<rt>もう</rt></ruby>しこんでも、すぐに<ruby>入院<rt>にゅういん</rt></ruby>するとは<ruby>限<rt>かぎ</rt></ruby>りません。</p>
<h2>していること</h2>
<ul><li><ruby>痛<rt>いた</rt></ruby>みを<ruby>軽<rt>かる</rt></ruby>くする<ruby>薬<rt>くすり</rt></ruby>や<ruby>手当<rt>てあ</rt></ruby>て</li><li>からだをふく、<ruby>髪<rt>かみ</rt></ruby>を<ruby>洗<rt>あら</rt></ruby>う</li><li><ruby>食<rt>た</rt></ruby>べられるものを、<ruby>食<rt>た</rt></ruby>べられるときに<ruby>食<rt>た</rt></ruby>べる</li></ul>
<p>がんを<ruby>小<rt>ちい</rt></ruby>さくするための<ruby>薬<rt>くすり</rt></ruby>や<ruby>手術<rt>しゅじゅつ</rt></ruby>は、ふつう、しません。「この<ruby>治療<rt>ちりょう</rt></ruby>は<ruby>続<rt>つづ</rt></ruby>けられますか」と<ruby>聞<rt>き</rt></ruby>いてください。つらさが<ruby>軽<rt>かる</rt></ruby>くなって、<ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>る<ruby>人<rt>ひと</rt></ruby>もいます。</p>
<h2><ruby>入院<rt>にゅういん</rt></ruby>するまで</h2>
<ul><li><ruby>医者<rt>いしゃ</rt></ruby>に「<ruby>緩和<rt>かんわ</rt></ruby>ケア<ruby>病棟<rt>びょうとう</rt></ruby>のことを<ruby>聞<rt>き</rt></ruby>きたいです」と<ruby>言<rt>い</rt></ruby>います。</li><li><ruby>病棟<rt>びょうとう</rt></ruby>のある<ruby>病院<rt>びょういん</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>と、<ruby>会<rt>あ</rt></ruby>って<ruby>話<rt>はな</rt></ruby>します。</li><li><ruby>順番<rt>じゅんばん</rt></ruby>を<ruby>待<rt>ま</rt></ruby>ちます。<ruby>待<rt>ま</rt></ruby>つ<ruby>日数<rt>にっすう</rt></ruby>は、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>違<rt>ちが</rt></ruby>います。</li></ul>
<p><ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby>につらくなったら、どこへ<ruby>行<rt>い</rt></ruby>くか。<ruby>今<rt>いま</rt></ruby>の<ruby>医者<rt>いしゃ</rt></ruby>と<ruby>決<rt>き</rt></ruby>めておきます。これがいちばん<ruby>大切<rt>たいせつ</rt></ruby>です。</p>
<h2>お<ruby>金<rt>かね</rt></ruby>のこと</h2>
<p><ruby>健康保険<rt>けんこうほけん</rt></ruby>が<ruby>使<rt>つか</rt></ruby>えます。ひと<ruby>月<rt>つき</rt></ruby>に<ruby>払<rt>はら</rt></ruby>うお<ruby>金<rt>かね</rt></ruby>には、<ruby>上限<rt>じょうげん</rt></ruby>（これより<ruby>高<rt>たか</rt></ruby>くならない<ruby>額<rt>がく</rt></ruby>）があります。<ruby>食事代<rt>しょくじだい</rt></ruby>や、<ruby>有料<rt>ゆうりょう</rt></ruby>の<ruby>個室<rt>こしつ</rt></ruby>のお<ruby>金<rt>かね</rt></ruby>は、<ruby>別<rt>べつ</rt></ruby>です。</p>
<h2><ruby>会<rt>あ</rt></ruby>って<ruby>話<rt>はな</rt></ruby>すときに<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「<ruby>何日<rt>なんにち</rt></ruby>くらい<ruby>待<rt>ま</rt></ruby>ちますか」</li><li>「<ruby>待<rt>ま</rt></ruby>つ<ruby>間<rt>あいだ</rt></ruby>に<ruby>痛<rt>いた</rt></ruby>くなったら、どこへ<ruby>電話<rt>でんわ</rt></ruby>しますか」</li><li>「<ruby>何日<rt>なんにち</rt></ruby>までいられますか。<ruby>家<rt>いえ</rt></ruby>に<ruby>帰<rt>かえ</rt></ruby>れますか」</li></ul>
<h2><ruby>家族<rt>かぞく</rt></ruby>と<ruby>考<rt>かんが</rt></ruby>えが<ruby>違<rt>ちが</rt></ruby>うとき</h2>
<p>いそがないで、<ruby>医者<rt>いしゃ</rt></ruby>や<ruby>相談員<rt>そうだんいん</rt></ruby>と<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>話<rt>はな</rt></ruby>します。<ruby>行<rt>い</rt></ruby>かないと<ruby>決<rt>き</rt></ruby>めてもいいです。</p>
<h2><ruby>下<rt>した</rt></ruby>の「すぐに<ruby>連絡<rt>れんらく</rt></ruby>するとき」について</h2>
<p><ruby>医者<rt>いしゃ</rt></ruby>や<ruby>訪問看護師<rt>ほうもんかんごし</rt></ruby>と<ruby>決<rt>き</rt></ruby>めた<ruby>電話<rt>でんわ</rt></ruby>の<ruby>順番<rt>じゅんばん</rt></ruby>があるときは、それが<ruby>先<rt>さき</rt></ruby>です。</p>
`;

/** Thinking of a palliative care ward: what it is, what is done, who can go, waiting, cost, going home again. */
export const hospice = articleItem({
  id: 'hospice',
  publishedAt: '2026-11-25T07:19:00.000Z',
  title: '緩和ケア病棟・ホスピスを考えるとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'recurrence' }, { id: 'palliative' }],
  topics: ['hospice', 'palliative-care', 'home-care', 'last-days'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-25', text: '公開しました。' },
  ],
  summary:
    '緩和ケア病棟は、つらさをやわらげることを専門にする病棟です。していること、しないこと、申し込みと待つ日数、入っていられる長さ、費用、家に帰ること、家族の迷いについて書きました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-19',
  reviewer_role: '緩和ケア病棟で働く医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'よくある質問 がん診療について（緩和治療病棟）',
      publisher: '富山赤十字病院',
      url: 'https://www.toyama-med.jrc.or.jp/faq/cancer/',
    },
    {
      title: '緩和ケア病棟',
      publisher: 'JA北海道厚生連 帯広厚生病院',
      url: 'https://dou-kouseiren.com/byouin/obihiro/guide/section/vt1bv7000000iahq.html',
    },
    {
      title: '本館8階南病棟（緩和ケア）の御案内',
      publisher: '自治医科大学附属病院 緩和ケア部',
      url: 'https://jichi-palliative-care.jp/pc_unit',
    },
  ],
});

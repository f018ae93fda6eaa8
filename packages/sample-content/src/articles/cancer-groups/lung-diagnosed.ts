import { articleItem } from '../article-item.ts';

const body = `
<h2>診断のあとに、また検査が続くわけ</h2>
<p>「肺がんです」と言われたあと、すぐに治療ではなく、また検査の予定が入ることがあります。間に合うのかと不安になるかもしれません。肺がんは、種類と広がり、<ruby>細胞<rt>さいぼう</rt></ruby>の<ruby>遺伝子<rt>いでんし</rt></ruby>の特徴によって、候補になる治療が大きく変わります。続く検査は、治療を選ぶための準備です。「あと何の結果がそろえば、治療の話になりますか」と聞くと、見通しが持てます。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt><ruby>小細胞<rt>しょうさいぼう</rt></ruby>肺がん・<ruby>非小細胞肺<rt>ひしょうさいぼうはい</rt></ruby>がん</dt><dd><ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見た細胞の形による、大きな二つの分け方です。治療の組み立てが違います。</dd></div><div><dt><ruby>腺<rt>せん</rt></ruby>がん・<ruby>扁平上皮<rt>へんぺいじょうひ</rt></ruby>がん</dt><dd>非小細胞肺がんを、さらに分けた名前です。</dd></div><div><dt><ruby>病期<rt>びょうき</rt></ruby>（ステージ）</dt><dd>がんの大きさ、リンパ節やほかの<ruby>臓器<rt>ぞうき</rt></ruby>への広がりを合わせた分け方です。それだけで、これからのことが決まる数字ではありません。</dd></div><div><dt>遺伝子の検査</dt><dd>がん細胞に、薬の目印になる変化があるかを見ます。結果が出るまで日数がかかり、<ruby>組織<rt>そしき</rt></ruby>をもう一度とることもあります。</dd></div><div><dt>PD-L1（ピーディーエルワン）</dt><dd><ruby>免疫<rt>めんえき</rt></ruby>の働きを助ける薬を考えるときの手がかりになる、たんぱく質です。</dd></div><div><dt><ruby>全身状態<rt>ぜんしんじょうたい</rt></ruby>（PS）</dt><dd>ふだん、どのくらい動けるかを表す目安です。治療の強さを考えるときに使います。</dd></div></dl>
<aside class="margin"><h3>遺伝子の検査とは</h3><p>肺がんで薬を選ぶための検査は、主にがん細胞にあとから起きた変化を見るものです。「子どもに伝わる病気か」を調べる検査とは、目的が違います。気になることは、検査の前に聞いてください。</p></aside>
<h2>どんな治療があるか</h2>
<ul><li><strong>手術</strong>：がんのある肺の一部をとります。残る肺の力を、息を吹く検査などで前もって調べます。</li><li><strong><ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby></strong>：がんのある場所にあてます。手術がむずかしいときや、薬と組み合わせるときなどに選ばれます。</li><li><strong>薬の治療</strong>：抗がん剤、目印になる変化をねらう<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>、免疫の働きを助ける薬（免疫チェックポイント<ruby>阻害薬<rt>そがいやく</rt></ruby>）があります。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：せき、<ruby>息切<rt>いきぎ</rt></ruby>れ、痛み、気持ちのつらさをやわらげます。治療の最後に受けるものではなく、<ruby>診断<rt>しんだん</rt></ruby>のときから一緒に受けられます。</li></ul>
<h2>まず「目的」を聞いてみる</h2>
<p>治療の名前より先に、何のための治療かを聞くと、そのあとの説明が分かりやすくなります。聞くのがこわいときは、聞く人をご家族にお願いしても、「今日は大まかにだけ聞きたいです」と伝えてもかまいません。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>目的</dt><dd>がんをなくすための治療ですか。おさえるため、楽にするための治療ですか</dd></div><div><dt>ほかの方法</dt><dd>わたしに候補になる治療は、ほかにありますか。しない場合はどうなりますか</dd></div><div><dt>通い方</dt><dd>入院ですか、<ruby>通院<rt>つういん</rt></ruby>ですか。一人で通えますか</dd></div><div><dt>息</dt><dd>終わったあと、階段や散歩はどのくらいできそうですか</dd></div></dl></aside>
<h2>肺のために、伝えておくこと・できること</h2>
<p><ruby>間質性肺炎<rt>かんしつせいはいえん</rt></ruby>、<ruby>肺気腫<rt>はいきしゅ</rt></ruby>、ぜんそくなど、前からの肺の病気は、治療の選び方に関わります。リウマチなど免疫の病気がある方、いつか子どもを望むかもしれない方も、薬が始まる前に伝えてください。今たばこを吸っている方は、治療の前に<ruby>禁煙<rt>きんえん</rt></ruby>をすすめられます。一人で抱えず、手助けを頼みましょう。手術の前には、深く息を吸う練習や、<ruby>痰<rt>たん</rt></ruby>の出し方を教わることがあります。</p>
<p>仕事で<ruby>石綿<rt>いしわた</rt></ruby>（アスベスト）や粉じんを扱ったことがある方は、何十年前のことでも医師に話してください。<ruby>補償<rt>ほしょう</rt></ruby>や<ruby>救済<rt>きゅうさい</rt></ruby>のしくみを使えるかどうかを、相談窓口で一緒に確かめられます。</p>
<h2>別の医師の意見を聞きたいとき</h2>
<p>セカンドオピニオンでは、手術、<ruby>放射線<rt>ほうしゃせん</rt></ruby>、薬のどの専門の医師に聞くかで、話の中心が変わります。「放射線の医師の意見も聞きたい」のように、聞きたい相手を<ruby>主治医<rt>しゅじい</rt></ruby>に伝えると、紹介先を考えやすくなります。治療を始める時期に<ruby>影響<rt>えいきょう</rt></ruby>しないかも、一緒に聞きましょう。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、だれでも無料で相談できます。</p>
`;

const easyBody = `
<h2><ruby>肺<rt>はい</rt></ruby>がんと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>また<ruby>検査<rt>けんさ</rt></ruby>が<ruby>続<rt>つづ</rt></ruby>くことがあります。<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>選<rt>えら</rt></ruby>ぶための<ruby>準備<rt>じゅんび</rt></ruby>です。「どの<ruby>結果<rt>けっか</rt></ruby>が<ruby>出<rt>で</rt></ruby>たら、<ruby>治療<rt>ちりょう</rt></ruby>のことを<ruby>決<rt>き</rt></ruby>めますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2>むずかしい<ruby>言葉<rt>ことば</rt></ruby></h2>
<ul><li><ruby>小細胞<rt>しょうさいぼう</rt></ruby><ruby>肺<rt>はい</rt></ruby>がん、<ruby>非小細胞<rt>ひしょうさいぼう</rt></ruby><ruby>肺<rt>はい</rt></ruby>がん：<ruby>肺<rt>はい</rt></ruby>がんの<ruby>大<rt>おお</rt></ruby>きな<ruby>分<rt>わ</rt></ruby>け<ruby>方<rt>かた</rt></ruby>です。<ruby>治療<rt>ちりょう</rt></ruby>が<ruby>違<rt>ちが</rt></ruby>います。</li><li>ステージ：がんの<ruby>大<rt>おお</rt></ruby>きさと<ruby>広<rt>ひろ</rt></ruby>がりの<ruby>分<rt>わ</rt></ruby>け<ruby>方<rt>かた</rt></ruby>です。これだけで、これからのことは<ruby>決<rt>き</rt></ruby>まりません。</li><li><ruby>遺伝子<rt>いでんし</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>：<ruby>薬<rt>くすり</rt></ruby>を<ruby>選<rt>えら</rt></ruby>ぶために、がんを<ruby>調<rt>しら</rt></ruby>べます。</li></ul>
<h2><ruby>治療<rt>ちりょう</rt></ruby>のこと</h2>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：がんのある<ruby>肺<rt>はい</rt></ruby>の<ruby>一部<rt>いちぶ</rt></ruby>をとります。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>：がんのあるところに、<ruby>目<rt>め</rt></ruby>に<ruby>見<rt>み</rt></ruby>えない<ruby>線<rt>せん</rt></ruby>をあてます。</li><li><ruby>薬<rt>くすり</rt></ruby>：いろいろあります。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：せき、<ruby>息切<rt>いきぎ</rt></ruby>れ、<ruby>痛<rt>いた</rt></ruby>み、<ruby>気持<rt>きも</rt></ruby>ちのつらさを<ruby>軽<rt>かる</rt></ruby>くします。はじめから<ruby>受<rt>う</rt></ruby>けられます。</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「なんのための<ruby>治療<rt>ちりょう</rt></ruby>ですか。がんをなくすためですか。おさえるためですか。<ruby>楽<rt>らく</rt></ruby>にするためですか」</li><li>「ほかの<ruby>治療<rt>ちりょう</rt></ruby>は、ありますか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>しますか。<ruby>一人<rt>ひとり</rt></ruby>で<ruby>病院<rt>びょういん</rt></ruby>に<ruby>行<rt>い</rt></ruby>けますか」</li></ul>
<p>こわいときは「<ruby>今日<rt>きょう</rt></ruby>は、<ruby>大<rt>おお</rt></ruby>まかにだけ<ruby>聞<rt>き</rt></ruby>きたいです」と<ruby>言<rt>い</rt></ruby>えます。</p>
<h2><ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>前<rt>まえ</rt></ruby>からの<ruby>肺<rt>はい</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>、ぜんそく、リウマチ</li><li>いつか<ruby>子<rt>こ</rt></ruby>どもがほしいかもしれないこと</li><li>たばこを<ruby>吸<rt>す</rt></ruby>っていること。やめるために、<ruby>手助<rt>てだす</rt></ruby>けを<ruby>頼<rt>たの</rt></ruby>めます。</li><li><ruby>仕事<rt>しごと</rt></ruby>でアスベストを<ruby>使<rt>つか</rt></ruby>ったこと。<ruby>昔<rt>むかし</rt></ruby>のことでも<ruby>言<rt>い</rt></ruby>います。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するところ</h2>
<p>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、だれでも<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。「<ruby>肺<rt>はい</rt></ruby>がんと<ruby>言<rt>い</rt></ruby>われました。<ruby>相談<rt>そうだん</rt></ruby>したいです」と<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

export const lungDiagnosed = articleItem({
  id: 'lung-diagnosed',
  topics: ['lung-cancer', 'choosing-treatment', 'genomic-testing', 'medical-words'],
  publishedAt: '2026-09-17T01:20:00.000Z',
  title: '肺がんの治療を決めるまで、聞いておきたいこと',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'lung' }],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-09-17', text: '公開しました。' },
  ],
  summary:
    '診断のあとにまた検査が続くのは、治療を選ぶためです。小細胞、遺伝子の検査、PSなどの言葉の意味と、治療の目的の聞き方、肺のためにできることをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-09-15',
  reviewer_role: '肺がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '九州大学病院のがん診療 肺がん',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/lung_cancer/',
    },
    {
      title: '胸部悪性腫瘍診療の概要',
      publisher: '大阪医科薬科大学病院 呼吸器内科・呼吸器腫瘍内科',
      url: 'https://hospital.ompu.ac.jp/departments/m08/m08_topics.html',
    },
    {
      title: '痛みやつらさを和らげる (1)緩和ケア',
      publisher: 'おきなわがんサポートハンドブック',
      url: 'https://okinawagansapo.jp/leaf2/second/sec1-1',
    },
    {
      title: 'アスベスト（石綿）健康被害救済給付の概要',
      publisher: '独立行政法人 環境再生保全機構',
      url: 'https://www.erca.go.jp/asbestos/relief/seido/seido.html',
    },
  ],
});

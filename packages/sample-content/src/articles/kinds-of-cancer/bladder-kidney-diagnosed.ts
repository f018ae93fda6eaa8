import { articleItem } from '../article-item.ts';

const body = `
<h2>まず、病名の紙を一文字ずつ確かめる</h2>
<p>尿をつくり、運び、ためる道は一続きです。けれども、「<ruby>膀胱<rt>ぼうこう</rt></ruby>がん」と「<ruby>腎臓<rt>じんぞう</rt></ruby>がん（<ruby>腎細胞<rt>じんさいぼう</rt></ruby>がん）」は、性質も治療も違います。腎臓から出る道にできる「<ruby>腎盂<rt>じんう</rt></ruby>・<ruby>尿管<rt>にょうかん</rt></ruby>がん」は、腎臓の中にあっても膀胱がんに近い性質です。別の病気の話を読んで心配を増やさないように、名前を紙に書いてもらいましょう。</p>
<h2>膀胱がん：どこまで深いかで、道が分かれます</h2>
<dl><div><dt><ruby>筋層非浸潤性<rt>きんそうひしんじゅんせい</rt></ruby></dt><dd>膀胱の壁の筋肉までは入っていないもの。カメラで削りとる手術（TURBT）が中心になり、膀胱を残します。あとから、膀胱の中に薬を入れることがあります。</dd></div><div><dt><ruby>筋層浸潤性<rt>きんそうしんじゅんせい</rt></ruby></dt><dd>筋肉まで入っているもの。膀胱をとる手術、薬、<ruby>放射線<rt>ほうしゃせん</rt></ruby>などを組み合わせて考えます。条件により、膀胱を残す方法を相談できることもあります。</dd></div><div><dt><ruby>上皮内<rt>じょうひない</rt></ruby>がん（CIS）</dt><dd>平たく広がる種類。浅くても性質を見て、BCGという薬を膀胱に入れる治療がよく候補になります。</dd></div><div><dt><ruby>膀胱内注入療法<rt>ぼうこうないちゅうにゅうりょうほう</rt></ruby></dt><dd>細い管で膀胱に薬を入れ、しばらくためてから出す、<ruby>通院<rt>つういん</rt></ruby>でできる治療です。</dd></div></dl>
<h2>膀胱をとるとき：尿の新しい出口</h2>
<p>とったあとは、尿の通り道を作り直します（尿路変向）。一度決めると長くつきあうものなので、時間をかけて聞いてよい所です。</p>
<table><caption>おもな三つの方法</caption><thead><tr><th scope="col">方法</th><th scope="col">尿の出方</th><th scope="col">知っておくこと</th></tr></thead><tbody><tr><th scope="row"><ruby>回腸導管<rt>かいちょうどうかん</rt></ruby></th><td>小腸の一部を通り、おなかの出口（ストーマ）から袋へ</td><td>袋を貼り替える。広く行われてきた方法</td></tr><tr><th scope="row"><ruby>新膀胱<rt>しんぼうこう</rt></ruby></th><td>小腸で袋を作り、もとの尿の道から</td><td>袋は要らない。尿意がはっきりせず、時間を決めて出す。夜のもれや、管で出す練習が要ることも。がんの場所により選べないことがある</td></tr><tr><th scope="row">尿管皮ふろう</th><td>尿の管を、じかにおなかの皮ふへ</td><td>腸を使わない。出口がせまくなりやすく、管を入れておくことがある</td></tr></tbody></table>
<p>「同じ手術を受けた方の話を聞けますか」「<ruby>装具<rt>そうぐ</rt></ruby>の実物にさわれますか」と頼むと、暮らしの絵が描きやすくなります。ストーマの手当てを専門にする看護師に、手術の前から会える病院もあります。</p>
<h2>腎臓がん：腎臓の働きを残しながら考えます</h2>
<ul><li><strong>一部をとる</strong>：がんとそのまわりだけを切りとり、腎臓を残します。4センチ以下など、小さいときによく候補になります。</li><li><strong>全部をとる</strong>：大きさや場所により、片方の腎臓ごととります。もう片方が働いていれば、多くの方はふだんの暮らしに戻ります。</li><li><strong>見守る</strong>：小さく、体力や<ruby>年齢<rt>ねんれい</rt></ruby>の事情があるとき、画像で変化を見る方法（監視療法）もあります。</li><li><strong>針や放射線</strong>：凍らせる、熱や放射線をあてるなど、体への負担を減らす方法を相談できることがあります。</li><li><strong>薬</strong>：<ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby>と、<ruby>免疫<rt>めんえき</rt></ruby>の働きを助ける薬があり、組み合わせることもあります。</li></ul>
<p>どちらのがんでも、痛みや不安をやわらげる<ruby>緩和<rt>かんわ</rt></ruby>ケアは、はじめから一緒に受けられます。</p>
<h2>入院の、おおよその長さ</h2>
<p>病院の案内にある例です。TURBTは、管が次の日か2日後に抜けるころに退院する所から、5日前後の所まであります（<a href="/articles/bladder-kidney-suspected">検査のページ</a>にくわしく書きました）。膀胱をとって尿の出口を作る手術では、4週間程度の入院を案内する病院があります。退院の前に、装具の扱いを練習する日も含まれます。腎臓をおなかを開いてとる手術では、次の日から歩き、特に問題がなければ1週間前後で退院、と説明する大学病院があります。あなたの場合の日数は、「いちばん短いと何日、長びくと何日ですか」と幅で聞くと、家や仕事の予定が組みやすくなります。</p>
<h2>早めに伝えておきたいこと</h2>
<ul><li><strong>手先と目</strong>：装具の貼り替えには、指の力と目の見え方が関わります。しびれ、<ruby>関節<rt>かんせつ</rt></ruby>の痛み、見えにくさを話してください。</li><li><strong>性生活と、子どもを望む気持ち</strong>：手術の広さで変わることがあります。<ruby>神経<rt>しんけい</rt></ruby>を残す方法や、前もって<ruby>精子<rt>せいし</rt></ruby>を残す方法を聞けます。紙に書いて渡すだけで十分です。</li><li><strong>腎臓、血圧、糖尿病</strong>：残る腎臓を守る計画に役立ちます。</li><li><strong>仕事</strong>：重いもの、長い運転、トイレに行きにくい現場、夜勤。「どの動作が、いつからできますか」。</li></ul>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>深さと性質</dt><dd>「筋肉まで入っていますか。もう一度、カメラの手術が要りますか」</dd></div><div><dt>残す方法</dt><dd>「膀胱（腎臓）を残す方法は、わたしの場合ありますか。その長所と心配な点は何ですか」</dd></div><div><dt>出口</dt><dd>「三つの方法のうち、選べるのはどれですか」</dd></div><div><dt>返事</dt><dd>「いつまでに決めれば、治療に影響しませんか」</dd></div></dl></aside>
<p>迷うときは、<a href="/articles/second-opinion">セカンドオピニオン</a>や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターを使えます。決めるのに時間がかかるのは、暮らしを大切に考えているからです。</p>
`;

const easyBody = `
<h2><ruby>膀胱<rt>ぼうこう</rt></ruby>がん、<ruby>腎臓<rt>じんぞう</rt></ruby>がんと言われた人へ</h2>
<p><ruby>膀胱<rt>ぼうこう</rt></ruby>は、<ruby>尿<rt>にょう</rt></ruby>をためる<ruby>袋<rt>ふくろ</rt></ruby>です。<ruby>腎臓<rt>じんぞう</rt></ruby>は、<ruby>尿<rt>にょう</rt></ruby>をつくります。<ruby>名前<rt>なまえ</rt></ruby>は<ruby>似<rt>に</rt></ruby>ていますが、<ruby>治療<rt>ちりょう</rt></ruby>は<ruby>違<rt>ちが</rt></ruby>います。<ruby>病気<rt>びょうき</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby>を、<ruby>紙<rt>かみ</rt></ruby>に書いてもらいましょう。</p>
<h2><ruby>膀胱<rt>ぼうこう</rt></ruby>がんの<ruby>治療<rt>ちりょう</rt></ruby></h2>
<ul><li><ruby>浅<rt>あさ</rt></ruby>いがん：カメラで、がんをけずってとります。<ruby>膀胱<rt>ぼうこう</rt></ruby>に<ruby>薬<rt>くすり</rt></ruby>を入れることもあります。</li><li><ruby>深<rt>ふか</rt></ruby>いがん：<ruby>膀胱<rt>ぼうこう</rt></ruby>をとる<ruby>手術<rt>しゅじゅつ</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>、<ruby>放射線<rt>ほうしゃせん</rt></ruby>などがあります。</li><li><ruby>膀胱<rt>ぼうこう</rt></ruby>をとるときは、<ruby>尿<rt>にょう</rt></ruby>の<ruby>新<rt>あたら</rt></ruby>しい出口を<ruby>作<rt>つく</rt></ruby>ります。<ruby>袋<rt>ふくろ</rt></ruby>をおなかに<ruby>貼<rt>は</rt></ruby>る<ruby>方法<rt>ほうほう</rt></ruby>などがあります。</li></ul>
<h2><ruby>腎臓<rt>じんぞう</rt></ruby>がんの<ruby>治療<rt>ちりょう</rt></ruby></h2>
<ul><li>がんの<ruby>所<rt>ところ</rt></ruby>だけをとる<ruby>手術<rt>しゅじゅつ</rt></ruby></li><li><ruby>腎臓<rt>じんぞう</rt></ruby>を一つとる<ruby>手術<rt>しゅじゅつ</rt></ruby>。もう一つの<ruby>腎臓<rt>じんぞう</rt></ruby>が<ruby>働<rt>はたら</rt></ruby>きます。</li><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby></li><li>小さいときは、<ruby>検査<rt>けんさ</rt></ruby>をしながら<ruby>見守<rt>みまも</rt></ruby>ることもあります。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>で聞くこと</h2>
<ul><li>「<ruby>膀胱<rt>ぼうこう</rt></ruby>（<ruby>腎臓<rt>じんぞう</rt></ruby>）を<ruby>残<rt>のこ</rt></ruby>せますか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は<ruby>何日<rt>なんにち</rt></ruby>ぐらいですか」</li><li>「いつまでに<ruby>決<rt>き</rt></ruby>めますか」</li></ul>
<p><ruby>尿<rt>にょう</rt></ruby>や性のことは、話しにくいことです。<ruby>紙<rt>かみ</rt></ruby>に書いて、<ruby>看護師<rt>かんごし</rt></ruby>に<ruby>渡<rt>わた</rt></ruby>してもいいです。<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」でも、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

/** Cancer of the bladder or kidney, just diagnosed: words, kinds of treatment, new ways for urine, stays, questions. */
export const bladderKidneyDiagnosed = articleItem({
  id: 'bladder-kidney-diagnosed',
  publishedAt: '2026-11-24T04:43:00.000Z',
  title: '膀胱がん・腎臓がんの治療を決める前に聞くこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['bladder-cancer', 'kidney-cancer', 'choosing-treatment', 'surgery', 'stoma'],
  summary:
    '膀胱を残す治療ととる治療、新しい尿の出口の違い、腎臓を全部とるか一部をとるか。説明の紙の言葉、治療の種類、入院の目安と、手先や仕事のことなど早めに伝えたいことをまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-22',
  reviewer_role: '泌尿器科の診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '膀胱がん 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/bladder/print.html',
    },
    {
      title: '腎臓がん（腎細胞がん） 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/renal_cell/print.html',
    },
    {
      title: '膀胱癌',
      publisher: '東京逓信病院 泌尿器科',
      url: 'https://www.hospital.japanpost.jp/tokyo/shinryo/hinyou/bc.html',
    },
  ],
});

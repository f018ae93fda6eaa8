import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「今日は数が低いので、来週にしましょう」</h2>
<p>支度をして病院まで来たのに、採血の結果で延期になる。がっかりして、治療がうまくいっていないのかと不安になる方がいます。延期は、体が次の治療を受けられるまで待つための、よくある調整です。食べ方や過ごし方が悪かったせいではありません。</p>
<h2>なぜ減るのか</h2>
<p>血の中の<ruby>細胞<rt>さいぼう</rt></ruby>は、骨の中の<ruby>骨髄<rt>こつずい</rt></ruby>でつくられます。がんの薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>、病気そのもので、つくる力が一時的に落ちます。これを<ruby>骨髄抑制<rt>こつずいよくせい</rt></ruby>といいます。減るものによって、体に出ることが違います。</p>
<table><caption>減るものと、時期と、出やすいこと</caption><thead><tr><th scope="col">減るもの</th><th scope="col">減る時期の目安</th><th scope="col">出やすいこと</th></tr></thead><tbody><tr><th scope="row"><ruby>白血球<rt>はっけっきゅう</rt></ruby>（とくに<ruby>好中球<rt>こうちゅうきゅう</rt></ruby>）</th><td>多くの抗がん剤で、治療のあと1週間から2週間ごろ。10日目から14日目ごろが底になりやすい</td><td>感染しやすい。自分では気づきにくい</td></tr><tr><th scope="row"><ruby>血小板<rt>けっしょうばん</rt></ruby></th><td>白血球と近い時期か、少しあと</td><td>あざ、鼻血、歯ぐきの血</td></tr><tr><th scope="row"><ruby>赤血球<rt>せっけっきゅう</rt></ruby>・ヘモグロビン（<ruby>貧血<rt>ひんけつ</rt></ruby>）</th><td>回を重ねて、ゆっくり</td><td>立ちくらみ、息切れ、だるさ、頭痛</td></tr></tbody></table>
<p>時期は、薬の種類、組み合わせ、続けて飲む薬かどうかで変わります。「わたしの薬では、何日目から何日目に気をつけますか」と聞いて、カレンダーに印をつけておきましょう。</p>
<h2>検査の紙の言葉</h2>
<dl><div><dt>WBC（白血球）、NEUT（好中球）</dt><dd>白血球の中でも、菌から体を守る中心が好中球です。国立がん研究センターの説明では、血液1マイクロリットルあたり500個を下回ると、感染の危険が大きく高くなるとされています。紙では「％」で書かれていることもあり、数に直すと意味が変わるので、医療者に聞いてください。</dd></div><div><dt>Hb（ヘモグロビン）</dt><dd>酸素を運ぶものの濃さです。同じ数でも、ゆっくり減った人と急に減った人では、つらさが違います。</dd></div><div><dt>PLT（血小板）</dt><dd>血を止める細胞です。紙の数は「万」を省いて書かれることがあります。</dd></div><div><dt>L、H、グレード</dt><dd>L、Hは基準の幅から外れた印です。グレードは、医療者が治療の進め方を考えるための区分で、あなたのこれからを決める点数ではありません。</dd></div></dl>
<p>この数だから安全、この数だから危ない、とは、数だけでは言えません。熱や出血があるか、下がる途中か戻る途中かで変わります。紙の見方の全体は、<a href="/articles/reading-blood-tests">血液検査の紙の記事</a>にあります。</p>
<h2>病院ですること</h2>
<ul><li>治療の日をのばす、薬の量を変える</li><li>白血球を増やす注射（G-CSF）を使う。腰や背中の骨が痛むことがあります</li><li>菌をおさえる薬を、前もって、または熱のときに使う</li><li>貧血の理由をさがし、鉄やビタミンが足りなければ補う。つらさに応じて<ruby>輸血<rt>ゆけつ</rt></ruby>をする</li><li>血小板が大きく減ったときに輸血をする</li></ul>
<h2>自分でできること</h2>
<h3>白血球が少ない時期</h3>
<p>手洗い、うがい、口と体を清潔に。人の多い時間をさけ、外ではマスクをします。便のあとはこすらずに洗い、傷は流して覆います。生ものや作り置きは、病院の説明に合わせます。どこまで守るかは治療で違うので、「刺身はいつからよいですか」と、ゆるめる時期も聞いてください。体温は決まった時刻に。病院から言われている温度（言われていないときは38.0度以上）になったとき、または寒気やふるえがあるときは、かかっている病院に電話します。家の<ruby>解熱薬<rt>げねつやく</rt></ruby>を先に飲まないこと。くわしくは<a href="/articles/infection-and-fever">治療中に熱が出たらの記事</a>へ。</p>
<h3>貧血のとき</h3>
<p>起きるときは、一度座ってから。ふらついたら、その場でしゃがみます。階段と風呂はゆっくり。用事は一日に一つ、休みを先に予定へ入れます。肉、魚、卵、豆、青菜などを、食べられる範囲で。鉄のサプリメントは、足りない理由が鉄でないと役に立たず、負担になることもあるので、足す前に聞きます。車の運転は、ふらつく日は休みます。</p>
<h3>血小板が少ないとき</h3>
<p>転ばない、切らない、いきまない。やわらかい歯ブラシと電気かみそりに替えます。血が出たときの手当ては、<a href="/articles/bleeding">血が出たときの記事</a>に場所別に書いています。</p>
<p>血液の数を、食べものや運動ですぐに増やす方法は、知られていません。休むこと、感染とけがを防ぐことが、いちばんの手助けになります。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>今日の数</dt><dd>気をつける数は、どれですか。これから下がりますか、戻るところですか</dd></div><div><dt>電話</dt><dd>何度の熱で、どの番号にかけますか</dd></div><div><dt>してよいこと</dt><dd>外食、温泉、歯の治療、孫と会うこと、ワクチン</dd></div><div><dt>延期</dt><dd>次はいつ採血しますか。のびると何が変わりますか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>だるくて動けない、前より息が切れる、あざが増えた、口や肛門が痛い。数の紙を待たずに伝えてください。家族が風邪をひいたとき、仕事を休むか迷うときも、電話で聞いてかまいません。「昨日の採血で白血球が低いと言われました。家族が熱を出しています。どうすればよいですか」。</p>
<h2>ご家族へ</h2>
<p>手洗いと、具合の悪いときに部屋を分けること。「数は、どうだった？」と毎回たずねるより、「今日はどんな感じ？」のほうが、話しやすい日もあります。</p>
`;

const easyBody = `
<h2><ruby>血<rt>ち</rt></ruby>の中の<ruby>数<rt>かず</rt></ruby>が<ruby>減<rt>へ</rt></ruby>ることがあります</h2>
<p>がんの<ruby>薬<rt>くすり</rt></ruby>のあと、<ruby>血<rt>ち</rt></ruby>の中の<ruby>細胞<rt>さいぼう</rt></ruby>が<ruby>減<rt>へ</rt></ruby>ることがあります。<ruby>治療<rt>ちりょう</rt></ruby>の日があとになることもあります。あなたのせいではありません。よくあることです。</p>
<h2>なぜですか</h2>
<p><ruby>薬<rt>くすり</rt></ruby>が、<ruby>血<rt>ち</rt></ruby>をつくるところにも<ruby>影響<rt>えいきょう</rt></ruby>するからです。<ruby>白血球<rt>はっけっきゅう</rt></ruby>は、<ruby>薬<rt>くすり</rt></ruby>のあと<ruby>一週間<rt>いっしゅうかん</rt></ruby>から<ruby>二週間<rt>にしゅうかん</rt></ruby>ごろに<ruby>減<rt>へ</rt></ruby>りやすいです。<ruby>薬<rt>くすり</rt></ruby>によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>注射<rt>ちゅうしゃ</rt></ruby>や<ruby>輸血<rt>ゆけつ</rt></ruby>をすることがあります。<ruby>治療<rt>ちりょう</rt></ruby>の日を<ruby>変<rt>か</rt></ruby>えることもあります。「わたしは、いつごろ<ruby>気<rt>き</rt></ruby>をつけますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>白血球<rt>はっけっきゅう</rt></ruby>がすくないとき</h2>
<ul><li><ruby>手<rt>て</rt></ruby>を<ruby>洗<rt>あら</rt></ruby>い、うがいをします。</li><li><ruby>人<rt>ひと</rt></ruby>が<ruby>多<rt>おお</rt></ruby>いところをさけます。</li><li><ruby>毎日<rt>まいにち</rt></ruby>、<ruby>熱<rt>ねつ</rt></ruby>をはかります。</li><li><ruby>病院<rt>びょういん</rt></ruby>から言われた<ruby>温度<rt>おんど</rt></ruby>になったら、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。言われていないときは、38.0<ruby>度<rt>ど</rt></ruby>か、それより<ruby>高<rt>たか</rt></ruby>いときです。<ruby>寒気<rt>さむけ</rt></ruby>があるときも、<ruby>電話<rt>でんわ</rt></ruby>します。</li></ul>
<h2><ruby>貧血<rt>ひんけつ</rt></ruby>のとき</h2>
<ul><li>ゆっくり<ruby>立<rt>た</rt></ruby>ちます。</li><li>ふらふらしたら、しゃがみます。</li><li>つかれる<ruby>前<rt>まえ</rt></ruby>に<ruby>休<rt>やす</rt></ruby>みます。</li></ul>
<h2><ruby>血小板<rt>けっしょうばん</rt></ruby>がすくないとき</h2>
<ul><li><ruby>転<rt>ころ</rt></ruby>ばないようにします。</li><li>やわらかい歯ブラシを<ruby>使<rt>つか</rt></ruby>います。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p>とてもだるいとき、あざが<ruby>増<rt>ふ</rt></ruby>えたとき、<ruby>家族<rt>かぞく</rt></ruby>が<ruby>風邪<rt>かぜ</rt></ruby>をひいたときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>で<ruby>聞<rt>き</rt></ruby>いてください。</p>
`;

/** White cells, haemoglobin and platelets low after treatment: when, what the words on the sheet mean in general, what to do at home. */
export const lowBloodCounts = articleItem({
  id: 'low-blood-counts',
  topics: ['low-blood-cells', 'anemia', 'blood-tests', 'fever', 'blood-transfusion'],
  publishedAt: '2026-11-24T05:26:00.000Z',
  title: '白血球・貧血・血小板が減ったとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '「白血球が低いので延期です」と言われたら。抗がん剤のあと血液の数が減る時期、検査の紙の言葉のおおまかな意味、家での過ごし方、病院での手当てと聞き方をまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-23',
  reviewer_role: 'がん薬物療法にたずさわる薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.fewWhiteCells,
    MEDICAL_PAGES.anemia,
    MEDICAL_PAGES.fewPlatelets,
    {
      title: '白血球減少（感染症）',
      publisher: '国家公務員共済組合連合会の病院（ykh.kkr.or.jp）',
      year: 2022,
      url: 'https://ykh.kkr.or.jp/service/yakuzaika/regimen/leukopenia.html',
    },
  ],
});

import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「転移」は、場所を表す言葉です</h2>
<p><ruby>転移<rt>てんい</rt></ruby>とは、がん<ruby>細胞<rt>さいぼう</rt></ruby>が、はじめにできた場所を離れ、<ruby>血液<rt>けつえき</rt></ruby>やリンパ液の流れに乗って、別の場所で増えることです。行き先として多いのは、リンパ節、肺、<ruby>肝臓<rt>かんぞう</rt></ruby>、骨、脳です。血液が多く通る所や、流れが集まる所に、とどまりやすいためです。たとえば、腸からの血液はまず肝臓を通るので、おなかのがんは肝臓に行きやすくなります。</p>
<p>転移があると言われた日は、そのあとの説明が耳に入らなくて当たり前です。今日分からなかったことは、次に聞けます。体を責める必要も、過去の食事や検査の時期をさかのぼる必要もありません。</p>
<h2>説明の紙に出てくる言葉</h2>
<table><caption>似ている言葉の違い</caption><thead><tr><th scope="col">言葉</th><th scope="col">意味</th></tr></thead><tbody><tr><th scope="row"><ruby>原発巣<rt>げんぱつそう</rt></ruby></th><td>がんが、はじめにできた所</td></tr><tr><th scope="row"><ruby>浸潤<rt>しんじゅん</rt></ruby></th><td>できた所から、すぐ隣へしみこむように広がること</td></tr><tr><th scope="row"><ruby>播種<rt>はしゅ</rt></ruby></th><td>おなかや胸の中に、種をまいたように散らばること</td></tr><tr><th scope="row"><ruby>遠隔転移<rt>えんかくてんい</rt></ruby></th><td>はじめの場所から離れた<ruby>臓器<rt>ぞうき</rt></ruby>への転移</td></tr><tr><th scope="row"><ruby>再発<rt>さいはつ</rt></ruby></th><td>治療でいったん見えなくなったがんが、また見えてくること。転移という形で見つかることもあります</td></tr><tr><th scope="row">ステージ4</th><td>離れた臓器などへの広がりがあるという分け方。残りの時間を表す言葉ではありません</td></tr></tbody></table>
<h2>がんの名前は、はじめの場所のまま</h2>
<p>乳がんが骨に転移したものは、骨のがんではなく、骨に移った乳がんです。大腸がんが肺に転移しても、肺がんにはなりません。細胞が、はじめの場所の性質を持っているからです。治療も、はじめのがんに合わせて考えます。本やインターネットで調べるときに、転移した先の臓器の名前で探すと、あなたとは別の病気の説明を読むことになります。「乳がん　骨転移」のように、もとの名前と並べて探してください。</p>
<h2>これから受ける検査</h2>
<p>どこに、どのくらいあるかを、CT、MRI、PETなどの<ruby>画像<rt>がぞう</rt></ruby>で調べます（<a href="/articles/imaging-tests">画像検査の記事</a>）。転移した所から細胞や<ruby>組織<rt>そしき</rt></ruby>を少しとって、性質が変わっていないか、薬の目印があるかを調べることもあります。結果がそろうまでに、一、二週間かそれ以上かかることもあります。「治療の話ができるのは、何の結果がそろったときですか」と聞いておくと、待つ間の見当がつきます。</p>
<h2>治療は、三つの目的を組み合わせる</h2>
<ul><li><strong>全身への治療</strong>：見えている所だけでなく、体のほかの所にもがん細胞があるかもしれないと考え、薬の治療を中心に組み立てることが多くなります。</li><li><strong>その場所への治療</strong>：痛みや<ruby>圧迫<rt>あっぱく</rt></ruby>をとるため、また、数や場所によってはとりのぞくために、手術や<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>をすることがあります。</li><li><strong>つらさへの治療</strong>：痛み、息苦しさ、気持ちのつらさをやわらげる<ruby>緩和<rt>かんわ</rt></ruby>ケアは、ほかの治療と同時に受けられます。</li></ul>
<p><ruby>主治医<rt>しゅじい</rt></ruby>から「がんとうまく付き合っていく治療です」と言われ、見放されたように感じる方がいます。治療を終えるという意味ではありません。広がりをおさえ、つらさを減らし、あなたの毎日を守るための治療です。どのくらい続けるかは、効き目と体のつらさを見ながら、そのつど相談していきます。</p>
<p>転移した場所ごとの手当てと暮らし方は、<a href="/articles/bone-metastasis">骨</a>、<a href="/articles/brain-metastasis">脳</a>、<a href="/articles/liver-and-lung-metastasis">肝臓と肺</a>の記事に分けて書きました。いま言われている場所だけ読んでください。</p>
<aside class="memo"><h3>次の診察で聞くメモの例</h3><dl><div><dt>場所</dt><dd>どこにありますか。図に書いて、写しをいただけますか</dd></div><div><dt>急ぐかどうか</dt><dd>いつまでに決めるとよいですか。その前に手当てが要る所はありますか</dd></div><div><dt>目的</dt><dd>この治療で、目指しているのは何ですか。効いているかは、いつ、何で分かりますか</dd></div><div><dt>合図</dt><dd>わたしの場合、どんな変化が出たら、夜でも電話しますか</dd></div><div><dt>ほかの意見</dt><dd>別の病院の意見を聞く時間はありますか</dd></div></dl></aside>
<h2>この数日の過ごし方</h2>
<p>仕事を辞める、家を片づける、といった大きな決めごとは、治療の話がそろってからで間に合います。次の<ruby>診察<rt>しんさつ</rt></ruby>には、だれかに一緒に来てもらい、書きとめる役を頼んでください。説明を聞き直したいときは、<ruby>看護師<rt>かんごし</rt></ruby>に「もう一度、ゆっくり聞く時間をもらえますか」と頼めます。別の医師の意見は、<a href="/articles/second-opinion">セカンドオピニオンの記事</a>を見てください。</p>
<h2>ご家族へ</h2>
<p>何と言えばよいか分からないときは、「聞いたことを、一緒に紙に書こうか」と手を動かすことから始められます。よい例を探してきて励ますより、今日の夕飯の話をするほうが、ほっとする日もあります。ご家族だけでも、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで相談できます。</p>
`;

const easyBody = `
<h2><ruby>転移<rt>てんい</rt></ruby>とは、何ですか</h2>
<p><ruby>転移<rt>てんい</rt></ruby>は、がんの<ruby>細胞<rt>さいぼう</rt></ruby>が、はじめの<ruby>場所<rt>ばしょ</rt></ruby>から、体のほかの<ruby>場所<rt>ばしょ</rt></ruby>に<ruby>移<rt>うつ</rt></ruby>って<ruby>増<rt>ふ</rt></ruby>えることです。リンパ節、<ruby>肺<rt>はい</rt></ruby>、<ruby>肝臓<rt>かんぞう</rt></ruby>、<ruby>骨<rt>ほね</rt></ruby>、<ruby>脳<rt>のう</rt></ruby>に多いです。あなたのせいではありません。</p>
<h2>がんの<ruby>名前<rt>なまえ</rt></ruby>は、<ruby>変<rt>か</rt></ruby>わりません</h2>
<p>乳がんが<ruby>骨<rt>ほね</rt></ruby>に<ruby>転移<rt>てんい</rt></ruby>しても、「<ruby>骨<rt>ほね</rt></ruby>のがん」ではありません。乳がんの<ruby>治療<rt>ちりょう</rt></ruby>をします。</p>
<h2>どんな<ruby>治療<rt>ちりょう</rt></ruby>がありますか</h2>
<ul><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby></li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby></li><li><ruby>痛<rt>いた</rt></ruby>みや<ruby>苦<rt>くる</rt></ruby>しさを<ruby>減<rt>へ</rt></ruby>らす<ruby>治療<rt>ちりょう</rt></ruby></li></ul>
<p>「がんとうまく付き合う<ruby>治療<rt>ちりょう</rt></ruby>」と言われることがあります。<ruby>治療<rt>ちりょう</rt></ruby>が終わるという<ruby>意味<rt>いみ</rt></ruby>ではありません。</p>
<h2>お<ruby>医者<rt>いしゃ</rt></ruby>さんに聞くこと</h2>
<ul><li>「どこに<ruby>転移<rt>てんい</rt></ruby>していますか」</li><li>「いつまでに<ruby>決<rt>き</rt></ruby>めますか」</li><li>「何のための<ruby>治療<rt>ちりょう</rt></ruby>ですか」</li><li>「どんなときに、すぐ<ruby>電話<rt>でんわ</rt></ruby>しますか」</li></ul>
<p>次に<ruby>病院<rt>びょういん</rt></ruby>に行くときは、だれかと<ruby>一緒<rt>いっしょ</rt></ruby>に行ってください。<ruby>仕事<rt>しごと</rt></ruby>をやめることなどは、まだ<ruby>決<rt>き</rt></ruby>めなくていいです。</p>
`;

/** Metastasis: what the word says, what it does not, the tests and aims that follow, and the first days. */
export const metastasis = articleItem({
  id: 'metastasis',
  publishedAt: '2026-11-20T03:41:00.000Z',
  title: '転移と言われたら',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  topics: ['metastasis', 'recurrence', 'stage'],
  summary:
    '転移は、がん細胞が別の場所で増えることを表す言葉で、残りの時間を表す言葉ではありません。似た言葉の違い、これからの検査、治療の三つの目的、次の診察で聞くことをまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-11-18',
  reviewer_role: 'がんの薬物療法にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [MEDICAL_PAGES.metastasis, MEDICAL_PAGES.recurrenceChoices],
});

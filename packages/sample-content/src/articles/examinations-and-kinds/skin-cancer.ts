import { articleItem } from '../article-item.ts';

const body = `
<h2>「ただのほくろだと思っていた」</h2>
<p>足の裏のしみ、鼻のわきの黒い点、ぬり薬で治らない<ruby>湿疹<rt>しっしん</rt></ruby>。長いあいだ体の一部だったものに「がん」という名前がつくと、「もっと早く見せていれば」と自分を責める方がいます。<ruby>皮膚<rt>ひふ</rt></ruby>のできものは、医師でも見ただけでは決められないことがあり、拡大して見る検査や<ruby>組織<rt>そしき</rt></ruby>の検査をして、はじめて名前が分かります。皮膚がんは、日本で一年に二万人より多くの人に見つかり、高齢の方が増えるとともに多くなっています。気づいて<ruby>受診<rt>じゅしん</rt></ruby>したことが、手当ての始まりです。</p>
<h2>名前が違うと、性質も治療も違います</h2>
<table><caption>おもな皮膚がんの種類</caption><thead><tr><th scope="col">名前</th><th scope="col">できやすい所</th><th scope="col">知っておくこと</th></tr></thead><tbody><tr><th scope="row"><ruby>基底細胞<rt>きていさいぼう</rt></ruby>がん</th><td>顔など、日に当たる所</td><td>ゆっくり大きくなることが多く、離れた所に移ることは少ない種類です</td></tr><tr><th scope="row"><ruby>有棘細胞<rt>ゆうきょくさいぼう</rt></ruby>がん</th><td>顔や手の甲など日に当たる所、古いやけどや傷のあと</td><td>リンパ節に移ることがあるので、首やわきも調べます</td></tr><tr><th scope="row">メラノーマ（<ruby>悪性<rt>あくせい</rt></ruby><ruby>黒色腫<rt>こくしょくしゅ</rt></ruby>）</th><td>足の裏、手のひら、爪、体、顔など、どこにでも</td><td>早い時期から移ることがあるので、厚さとリンパ節をくわしく調べます</td></tr><tr><th scope="row"><ruby>乳房外<rt>にゅうぼうがい</rt></ruby>パジェット病</th><td>陰部、<ruby>肛門<rt>こうもん</rt></ruby>のまわり、わきの下</td><td>湿疹に似ています。はずかしさから、受診までに年月がかかる方の多い病気です</td></tr></tbody></table>
<p>いちばん表の層にとどまっているものを、<ruby>日光角化症<rt>にっこうかくかしょう</rt></ruby>、ボーエン病、<ruby>上皮内<rt>じょうひない</rt></ruby>がんなどと呼びます。ほかにも、めずらしい種類がいくつもあります。はじめて聞く名前を言われた方は、<a href="/articles/rare-cancer">希少がんの記事</a>も役に立ちます。</p>
<h2>検査は、痛みのないものから</h2>
<ol><li><strong><ruby>拡大鏡<rt>かくだいきょう</rt></ruby>（ダーモスコピー）</strong>：光を当てて、皮膚の少し奥の色や形を見ます。痛みはありません。</li><li><strong><ruby>生検<rt>せいけん</rt></ruby></strong>：その場所だけの<ruby>麻酔<rt>ますい</rt></ruby>をして、組織をとって調べます。一部をとるか、全部をとるかは、大きさや場所で変わります。</li><li><strong><ruby>超音波<rt>ちょうおんぱ</rt></ruby>、CT、PETなど</strong>：リンパ節や体の中への広がりを見ます。小さな基底細胞がんなどでは、しないこともあります。</li><li><strong>センチネルリンパ節生検</strong>：がんが最初に流れつく「見張り」のリンパ節をさがして、とって調べます。そこに見つからなければ、リンパ節を広くとらずにすみます。メラノーマなどで、厚さによってすすめられます。</li></ol>
<p>説明の紙では、「厚さ（ミリ）」「<ruby>潰瘍<rt>かいよう</rt></ruby>があるか」「<ruby>断端<rt>だんたん</rt></ruby>（切り口にがんがあるか）」「BRAF（ビーラフ）などの<ruby>遺伝子<rt>いでんし</rt></ruby>」に丸をつけて、「これは、わたしの治療にどう関わりますか」と聞いてみてください。</p>
<p>結果を待つ間は、針でつついたり、けずったりせず、シャワーでやさしく洗います。ものさしを横に置いた写真を、日付と一緒にとっておくと、変化が伝わります。</p>
<h2>治療と、入院の日数</h2>
<ul><li><strong>手術</strong>：見えている所のまわりも合わせてとります。どのくらい広くとるかは、種類と厚さで決まります。縫い合わせる、近くの皮膚をずらす（<ruby>皮弁<rt>ひべん</rt></ruby>）、別の所の皮膚を植える（<ruby>植皮<rt>しょくひ</rt></ruby>）といった閉じ方があります。</li><li><strong><a href="/articles/radiation-therapy"><ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby></a></strong>：手術がむずかしい場所や体の状態のとき、手術のあとに加えるときなどに考えます。</li><li><strong>ぬり薬、凍らせる治療</strong>：表の層にとどまるもので候補になることがあります。</li><li><strong>全身の薬</strong>：メラノーマでは、<a href="/articles/immunotherapy"><ruby>免疫<rt>めんえき</rt></ruby>の働きを助ける薬</a>や、遺伝子の変化をねらう<a href="/articles/targeted-therapy"><ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby></a>を、手術のあとの再発を減らす目的や、広がりのあるときに使います。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：痛み、におい、気持ちのつらさの手当ては、いつからでも受けられます。</li></ul>
<p>国立病院の一つの案内では、早く見つかった小さなものは日帰りか2〜3泊、植皮や皮弁が要るとき、リンパ節もとるときは1〜2週間ほどの入院です。<ruby>抜糸<rt>ばっし</rt></ruby>や消毒の<ruby>通院<rt>つういん</rt></ruby>は、そのあとも続きます。</p>
<aside class="memo"><h3>手術の前に聞くメモの例</h3><dl><div><dt>広さ</dt><dd>どこからどこまでとりますか。体に線をかいて見せてもらえますか</dd></div><div><dt>動き</dt><dd>足の裏の手術です。いつから体重をかけてよいですか。松葉づえや靴は要りますか</dd></div><div><dt>見た目</dt><dd>顔の傷は、半年後、一年後にどのくらいになりますか。形を整える科の先生とも話せますか</dd></div><div><dt>仕事</dt><dd>立ち仕事で、日に当たります。何日休み、何に気をつけますか</dd></div></dl></aside>
<h2>傷の手当てと、日ざし</h2>
<p>植えた皮膚は、まわりと色が違い、しばらくは、こすれに弱いものです。下着、眼鏡、靴の当たる所は、当てものの仕方を<ruby>看護師<rt>かんごし</rt></ruby>に教わりましょう。わきや足のつけねのリンパ節をとった方は、何年もあとにむくむことがあります（<a href="/articles/lymphedema">リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>の記事</a>）。傷あとを隠す化粧や服の工夫は、<a href="/articles/clothes-and-appearance">帽子・ウィッグ・服の記事</a>にあります。</p>
<p>日ざしを、こわがりすぎる必要はありません。昼前後の強い日を避け、つばの広い帽子、長そで、日焼け止めを使えば、散歩も畑も楽しめます。傷に日焼け止めをぬってよい時期は、聞いてからにします。首のうしろ、耳、手の甲は、忘れやすい所です。</p>
<h2>通院と、月に一度の「自分の目」</h2>
<p>日本皮膚科学会の説明では、メラノーマの手術のあとは、3か月に一度の<ruby>診察<rt>しんさつ</rt></ruby>と、半年から1年ごとの<ruby>画像<rt>がぞう</rt></ruby>や血液の検査が一般的です。とくに2〜3年のうちは注意して見ます。期間は5年から10年が目安で、よい間隔が科学的に決まっているわけではないため、<ruby>主治医<rt>しゅじい</rt></ruby>と相談して決めます。ほかの種類では、もっと短く終わることもあります。</p>
<p>診察の合間は、月に一度、風呂のあとに鏡で見ます。足の裏、指の間、爪、頭の皮膚、背中。見えない所は、家族に写真をとってもらえます。どのリンパ節をさわるとよいかは、診察で手を取って教わってください。傷のそばの色、新しいしこり、形の変わるほくろに気づいたら、次の予約を待たずに電話をします。心配のないことも多いのですが、見てもらうほうが早く分かります。</p>
<p>上皮内がんや皮膚がんは、民間の保険で扱いが違うことがあります。請求の前に、<a href="/articles/private-insurance-claim">保険の記事</a>を見て、約款の言葉を確かめてください。</p>
`;

/** Skin cancer and melanoma: the names, tests, surgery and days in hospital, sun, visits, looking at one’s own skin. */
export const skinCancer = articleItem({
  id: 'skin-cancer',
  publishedAt: '2026-11-28T10:12:00.000Z',
  title: '皮膚がん・メラノーマと言われたら：検査、手術と入院、日ざし、通院',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  topics: ['skin-cancer', 'choosing-treatment', 'surgery', 'follow-up'],
  summary:
    '皮膚がんは、名前によって性質も治療も違います。種類の違い、拡大鏡や組織の検査、日帰りから1〜2週間までの手術の入院、傷と日ざしの手当て、メラノーマの通院の間隔と、月に一度の自分での見かたをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '皮膚がんの診療にたずさわる医師',
  body,
  sources: [
    {
      title: '診療について（皮膚腫瘍科）',
      publisher: '国立がん研究センター 中央病院',
      url: 'https://www.ncc.go.jp/jp/ncch/clinic/dermatology/020/index.html',
    },
    {
      title: '皮膚腫瘍科',
      publisher: '国立病院機構 九州がんセンター',
      url: 'https://kyushu-cc.hosp.go.jp/section/surgery_skintumor.html',
    },
    {
      title: 'メラノーマの手術後にどれくらいの頻度・期間で外来通院が必要ですか（皮膚科Q&A）',
      publisher: '日本皮膚科学会',
      url: 'https://www.dermatol.or.jp/qa/qa12/q10.html',
    },
  ],
});

import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>髪のことで泣いても、ぜいたくではありません</h2>
<p>「命に関わることではないのだから」と、自分に言い聞かせる方がいます。けれども、髪は毎朝鏡で見るもので、人に会うときの自分の一部です。悲しいのは当たり前です。がんの治療で髪が抜けるかどうか、どのくらい抜けるかは、薬の種類や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の場所で違います。抜けない治療も、うすくなる程度の治療もあります。まず「わたしの治療では、髪はどうなりますか。いつごろですか」と聞いてください。</p>
<p>髪が多く抜ける薬では、治療を始めてから{{hair-falls}}に抜け始めることが多く、抜けるときに頭の皮ふがちくちくすることもあります。まゆ、まつ毛、体の毛に出ることもあります。男性にも、同じように起こります。</p>
<h2>なぜ起きるのか</h2>
<p>髪を作る<ruby>毛根<rt>もうこん</rt></ruby>の<ruby>細胞<rt>さいぼう</rt></ruby>は、さかんに増えているため、治療の<ruby>影響<rt>えいきょう</rt></ruby>を受けやすいのです。薬による場合、治療が終わってから{{hair-starts-again}}で、再び生え始める方が多いとされます。もっと早い方も、時間のかかる方もいます。はじめは色や質、くせが変わることもあります。戻り方や時期は人によって違い、放射線を当てた場所や薬によっては、生えにくいこともあります。見通しは<ruby>主治医<rt>しゅじい</rt></ruby>に聞いておきましょう。</p>
<h2>病院でできること</h2>
<p>見た目の変化によるつらさを支えることを、アピアランスケアといいます。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや<ruby>看護師<rt>かんごし</rt></ruby>に「髪のことを相談したい」と言えば、<ruby>脱毛<rt>だつもう</rt></ruby>の時期、帽子やウィッグ、まゆのかき方などを一緒に考えられます。薬の<ruby>点滴<rt>てんてき</rt></ruby>の間に頭を冷やし、抜ける量を減らすことを目指す方法を行う病院もあります。受けられるかどうかは、治療や病院によって違います。</p>
<h2>自分でできること</h2>
<h3>抜ける前に</h3>
<ul><li>今の<ruby>髪型<rt>かみがた</rt></ruby>を、前・横・後ろから写真にとっておく。ウィッグを合わせるときの手がかりになる。</li><li>短めに切っておくと、抜けたときの量が少なく見えることがある。切らない選び方もある。</li><li>ウィッグは、急いで買わなくてもかまわない。借りる方法や、帽子だけで過ごす方もいる。</li><li>お住まいの<ruby>市区町村<rt>しくちょうそん</rt></ruby>に「ウィッグの費用を助ける制度はありますか」と聞く。買う前の手続きや、<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>の扱いも一緒に確かめる（例では、<ruby>調布市<rt>ちょうふし</rt></ruby>が{{wig-grant-chofu}}まで、市川市が{{wig-grant-ichikawa}}まで。<a href="/articles/wig-and-prosthesis-subsidy">さがし方</a>）。</li></ul>
<h3>抜けている間は</h3>
<p>抜けるのがこわくて、洗わずにいる方もいます。頭の皮ふを清潔にするほうが、かゆみやにおいを減らせます。ぬるめの湯で、使い慣れたシャンプーを<ruby>泡立<rt>あわだ</rt></ruby>て、指の腹でやさしく。乾かすときは押さえてふきます。夜はやわらかい帽子をかぶると、抜けた毛が散らばりにくく、寒さも防げます。枕元に<ruby>粘着<rt>ねんちゃく</rt></ruby>テープのそうじ具を置いておくと、朝が少し楽です。</p>
<p>外では、帽子や<ruby>日傘<rt>ひがさ</rt></ruby>で頭の皮ふを日ざしから守ります。まつ毛がないと目にほこりが入りやすいので、<ruby>眼鏡<rt>めがね</rt></ruby>が助けになります。</p>
<h3>生えてきたら</h3>
<p>染める、パーマをかけるのは、髪と頭の皮ふの様子を見ながら、主治医や看護師に時期を聞いてからにします。はじめは目立たない所で試すよう、美容師に頼んでみてください。</p>
<h2>人に会うときの言葉</h2>
<p>話すかどうかは、あなたが決めてよいことです。先に一言用意しておくと、急に聞かれても困りません。</p>
<aside class="memo"><h3>言い方の例</h3><dl><div><dt>職場で</dt><dd>治療のため、しばらく帽子で失礼します</dd></div><div><dt>子どもに</dt><dd>薬の影響で髪が抜けるの。うつらないよ</dd></div><div><dt>話したくないとき</dt><dd>髪型を変えてみました</dd></div></dl></aside>
<p>ご家族は、「気にしなくていい」より、「つらいね」「帽子、一緒に見に行こうか」のほうが届くことがあります。</p>
<h2>髪のことで、つらいとき</h2>
<p>髪のことで人に会えない、眠れない日が続くときも、どうぞ話してください。<a href="/treatment/hidamari">ひだまりの相談員</a>もお聞きします。</p>
`;

const easyBody = `
<h2><ruby>髪<rt>かみ</rt></ruby>が<ruby>抜<rt>ぬ</rt></ruby>けることがあります</h2>
<p>がんの<ruby>薬<rt>くすり</rt></ruby>や<ruby>放射線<rt>ほうしゃせん</rt></ruby>で、<ruby>髪<rt>かみ</rt></ruby>が<ruby>抜<rt>ぬ</rt></ruby>けることがあります。<ruby>男<rt>おとこ</rt></ruby>の人も、<ruby>女<rt>おんな</rt></ruby>の人も、<ruby>同<rt>おな</rt></ruby>じです。かなしいと<ruby>思<rt>おも</rt></ruby>うのは、<ruby>当<rt>あ</rt></ruby>たり<ruby>前<rt>まえ</rt></ruby>です。<ruby>抜<rt>ぬ</rt></ruby>けない<ruby>治療<rt>ちりょう</rt></ruby>もあります。<ruby>病院<rt>びょういん</rt></ruby>で「わたしの<ruby>髪<rt>かみ</rt></ruby>は<ruby>抜<rt>ぬ</rt></ruby>けますか。いつごろですか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2>いつ<ruby>抜<rt>ぬ</rt></ruby>けて、いつ<ruby>生え<rt>はえ</rt></ruby>ますか</h2>
<ul><li><ruby>髪<rt>かみ</rt></ruby>がたくさん<ruby>抜<rt>ぬ</rt></ruby>ける<ruby>薬<rt>くすり</rt></ruby>では、<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>始<rt>はじ</rt></ruby>めてから{{hair-falls}}に、<ruby>抜<rt>ぬ</rt></ruby>け<ruby>始<rt>はじ</rt></ruby>めることが<ruby>多<rt>おお</rt></ruby>いです。</li><li><ruby>治療<rt>ちりょう</rt></ruby>が<ruby>終<rt>お</rt></ruby>わってから{{hair-starts-again}}で、また<ruby>生え<rt>はえ</rt></ruby><ruby>始<rt>はじ</rt></ruby>める人が<ruby>多<rt>おお</rt></ruby>いです。もっと<ruby>早<rt>はや</rt></ruby>い人も、おそい人もいます。</li><li>はじめは、<ruby>色<rt>いろ</rt></ruby>やくせが、<ruby>前<rt>まえ</rt></ruby>と<ruby>違<rt>ちが</rt></ruby>うことがあります。</li></ul>
<h2><ruby>抜<rt>ぬ</rt></ruby>ける<ruby>前<rt>まえ</rt></ruby>にすること</h2>
<ul><li>今の<ruby>髪<rt>かみ</rt></ruby>の<ruby>写真<rt>しゃしん</rt></ruby>をとります。ウィッグ（かつら）を<ruby>作<rt>つく</rt></ruby>るときに<ruby>使<rt>つか</rt></ruby>います。</li><li><ruby>短<rt>みじか</rt></ruby>く<ruby>切<rt>き</rt></ruby>ってもいいです。<ruby>切<rt>き</rt></ruby>らなくてもいいです。</li><li>ウィッグは、いそいで<ruby>買<rt>か</rt></ruby>わなくてもいいです。<ruby>借<rt>か</rt></ruby>りることもできます。ぼうしだけの人もいます。</li><li><ruby>住<rt>す</rt></ruby>んでいる<ruby>町<rt>まち</rt></ruby>が、ウィッグのお<ruby>金<rt>かね</rt></ruby>を<ruby>助<rt>たす</rt></ruby>けることがあります。<ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に、<ruby>市役所<rt>しやくしょ</rt></ruby>や<ruby>町<rt>まち</rt></ruby>の<ruby>役所<rt>やくしょ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。</li></ul>
<h2><ruby>抜<rt>ぬ</rt></ruby>けている<ruby>間<rt>あいだ</rt></ruby>にすること</h2>
<ul><li>ぬるいお<ruby>湯<rt>ゆ</rt></ruby>と、いつものシャンプーで、やさしく<ruby>洗<rt>あら</rt></ruby>います。<ruby>洗<rt>あら</rt></ruby>っても、だいじょうぶです。</li><li><ruby>夜<rt>よる</rt></ruby>は、やわらかいぼうしをかぶります。</li><li><ruby>外<rt>そと</rt></ruby>では、ぼうしや<ruby>日傘<rt>ひがさ</rt></ruby>で、<ruby>頭<rt>あたま</rt></ruby>を日から<ruby>守<rt>まも</rt></ruby>ります。</li><li><ruby>色<rt>いろ</rt></ruby>を<ruby>染<rt>そ</rt></ruby>めたいとき、パーマをかけたいときは、<ruby>先<rt>さき</rt></ruby>に<ruby>病院<rt>びょういん</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。</li></ul>
<h2>つらいとき</h2>
<p><ruby>髪<rt>かみ</rt></ruby>のことを<ruby>相談<rt>そうだん</rt></ruby>できる人が、<ruby>病院<rt>びょういん</rt></ruby>にいます。<ruby>看護師<rt>かんごし</rt></ruby>に「<ruby>髪<rt>かみ</rt></ruby>のことを<ruby>相談<rt>そうだん</rt></ruby>したいです」と言ってください。人に話したくないときは、話さなくてもいいです。</p>
`;

/** Hair: what may come, what can be prepared, words for other people. */
export const hairChanges = articleItem({
  id: 'hair-changes',
  topics: ['hair-loss', 'appearance', 'wigs', 'side-effects'],
  publishedAt: '2026-10-22T01:00:00.000Z',
  title: '髪の変化と、抜ける前からできる備え',
  category: { id: 'treatment' },
  cover: 'cover-hair',
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'follow-up' }],
  summary:
    '髪のことがつらいのは、当たり前のことです。抜ける時期と理由、抜ける前からできる備え、頭の洗い方、人に会うときの言葉をまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: '抜け始める時期、生え始める時期、助成の例を書き足し、やさしい日本語の本文を加えました。',
    },
    { day: '2026-10-22', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-10-21',
  reviewer_role: 'アピアランスケアにたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.hairLoss,
    {
      title: '抗がん剤治療と脱毛：よくある質問Q&A',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/anticancerdrug-datsumou/qa/index.html',
    },
    {
      title: 'アピアランスケアとは',
      publisher: '国立国際医療センター',
      url: 'https://www.hosp.jihs.go.jp/cancer/024/index.html',
    },
  ],
});

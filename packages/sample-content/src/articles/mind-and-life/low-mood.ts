import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>朝、体が布団に沈んでいるように感じる</h2>
<p>好きだった番組を見ても、笑えない。返事を書く力が出ない。顔を洗うのに一時間かかる。「もっと大変な人もいるのに」と、また沈む。がんの治療と暮らしていると、気持ちが落ちる日は、だれにでもあります。多くは、波のように上がり下がりしながら、少しずつ動いていきます。けれども、上がる日がないまま続くときは、心のエネルギーが切れかけている合図かもしれません。気合いで戻すものではなく、休み方を変え、手当てを頼むときです。</p>
<h2>波の落ちこみと、手当てを頼むとき</h2>
<table><caption>どんなふうに続いているかを、伝えるための表</caption><thead><tr><th scope="col">見る所</th><th scope="col">波のように動いている</th><th scope="col">早めに病院で話したい</th></tr></thead><tbody><tr><th scope="row">続き方</th><td>軽い日と重い日がある</td><td>一日の大半、ほとんど毎日。2週間以上続く</td></tr><tr><th scope="row">楽しみ</th><td>少し気がまぎれる時間がある</td><td>何をしても、うれしくも面白くもない</td></tr><tr><th scope="row">眠りと食事</th><td>乱れても、戻る日がある</td><td>毎晩眠れない、または寝てばかり。食べられない</td></tr><tr><th scope="row">考え</th><td>先の予定を、少しは考えられる</td><td>自分には価値がないと思う。決められない、集中できない</td></tr><tr><th scope="row">体</th><td>休むと少し楽になる</td><td>動きや話し方が、とても遅くなった。じっとしていられない</td></tr></tbody></table>
<p>うつ<ruby>病<rt>びょう</rt></ruby>かどうかは、表で決まるものではなく、医師が話を聞いて考えます。だるさ、<ruby>食欲<rt>しょくよく</rt></ruby>のなさ、眠れなさは、がんや治療からも起こり、見分けがむずかしいからです。表のどこに近いかを、そのまま伝えてください。がんと言われた方の10人に2人ほどが、うつ病の状態を経験するという報告もあります。めずらしいことでも、はずかしいことでもありません。</p>
<h2>なぜ起きるのか</h2>
<ul><li>失ったことの大きさ。仕事、髪、食べる楽しみ、思い描いていた先の予定</li><li>痛み、だるさ、息苦しさ、眠れない夜が続くこと</li><li>ステロイド、ホルモンに働く薬、インターフェロンなど、一部の薬の<ruby>影響<rt>えいきょう</rt></ruby></li><li><ruby>甲状腺<rt>こうじょうせん</rt></ruby>の働き、<ruby>貧血<rt>ひんけつ</rt></ruby>、<ruby>血液<rt>けつえき</rt></ruby>の成分の変化</li><li>ひとりで抱えている家族のこと、お金のこと</li><li>前にも落ちこみの病気をしたことがある</li></ul>
<p>体の理由で起きているものは、そこを手当てすると軽くなることがあります。だからこそ、気持ちの話を体の病院でしてよいのです。</p>
<h2>病院ですること</h2>
<p>体の状態と薬を確かめ、痛みや眠りの手当てをします。話を聞いてもらい、考えや予定を整理する<ruby>面談<rt>めんだん</rt></ruby>があります。必要なときは、<ruby>抗<rt>こう</rt></ruby>うつ薬などの薬を考えます。飲んですぐ効く薬ではなく、気持ちの変化を感じるまでに、早くて2週間、1か月ほどかかることもあるといわれます。はじめの時期に、吐き気や眠気が先に出ることもあります。がんの薬と一緒に使わないほうがよいものがあるので、飲んでいる薬は全部見せてください。よくなったと感じても、自分でやめずに、減らし方を医師と決めます。</p>
<p>だれに頼むか、当日何を聞かれるかは<a href="/articles/psycho-oncology">心のケアの専門家に会う</a>にあります。</p>
<h2>落ちこんでいる間の、過ごし方</h2>
<h3>予定を、三分の一にする</h3>
<p>元気な日の自分を基準にすると、毎日が足りないように感じます。朝の紙に書くのは三つまで。「顔をふく」「薬を飲む」「窓を開ける」で十分です。できた所に丸をつけ、できなかった所は消します。</p>
<h3>大きなことは、決めない</h3>
<p>退職、治療をやめること、別れること、家を売ること。心が沈んでいるときは、悪いほうだけが本当に見えます。「返事は、気持ちを診てもらってからにします」と言って、期限を確かめ、先に延ばします。治療の期限が迫っているときは、そのことも病院に話してください。</p>
<h3>体に、一日の形をつける</h3>
<p>起きる時刻だけそろえ、カーテンを開けて光を入れます。動ける日は、家のまわりを5分。食べられないときは、飲みものに<ruby>栄養<rt>えいよう</rt></ruby>を足す方法を聞きます。お酒は、寝つきをよくするように見えて、夜中に目がさめ、気持ちを重くします。</p>
<h3>人の手を、一つだけ借りる</h3>
<p>「話を聞いて」が言いにくければ、用事で頼みます。「買いものを、火曜だけお願い」「病院まで一緒に乗って」。働いている方は、休むことも手当ての一つです。<a href="/articles/before-taking-leave">仕事を休む前に</a>と<a href="/articles/injury-allowance">傷病手当金</a>に、手順とお金のことがあります。</p>
<aside class="memo"><h3>言葉の例</h3><dl><div><dt>診察で</dt><dd>この2週間、何をしても楽しくありません。朝がいちばんつらく、夕方に少し動けます</dd></div><div><dt>言えないとき</dt><dd>（紙を見せて）気持ちのことで相談があります。口では言えないので、読んでください</dd></div><div><dt>薬のこと</dt><dd>この気持ちは、いまの薬と関係がありますか。治療の薬と一緒に飲めるものですか</dd></div><div><dt>友人に</dt><dd>返事ができないだけで、うれしく読んでいます。元気な日に返します</dd></div></dl></aside>
<h2>いつ相談するか</h2>
<p>2週間続いたら、と覚えておいてください。眠れない、食べられない、薬が飲めない、<ruby>通院<rt>つういん</rt></ruby>できないときは、2週間を待ちません。まわりの人から「いつもと違う」と言われたときも、一つの合図です。<ruby>主治医<rt>しゅじい</rt></ruby>、<ruby>看護師<rt>かんごし</rt></ruby>、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターの、話しやすい所からで大丈夫です。</p>
<p>「消えてしまいたい」「いなくなれば楽だ」という考えは、心がとても疲れているときに出てきます。話しても、おかしいと思われません。予約の日まで待たず、かかっている病院に今すぐ電話をして「急ぎで相談したいです」と伝えるか、<a href="/articles/when-you-feel-alone">いま話せる電話</a>へ。自分を傷つけてしまいそうで危ないと感じるときは、すぐに119番に電話してください。</p>
<h2>ご家族へ</h2>
<p>励まし、気分転換の外出、「前向きに」という言葉は、落ちこみの深いときには重荷になります。「つらいね。病院に一緒に行こう」「返事はいらないよ」。ご飯を置く、カーテンを開ける、薬の時刻を知らせる。小さなことを黙って続けるのが、いちばんの助けになります。「死にたいと思うことはある？」と聞いても、その気持ちを強めることにはならないとされています。聞けたら、ひとりにせず、病院に電話してください。支える方の疲れは<a href="/articles/for-family-caregivers">支えるご家族へ</a>に書きました。</p>
`;

const easyBody = `
<h2><ruby>気持<rt>きも</rt></ruby>ちが、ずっと<ruby>重<rt>おも</rt></ruby>いとき</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、<ruby>悲<rt>かな</rt></ruby>しくなる<ruby>日<rt>ひ</rt></ruby>があります。それは、ふつうのことです。でも、2<ruby>週間<rt>しゅうかん</rt></ruby>より<ruby>長<rt>なが</rt></ruby>く<ruby>続<rt>つづ</rt></ruby>くときは、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>話<rt>はな</rt></ruby>してください。あなたのせいではありません。</p>
<h2>こんなときは、<ruby>相談<rt>そうだん</rt></ruby>します</h2>
<ul><li><ruby>何<rt>なに</rt></ruby>をしても、たのしくない。</li><li><ruby>毎日<rt>まいにち</rt></ruby>、<ruby>眠<rt>ねむ</rt></ruby>れない。<ruby>食<rt>た</rt></ruby>べられない。</li><li>体が<ruby>重<rt>おも</rt></ruby>くて、<ruby>動<rt>うご</rt></ruby>けない。</li><li>「<ruby>自分<rt>じぶん</rt></ruby>はだめだ」と、いつも<ruby>思<rt>おも</rt></ruby>う。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>体の<ruby>病気<rt>びょうき</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>が、<ruby>気持<rt>きも</rt></ruby>ちを<ruby>重<rt>おも</rt></ruby>くしていることがあります。<ruby>医師<rt>いし</rt></ruby>が<ruby>調<rt>しら</rt></ruby>べます。つらい<ruby>気持<rt>きも</rt></ruby>ちを<ruby>聞<rt>き</rt></ruby>く<ruby>人<rt>ひと</rt></ruby>もいます。<ruby>気持<rt>きも</rt></ruby>ちの<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>うこともあります。<ruby>薬<rt>くすり</rt></ruby>は、<ruby>効<rt>き</rt></ruby>くまでに2<ruby>週間<rt>しゅうかん</rt></ruby>ぐらいかかります。<ruby>自分<rt>じぶん</rt></ruby>でやめないでください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li>することは、<ruby>一日<rt>いちにち</rt></ruby>に<ruby>三<rt>みっ</rt></ruby>つまでにします。</li><li><ruby>朝<rt>あさ</rt></ruby>、カーテンを<ruby>開<rt>あ</rt></ruby>けます。</li><li><ruby>大<rt>おお</rt></ruby>きなこと（<ruby>仕事<rt>しごと</rt></ruby>をやめる、<ruby>治療<rt>ちりょう</rt></ruby>をやめる）は、<ruby>今<rt>いま</rt></ruby>は<ruby>決<rt>き</rt></ruby>めません。</li><li>お<ruby>酒<rt>さけ</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んで<ruby>眠<rt>ねむ</rt></ruby>ることは、しません。</li><li><ruby>買<rt>か</rt></ruby>い<ruby>物<rt>もの</rt></ruby>など、<ruby>一<rt>ひと</rt></ruby>つだけ<ruby>人<rt>ひと</rt></ruby>に<ruby>頼<rt>たの</rt></ruby>みます。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<p>「2<ruby>週間<rt>しゅうかん</rt></ruby>、<ruby>気持<rt>きも</rt></ruby>ちが<ruby>重<rt>おも</rt></ruby>いです。<ruby>眠<rt>ねむ</rt></ruby>れません」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>言<rt>い</rt></ruby>えないときは、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いて<ruby>見<rt>み</rt></ruby>せます。</p>
<h2>とてもつらいとき</h2>
<p>「<ruby>消<rt>き</rt></ruby>えてしまいたい」と<ruby>思<rt>おも</rt></ruby>うほどつらいときは、<ruby>朝<rt>あさ</rt></ruby>を<ruby>待<rt>ま</rt></ruby>たないで、だれかに<ruby>話<rt>はな</rt></ruby>してください。#いのちSOS（0120-061-338）は<ruby>無料<rt>むりょう</rt></ruby>です。<a href="/articles/when-you-feel-alone">いま<ruby>話<rt>はな</rt></ruby>せる<ruby>電話<rt>でんわ</rt></ruby></a>も<ruby>見<rt>み</rt></ruby>てください。<ruby>自分<rt>じぶん</rt></ruby>を<ruby>傷<rt>きず</rt></ruby>つけそうで<ruby>危<rt>あぶ</rt></ruby>ないときは、すぐに119<ruby>番<rt>ばん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Low mood that stays: words for how it goes on, reasons, what is done and how long it takes, small plans, families. */
export const lowMood = articleItem({
  id: 'low-mood',
  publishedAt: '2026-11-28T13:26:00.000Z',
  title: '気持ちの落ちこみが続くとき：休み方と、手当ての頼み方',
  category: { id: 'mind' },
  cancer_category: [],
  cancer_status: [],
  topics: ['depression', 'mind-care'],
  summary:
    '何をしても楽しくない、朝起き上がれない。波のような落ちこみと、手当てを頼みたいときの違い、起きる理由、病院ですること、薬が効くまでの日数、落ちこんでいる間の過ごし方と伝える言葉をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がん患者さんの心の診療にたずさわる精神科の医師',
  body,
  easy_body: easyBody,
  sources: [
    PAGES.distress,
    {
      title: 'がん体験者の悩みQ&A（うつのような気持ちがつらかった）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4272031',
    },
    {
      title: '患者さん向け うつ病（PDQ®）',
      publisher: 'がん情報サイト（PDQ®日本語版）',
      url: 'https://cancerinfo.tri-kobe.org/summary/detail_view?lang=ja&pdqID=CDR0000062806',
    },
    SOURCES.ganjoho,
  ],
});

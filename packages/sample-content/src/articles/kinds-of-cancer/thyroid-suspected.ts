import { articleItem } from '../article-item.ts';

const body = `
<h2>しこりがあることと、がんであることは別です</h2>
<p>のどぼとけの下にある、蝶の形の小さな<ruby>臓器<rt>ぞうき</rt></ruby>が<ruby>甲状腺<rt>こうじょうせん</rt></ruby>です。首の<ruby>超音波<rt>ちょうおんぱ</rt></ruby>や、肺のCTのついでに、「しこりがあります」と言われる方が増えています。症状がないのに名前だけが先に来ると、つばを飲むたびに首が気になってしまうものです。</p>
<p>甲状腺のしこりは<ruby>良性<rt>りょうせい</rt></ruby>のものが多く、治療がいらないこともよくあります。がんだった場合も、種類によって進み方が大きく違い、すぐに手術をしないで様子を見る種類もあります。まず、どの段階にいるのかを一つずつ確かめましょう。受診する科は、<ruby>内分泌<rt>ないぶんぴつ</rt></ruby>の内科、甲状腺の外科、<ruby>耳鼻咽喉科<rt>じびいんこうか</rt></ruby>・頭頸部外科など、病院によって違います。</p>
<h2>検査で分かること</h2>
<table><caption>検査と、その目的</caption><thead><tr><th scope="col">検査</th><th scope="col">すること</th><th scope="col">分かること</th></tr></thead><tbody><tr><th scope="row">話と、首にふれる<ruby>診察<rt>しんさつ</rt></ruby></th><td>症状、家族の病気、放射線を受けた経験を聞き、首にふれる</td><td>大きさ、かたさ、リンパ節</td></tr><tr><th scope="row">超音波</th><td>首にゼリーをぬって当てる。痛みはない</td><td>しこりの形や性質、リンパ節の様子</td></tr><tr><th scope="row"><ruby>血液検査<rt>けつえきけんさ</rt></ruby></th><td>ホルモン（FT4、TSH）、サイログロブリンなど</td><td>甲状腺の働き。がんかどうかを決めるものではない</td></tr><tr><th scope="row"><ruby>細胞診<rt>さいぼうしん</rt></ruby></th><td>超音波で見ながら、細い針で<ruby>細胞<rt>さいぼう</rt></ruby>を吸いとる</td><td>良性か、がんの疑いか</td></tr><tr><th scope="row">CT、MRI、PET（ペット）</th><td>がんと分かったときなどに写す</td><td>広がり</td></tr></tbody></table>
<p>サイログロブリンの数字は、良性のしこりや炎症でも上がります。高いと書かれていても、それだけでがんとは言えません。<ruby>髄様<rt>ずいよう</rt></ruby>がんという種類では、カルシトニンなど別の数字を見ます。</p>
<h2>首に針をさす日</h2>
<p>首に針と聞くとこわくなりますが、使うのは採血に近い細い針で、入院はいりません。さしている時間は短く、何か所か、何回かに分けてとることがあります。</p>
<ul><li><strong>予約のとき</strong>：血を固まりにくくする薬、麻酔や消毒のアレルギー、首を反らせにくい痛みを伝えます。薬は自分でやめません</li><li><strong>当日の服</strong>：首のまわりが大きく開く服。ネックレス、長い髪はまとめて。お化粧は首までぬらない</li><li><strong>針のあいだ</strong>：つばを飲まない、話さない、息を少し止める、という合図に従います。「せきが出そうなときは、手を上げます」と先に決めておきましょう</li><li><strong>終わったあと</strong>：しばらく指で押さえます。その日は激しい運動と長湯をさけます。内出血で青くなることはありますが、首が目に見えてはれてくるときは、すぐ連絡します</li></ul>
<h2>結果の紙に出てくる言葉</h2>
<dl><div><dt>良性</dt><dd>今の時点で、がんを思わせる細胞が見えないという意味です。大きさを見るために、間をあけて超音波をします。</dd></div><div><dt>検体不適正</dt><dd>数が足りず、判断できないという意味です。悪いという意味ではなく、とり直します。</dd></div><div><dt>意義不明、<ruby>濾胞性腫瘍<rt>ろほうせいしゅよう</rt></ruby></dt><dd>細胞を見るだけでは、良性とがんを分けられない種類です。様子を見るか、手術でとって確かめるかを話し合います。</dd></div><div><dt>悪性の疑い、悪性</dt><dd>がんの可能性が高い、またはがんという意味です。種類（<ruby>乳頭<rt>にゅうとう</rt></ruby>がんなど）も書かれます。</dd></div></dl>
<p>「がんではないとも、がんとも言えない」という結果は、宙ぶらりんでつらいものです。医師がはっきり言わないのではなく、この検査の限りを正直に伝えています。「もう一度とる、待つ、手術で調べる。それぞれの良い点と心配な点は何ですか」と聞いてみてください。</p>
<h2>「様子を見ましょう」と言われたら</h2>
<p>放っておくこととは違います。次の三つを決めて帰りましょう。</p>
<ol><li>次の超音波は、何か月後か。だれが予約をとるか</li><li>どのくらい大きくなったら、または何が変わったら、方針を変えるか</li><li>それまでに、どんな変化があれば電話するか</li></ol>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>しこり</dt><dd>「大きさは何ミリですか。前の写真とくらべられますか」</dd></div><div><dt>針の検査</dt><dd>「わたしの場合、必要ですか。しないで待つとどうなりますか」</dd></div><div><dt>伝えること</dt><dd>「母が甲状腺の手術をしました。妊娠を考えています。人前で話す仕事です」</dd></div><div><dt>持ちもの</dt><dd>マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、健診の紙、画像のディスク、お薬手帳</dd></div></dl></aside>
<h2>待つ間の首との付き合い方</h2>
<p>一日に何度も押して確かめると、筋肉が痛くなり、かえってしこりが気になります。鏡で見るのは週に一度、と決めておきましょう。<ruby>海藻<rt>かいそう</rt></ruby>を急にやめたり、たくさんとったりする必要はありません。食事を変える時期があれば、病院から説明があります。声のかれ、飲みこみにくさは、日にちと一緒に書いて見せてください。口やのどのほかの病気の検査は、<a href="/articles/head-and-neck-suspected">口・のど・首の検査のページ</a>に書いています。</p>
`;

const easyBody = `
<h2><ruby>首<rt>くび</rt></ruby>にしこりがあると<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>「しこり」は、かたいところです。「<ruby>甲状腺<rt>こうじょうせん</rt></ruby>」は、<ruby>首<rt>くび</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>にあります。<ruby>甲状腺<rt>こうじょうせん</rt></ruby>のしこりは、がんではないことが<ruby>多<rt>おお</rt></ruby>いです。<ruby>治療<rt>ちりょう</rt></ruby>がいらないことも、よくあります。</p>
<h2><ruby>検査<rt>けんさ</rt></ruby>のこと</h2>
<ul><li><ruby>首<rt>くび</rt></ruby>をさわります。<ruby>家族<rt>かぞく</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>も<ruby>聞<rt>き</rt></ruby>かれます。</li><li><ruby>首<rt>くび</rt></ruby>にゼリーをぬって、<ruby>機械<rt>きかい</rt></ruby>をあてます。<ruby>痛<rt>いた</rt></ruby>くありません。</li><li><ruby>血<rt>ち</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。</li><li><ruby>首<rt>くび</rt></ruby>に<ruby>細<rt>ほそ</rt></ruby>い<ruby>針<rt>はり</rt></ruby>をさして、とって<ruby>調<rt>しら</rt></ruby>べます。<ruby>入院<rt>にゅういん</rt></ruby>はいりません。</li></ul>
<h2><ruby>針<rt>はり</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby></h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>のことは、<ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>います。<ruby>自分<rt>じぶん</rt></ruby>で<ruby>薬<rt>くすり</rt></ruby>をやめないでください。</li><li><ruby>首<rt>くび</rt></ruby>のまわりが<ruby>大<rt>おお</rt></ruby>きくあいた<ruby>服<rt>ふく</rt></ruby>で<ruby>行<rt>い</rt></ruby>きます。</li><li><ruby>針<rt>はり</rt></ruby>をさしている<ruby>間<rt>あいだ</rt></ruby>は、つばを<ruby>飲<rt>の</rt></ruby>みません。<ruby>話<rt>はな</rt></ruby>しません。</li><li>「せきが<ruby>出<rt>で</rt></ruby>そうなときは、<ruby>手<rt>て</rt></ruby>をあげます」と<ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>います。</li><li>その<ruby>日<rt>ひ</rt></ruby>は、<ruby>強<rt>つよ</rt></ruby>い<ruby>運動<rt>うんどう</rt></ruby>と<ruby>長<rt>なが</rt></ruby>いお<ruby>風呂<rt>ふろ</rt></ruby>をさけます。</li></ul>
<h2><ruby>結果<rt>けっか</rt></ruby>の<ruby>紙<rt>かみ</rt></ruby>の<ruby>言葉<rt>ことば</rt></ruby></h2>
<ul><li><ruby>良性<rt>りょうせい</rt></ruby>：<ruby>今<rt>いま</rt></ruby>は、がんだと<ruby>思<rt>おも</rt></ruby>うものが<ruby>見<rt>み</rt></ruby>えません。</li><li><ruby>検体不適正<rt>けんたいふてきせい</rt></ruby>：とった<ruby>数<rt>かず</rt></ruby>がたりません。<ruby>悪<rt>わる</rt></ruby>いという<ruby>意味<rt>いみ</rt></ruby>ではありません。もう<ruby>一度<rt>いちど</rt></ruby>とります。</li><li>「はっきりしない」という<ruby>結果<rt>けっか</rt></ruby>もあります。この<ruby>検査<rt>けんさ</rt></ruby>では、<ruby>分<rt>わ</rt></ruby>けられない<ruby>種類<rt>しゅるい</rt></ruby>があるからです。</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「もう<ruby>一度<rt>いちど</rt></ruby>とる、<ruby>待<rt>ま</rt></ruby>つ、<ruby>手術<rt>しゅじゅつ</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べる。それぞれ、いいところと<ruby>心配<rt>しんぱい</rt></ruby>なところを<ruby>教<rt>おし</rt></ruby>えてください」</li><li>「<ruby>次<rt>つぎ</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>は、いつですか」</li><li>「どんなときに、<ruby>電話<rt>でんわ</rt></ruby>をしますか」</li></ul>
`;

/** A lump in the thyroid: what each examination tells, the day of the fine needle, words on the result, watching. */
export const thyroidSuspected = articleItem({
  id: 'thyroid-suspected',
  publishedAt: '2026-11-26T06:58:00.000Z',
  title: '甲状腺にしこりがあると言われたら、検査と結果の読み方',
  category: { id: 'treatment' },
  cancer_category: [{ id: 'head-and-neck' }],
  cancer_status: [{ id: 'suspected' }],
  topics: ['thyroid-cancer', 'suspected', 'pathology', 'blood-tests', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-26', text: '公開しました。' },
  ],
  summary:
    '健診や別の検査で見つかる甲状腺のしこりは、良性のものが多くあります。超音波、血液、細い針の検査で何が分かるのか、結果の紙に出る言葉の意味、様子を見ると言われたときに聞くことをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-25',
  reviewer_role: '甲状腺の外来にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '甲状腺がん 検査',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/thyroid/diagnosis.html',
    },
    {
      title: '甲状腺がん 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/thyroid/print.html',
    },
  ],
});

import { articleItem } from '../article-item.ts';

const body = `
<h2>頭の中に、うすい霧がかかったよう</h2>
<p>人の名前が出てこない。鍋を火にかけたまま、別のことを始めてしまう。本を読んでも頭に入らない。電話を聞きながらメモがとれない。がんの治療のころから、こうした変化を感じる方がいます。研究でも知られていて、薬の治療のあとのものは「ケモブレイン」とよばれることもあります。</p>
<p>考える力がなくなったのではなく、思い出すのに時間がかかる、気が散りやすい、一度に二つがむずかしい、という形が多いものです。年をとって起きる<ruby>認知症<rt>にんちしょう</rt></ruby>とは、別のものと考えられています。</p>
<h2>なぜ起きるのか</h2>
<p>はっきりとは分かっていません。がんの薬、ホルモンの治療、脳への<ruby>放射線<rt>ほうしゃせん</rt></ruby>、手術や<ruby>麻酔<rt>ますい</rt></ruby>のほか、次のようなことが重なって起きると考えられています。</p>
<ul><li><ruby>貧血<rt>ひんけつ</rt></ruby>、感染、熱、水分や<ruby>栄養<rt>えいよう</rt></ruby>の不足</li><li>眠れない、だるい、痛い</li><li>痛み止め、吐き気止め、眠る薬など、眠気の出る薬</li><li>不安、気持ちの落ちこみ、たくさんの決めごと</li><li>年齢、ほかの病気</li></ul>
<p>中には、手当てのできる理由があります。気のゆるみや、努力の不足ではありません。</p>
<h2>いつまで続くのか</h2>
<p>治療の間に出る方も、終わってから気づく方もいます。数か月で気にならなくなることも、何年か続くこともあり、前もって言い当てることはできません。調子のよい時間帯と悪い時間帯がある方が多いので、その波を知ることが助けになります。</p>
<h2>病院ですること</h2>
<p>いつから、どんな場面で困るかを聞き、<ruby>血液<rt>けつえき</rt></ruby>の検査や、飲んでいる薬の見直し、眠りや気持ちの手当てを考えます。必要なら、頭の画像や、記憶や注意をみる検査をします。<ruby>作業療法士<rt>さぎょうりょうほうし</rt></ruby>や<ruby>心理師<rt>しんりし</rt></ruby>と、暮らしの工夫を組み立てられる病院もあります。</p>
<h2>自分でできること</h2>
<h3>覚えるのを、道具にまかせる</h3>
<table><caption>困る場面と、まかせ方</caption><thead><tr><th scope="col">困る場面</th><th scope="col">まかせ方</th></tr></thead><tbody><tr><th scope="row">薬を飲んだか忘れる</th><td>曜日の箱に分ける。飲んだ空の袋を、その日が終わるまで捨てない</td></tr><tr><th scope="row">火の消し忘れ</th><td>台所を離れない。離れるときは、タイマーを持って出る</td></tr><tr><th scope="row">約束を忘れる</th><td>カレンダーは一つだけ。前の日に電話の音で知らせる</td></tr><tr><th scope="row">物をなくす</th><td>鍵、めがね、診察券の置き場所を一つに決める</td></tr><tr><th scope="row">説明が頭に残らない</th><td>紙に書いてもらう。録音してよいか聞く。家族に一緒に聞いてもらう</td></tr></tbody></table>
<h3>一度に一つ、よい時間に</h3>
<p>テレビを消してから話す。大事な手続きは、頭のはっきりする時間に。長い用事は15分ずつに区切り、間に休みます。歩くなどの軽い運動、よく眠ること、人と話すことが助けになる方もいます。お酒は控えめに。判断が鈍いと感じる日は、車の運転や高い所の作業を休み、続けてよいかを主治医に聞いてください。</p>
<h3>人に伝える言葉</h3>
<p>家族には「聞いていないのではなくて、覚えておくのがむずかしいんだ。紙に書いてくれると助かる」。職場には「しばらく、頼みごとはメールでお願いします。一つ終わったら次をください」。長く説明しなくても、してほしいことを一つ言えば伝わります。仕事の相談は、<a href="/articles/returning-to-work">仕事に戻るときの記事</a>も役に立ちます。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>いつから</dt><dd>三回目の点滴のころから</dd></div><div><dt>困ったこと</dt><dd>今月、鍋をこがした。同じ振りこみを二度した</dd></div><div><dt>眠り</dt><dd>夜中に三度起きる</dd></div><div><dt>薬</dt><dd>吐き気止めと眠る薬を、今月から使っている</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>仕事や家事に差しつかえる、薬の飲みまちがいがあった、気持ちが沈む、眠れない日が続く。「年のせいかもしれませんが」と前置きしなくて大丈夫です。気づいたのがご家族なら、ご家族から伝えてもかまいません。ただし、数時間から数日で急に変わった、つじつまの合わない話をする、頭痛や吐き気が一緒にある、手足が動きにくい、というときは、様子を見ずに連絡します。</p>
<h2>ご家族へ</h2>
<p>「さっき言ったよ」は、言われた人がいちばん分かっています。「書いておくね」「一緒に見よう」に替えてみてください。</p>
`;

const easyBody = `
<h2>もの<ruby>忘<rt>わす</rt></ruby>れが<ruby>増<rt>ふ</rt></ruby>えることがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしているとき、<ruby>忘<rt>わす</rt></ruby>れやすい、<ruby>集中<rt>しゅうちゅう</rt></ruby>できない、ということがあります。なまけているのではありません。としをとってなる<ruby>病気<rt>びょうき</rt></ruby>とは、<ruby>別<rt>べつ</rt></ruby>のものです。</p>
<h2>なぜですか</h2>
<p>はっきりとは<ruby>分<rt>わ</rt></ruby>かっていません。<ruby>薬<rt>くすり</rt></ruby>、<ruby>眠<rt>ねむ</rt></ruby>れないこと、つかれ、<ruby>痛<rt>いた</rt></ruby>み、<ruby>心配<rt>しんぱい</rt></ruby>などがかさなると<ruby>言<rt>い</rt></ruby>われています。<ruby>治<rt>なお</rt></ruby>せる<ruby>理由<rt>りゆう</rt></ruby>もあります。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>血<rt>ち</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をしたり、<ruby>薬<rt>くすり</rt></ruby>を<ruby>見直<rt>みなお</rt></ruby>したりします。「<ruby>忘<rt>わす</rt></ruby>れやすくて<ruby>困<rt>こま</rt></ruby>っています」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>大事<rt>だいじ</rt></ruby>なことは、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>鍵<rt>かぎ</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>を<ruby>置<rt>お</rt></ruby>くところを、ひとつに<ruby>決<rt>き</rt></ruby>めます。</li><li><ruby>一度<rt>いちど</rt></ruby>にひとつのことをします。</li><li><ruby>料理<rt>りょうり</rt></ruby>のときは、<ruby>台所<rt>だいどころ</rt></ruby>から<ruby>離<rt>はな</rt></ruby>れません。</li><li>つかれる<ruby>前<rt>まえ</rt></ruby>に<ruby>休<rt>やす</rt></ruby>みます。</li><li>ぼんやりする日は、<ruby>車<rt>くるま</rt></ruby>を<ruby>運転<rt>うんてん</rt></ruby>しません。</li></ul>
<h2>まわりの<ruby>人<rt>ひと</rt></ruby>に<ruby>言<rt>い</rt></ruby>うこと</h2>
<p>「<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてくれると<ruby>助<rt>たす</rt></ruby>かります」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>仕事<rt>しごと</rt></ruby>や<ruby>家<rt>いえ</rt></ruby>のことで<ruby>困<rt>こま</rt></ruby>るとき、<ruby>薬<rt>くすり</rt></ruby>を<ruby>間違<rt>まちが</rt></ruby>えたときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。<ruby>急<rt>きゅう</rt></ruby>におかしくなったときは、<ruby>待<rt>ま</rt></ruby>たないで<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Forgetting and not being able to concentrate: often called chemo brain; reasons, aids, work, when it is urgent. */
export const memoryAndFocus = articleItem({
  id: 'memory-and-focus',
  topics: ['memory-problems', 'fatigue', 'working-during-treatment', 'late-effects'],
  publishedAt: '2026-11-22T01:56:00.000Z',
  title: 'もの忘れが増えた、集中できないとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '名前が出てこない、同時に二つのことができない。がんの治療のころに起きる、もの忘れや集中しにくさの理由と、暮らしと仕事での工夫、まわりへの伝え方、急いで連絡するときをまとめました。',
  reviewed_at: '2026-11-22',
  next_review_at: '2027-11-19',
  reviewer_role: 'がんのリハビリテーションにたずさわる作業療法士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'もの忘れ、認知機能の低下',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2020,
      url: 'https://ganjoho.jp/public/support/condition/cognitive_decline.html',
    },
    {
      title: 'がん患者に認められる様々な認知機能障害―これまでの知見と今後の課題―',
      publisher: '日本精神神経学会（精神神経学雑誌）',
      year: 2015,
      url: 'https://journal.jspn.or.jp/Disp?style=abst&vol=117&year=2015&mag=0&number=8&start=585',
    },
  ],
});

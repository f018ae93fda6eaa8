import { SOURCES } from '../../sources/index.ts';
import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「また」と言われた日に</h2>
<p><ruby>再発<rt>さいはつ</rt></ruby>と言われたときの驚きは、はじめのときより大きかった、と話す方が少なくありません。治療を終え、暮らしを立て直してきたところだったからです。再発は、あなたが何かを怠けたせいではありません。手術、<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby>、薬の治療で見えなくなっても、検査に映らないほど小さながん<ruby>細胞<rt>さいぼう</rt></ruby>が、体のどこかに残っていることがあります。それが、時間をかけて見える大きさになったものです。</p>
<h2>どこに再発したかで、考え方が変わります</h2>
<table><caption>再発の呼び方</caption><thead><tr><th scope="col">呼び方</th><th scope="col">場所</th><th scope="col">治療の考え方</th></tr></thead><tbody><tr><th scope="row"><ruby>局所再発<rt>きょくしょさいはつ</rt></ruby></th><td>はじめのがんと同じ所、すぐ近く</td><td>手術や放射線など、その場所への治療を考えることがあります</td></tr><tr><th scope="row">領域の再発</th><td>近くのリンパ節など</td><td>その場所への治療と、薬を組み合わせることがあります</td></tr><tr><th scope="row"><ruby>遠隔再発<rt>えんかくさいはつ</rt></ruby>（<ruby>転移<rt>てんい</rt></ruby>）</th><td>離れた<ruby>臓器<rt>ぞうき</rt></ruby></td><td>全身にはたらく薬を中心に考えることが多くなります</td></tr></tbody></table>
<p>新しく別のがんができている場合や、傷のあとや<ruby>炎症<rt>えんしょう</rt></ruby>が似た影に見える場合もあります。そのため、<ruby>画像<rt>がぞう</rt></ruby>だけでなく、<ruby>組織<rt>そしき</rt></ruby>をもう一度とって確かめることがあります。性質が変わっていないか、使える薬の目印があるかも、ここで調べます。</p>
<h2>前と同じ治療とは限らない、そのわけ</h2>
<ul><li><strong>前の薬の効き方</strong>：終わってからの間が長いか短いかも、手がかりになります。</li><li><strong>体に残っていること</strong>：しびれ、心臓や<ruby>腎臓<rt>じんぞう</rt></ruby>への<ruby>影響<rt>えいきょう</rt></ruby>など、前の治療のなごりを見て薬を選びます。</li><li><strong>放射線をあてた場所</strong>：同じ所には、もう一度あてにくいことがあります。</li><li><strong>その間に増えた薬</strong>：前にはなかった方法が、候補に入ることもあります。</li></ul>
<p>前の治療がつらかった方は、何がいちばんつらかったかを、先に伝えてください。同じ薬でも、手当てのしかたを変えられることがあります。別の病院で治療を受けた方は、治療の記録を取り寄せておくと話が早くなります。まとめ方は、<a href="/articles/follow-up">治療が終わったあとの通院の記事</a>の一枚の紙が使えます。</p>
<h2>治療の目的を、言葉にして聞く</h2>
<p>再発のあとの治療の目的は、がんの種類や場所によって違います。治すことを目指す場合もあれば、広がりをおさえながら、できるだけうまく付き合っていくことを目指す場合もあります。「付き合っていく治療」と聞くと、治らないという意味だけが胸に残りがちです。けれども、がんの進み方をおさえ、つらさを減らし、暮らしの質を守るための、前を向いた治療です。途中で目的が変わることもあるので、薬が変わるたびに聞き直してかまいません。</p>
<h2>どのくらい続けるのか</h2>
<p>回数を決めて終わる治療と、効いていて体がもつ間は続ける治療があります。続ける治療では、何回か受けたところで、検査の結果と体のつらさを合わせて、続ける、量や<ruby>間隔<rt>かんかく</rt></ruby>を変える、薬を変える、休む、を相談します。「休みたい」「大事な用事の間だけ、日をずらしたい」と言うことは、わがままではありません。ただし、自分の判断で薬をやめると、あとから治療を選びにくくなることがあります。先に相談してください。</p>
<p>つらさをやわらげる<ruby>緩和<rt>かんわ</rt></ruby>ケアは、治療の終わりを意味しません。再発と分かったときから、一緒に受けられます（<a href="/articles/pain-and-palliative">痛みと緩和ケア</a>）。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>確かめる</dt><dd>再発だと考える理由は何ですか。組織をとる検査は要りますか</dd></div><div><dt>目的</dt><dd>今度の治療で目指すのは、治すことですか、おさえることですか</dd></div><div><dt>選び方</dt><dd>候補になる方法と、それぞれの通う回数、起こりやすいことを教えてください</dd></div><div><dt>区切り</dt><dd>効いているかを、いつ、何で見ますか。そのあとの候補は何ですか</dd></div><div><dt>大切なこと</dt><dd>わたしは〇〇を続けたいです。それに合う方法はありますか</dd></div></dl></aside>
<h2>臨床試験や、ほかの意見</h2>
<p>再発したときは、<a href="/articles/second-opinion">セカンドオピニオン</a>や<a href="/articles/clinical-trials">治験・臨床試験</a>、<a href="/articles/genomic-testing">がん遺伝子パネル検査</a>を考える時期でもあります。どれも、急いで全部をする必要はありません。いまの治療を始める時期に影響しないかを、先に聞きましょう。この時期は、人から<a href="/articles/unproven-treatments">自由診療や民間療法</a>をすすめられることも増えます。申し込む前に、<ruby>主治医<rt>しゅじい</rt></ruby>に話してください。</p>
<h2>仕事とお金を、もう一度確かめる</h2>
<p>前に使った制度も、使い直せるものがあります。<a href="/articles/high-cost-medical-expense">高額療養費</a>のほか、会社の健康保険の方は、<a href="/articles/injury-allowance">傷病手当金</a>の残りの期間を健康保険に聞いてください。民間の保険も、再発で受け取れる給付があるか、証券を見直しておきます。</p>
<h2>気持ちのこと</h2>
<p>二度目だから落ち着いていられるはず、と思わなくて大丈夫です。はじめのときに支えてくれた人に、もう一度言うのがつらいなら、<a href="/treatment/hidamari">ひだまりの相談員</a>や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに先に話してみてください。見本として作ったお話に、<a href="/articles/story-second-news">二度目の知らせと、庭の南天</a>もあります。</p>
`;

/** Treatment after recurrence: where it is, why it differs from before, aims, how long, what to ask. */
export const recurrenceTreatment = articleItem({
  id: 'recurrence-treatment',
  publishedAt: '2026-11-24T01:37:00.000Z',
  title: '再発したときの、治療の考え方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'recurrence' }],
  topics: ['recurrence', 'choosing-treatment', 'metastasis'],
  summary:
    '再発は、何かを怠けたせいではありません。どこに再発したかで変わる考え方、前と同じ治療とは限らないわけ、治療の目的と区切りの聞き方、確かめ直す制度をまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-22',
  reviewer_role: 'がんの薬物療法にたずさわる医師',
  body,
  sources: [MEDICAL_PAGES.recurrenceChoices, SOURCES.ganjoho],
});

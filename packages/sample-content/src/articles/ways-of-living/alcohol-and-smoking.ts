import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>責めるためのページではありません</h2>
<p>「たばこを吸っていたから、がんになったのでしょうか」。そう聞かれることがあります。吸わない人も、飲まない人も、がんになります。これまでのことを<ruby>裁<rt>さば</rt></ruby>くより、これからの治療を楽に受けるために、今日から変えられることを一緒に見ましょう。まだ吸っている、飲んでいると正直に言ってよいのです。言わないまま治療が始まるほうが、危ないことがあります。</p>
<h2>たばこ：手術の前に</h2>
<p>吸っていると、<ruby>痰<rt>たん</rt></ruby>が増え、手術のあとに<ruby>肺炎<rt>はいえん</rt></ruby>になりやすく、傷も治りにくくなります。<ruby>禁煙<rt>きんえん</rt></ruby>は、早いほど役に立ちます。手術の4週間前からが目安です。肺に関わるトラブルは、4〜8週間の禁煙で減ることが分かっています。</p>
<p>手術まで4週間ないときも、遅すぎることはありません。<ruby>血液<rt>けつえき</rt></ruby>の中の、体に<ruby>酸素<rt>さんそ</rt></ruby>を運ぶのをじゃまする成分は、数日で抜けていきます。やめた日が、いちばん早い日です。病院によっては、禁煙できるまで手術の日を延ばすことがあります。急ぐ手術では、そのまま行うこともあります。本数を正直に伝え、「何日前からやめればよいですか」と聞いてください。</p>
<p>加熱式のたばこ、電子たばこも、伝えてください。家族の煙も体に入るので、この時期だけでも、家の中とベランダでは吸わないよう頼みます。</p>
<h2>たばこ：治療の間と、そのあと</h2>
<ul><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>を口やのどにあてる治療では、口の荒れや乾きが強くなりやすい</li><li>薬によっては、効き目や<ruby>副作用<rt>ふくさよう</rt></ruby>の出方が変わる</li><li>肺の病気が重なると、受けられる治療の幅がせまくなることがある</li><li>治療のあとに、別の場所にがんができる心配を減らせる</li></ul>
<h2>やめる手助け</h2>
<p>やめられないのは、意志が弱いからではなく、ニコチンへの<ruby>依存<rt>いぞん</rt></ruby>と、手が覚えている習慣のためです。禁煙外来は、<ruby>標準<rt>ひょうじゅん</rt></ruby>では12週間に5回通います。条件に合えば<ruby>健康保険<rt>けんこうほけん</rt></ruby>が使え、貼り薬や飲み薬を使います。入院してから始められるかどうかは、病院で違います。ニコチンのガムや貼り薬は<ruby>薬局<rt>やっきょく</rt></ruby>でも買えますが、治療中の方は、買う前に<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いてください。</p>
<p>吸いたい気持ちの強い波は、数分で過ぎます。冷たい水、歯みがき、深い息、散歩。食後の一服の時間に、席を立つと決めておきます。<ruby>途中<rt>とちゅう</rt></ruby>で一本吸っても、失敗ではありません。次の一本を延ばせば、続きです。</p>
<h2>お酒：治療の前と、間</h2>
<table><caption>場面ごとの考え方</caption><thead><tr><th scope="col">場面</th><th scope="col">気をつけること</th></tr></thead><tbody><tr><th scope="row">手術の前</th><td>減らす、やめる日を病院が決めます。毎日多く飲む方は、急にやめると、ふるえや<ruby>幻<rt>まぼろし</rt></ruby>が出ることがあるため、量を先に伝えます</td></tr><tr><th scope="row"><ruby>検査<rt>けんさ</rt></ruby>の前日と当日</th><td>飲みません。食事の決まりも確かめます</td></tr><tr><th scope="row">抗がん剤の<ruby>点滴<rt>てんてき</rt></ruby>、飲み薬</th><td><ruby>肝臓<rt>かんぞう</rt></ruby>の働きや吐き気に関わります。飲んでよい薬か、何日あけるかを薬剤師に聞きます</td></tr><tr><th scope="row">口、のど、<ruby>食道<rt>しょくどう</rt></ruby>への<ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby></th><td>荒れた<ruby>粘膜<rt>ねんまく</rt></ruby>を<ruby>刺激<rt>しげき</rt></ruby>するので、治療の間は飲みません</td></tr><tr><th scope="row"><ruby>医療用麻薬<rt>いりょうようまやく</rt></ruby>、眠る薬、不安の薬</th><td>眠気が強く出たり、息が浅くなったりするため、一緒には飲みません</td></tr></tbody></table>
<p>点滴の薬の中に、アルコールを含むものがあります。パクリタキセル（タキソール）などでは、一回の量が、ビールでコップ1杯から、ジョッキ1杯ほどに当たります。お酒に弱い方、飲めない方は、「<ruby>消毒<rt>しょうどく</rt></ruby>の綿でも赤くなります」のように前もって伝えてください。この点滴の日は、飲酒運転と同じ状態になるおそれがあるため、自分の車では来ないようにします。</p>
<h2>お酒：また飲んでもよいか</h2>
<p>治療が落ち着いたあとの一杯を楽しみにしている方もいます。答えは、がんの種類で違います。食道、口やのど、肝臓のがんのあとは、やめるようにすすめられることが多くあります。乳がんや<ruby>大腸<rt>だいちょう</rt></ruby>がんも、お酒の量と関わりのあることが知られています。飲むと顔が赤くなる<ruby>体質<rt>たいしつ</rt></ruby>の方は、とくに食道やのどに気をつけます。がんの予防の考え方では、飲む場合でも{{prevention-alcohol}}とされていますが、治療を受けた方に「ここまでなら安全」という量ではありません。「わたしの場合は、飲んでよいですか。よいなら、いつから、どのくらいですか」と聞いてください。</p>
<p>眠るためのお酒は、夜中に目が覚めやすくなります。眠れないときは<a href="/articles/sleepless-night">眠れない夜のページ</a>を見てください。つらさを忘れるために量が増えているときは、それ自体が相談してよいことです。<ruby>精神科<rt>せいしんか</rt></ruby>や<ruby>心療内科<rt>しんりょうないか</rt></ruby>、地域の<ruby>保健所<rt>ほけんじょ</rt></ruby>、<ruby>精神保健福祉<rt>せいしんほけんふくし</rt></ruby>センターで、お酒の相談ができます。</p>
<aside class="memo"><h3><ruby>診察<rt>しんさつ</rt></ruby>で伝えるメモの例</h3><dl><div><dt>たばこ</dt><dd>一日15本を30年。昨日から5本に減らしました。やめる手助けがほしいです</dd></div><div><dt>お酒</dt><dd>日本酒を毎日2合。休んだ日はありません。手術の何日前にやめますか</dd></div><div><dt>前にあったこと</dt><dd>やめた日に、手がふるえて汗が出たことがあります</dd></div><div><dt>これから</dt><dd>お正月に一杯だけ飲みたいのですが、薬との関係はどうですか</dd></div></dl></aside>
<h2>ご家族へ</h2>
<p>隠れて吸う、隠れて飲む姿を見ると、腹が立つこともあるでしょう。「やめなさい」より、「一緒に病院で聞いてみよう」「わたしも今日はお茶にする」のほうが、届くことがあります。家にある酒や灰皿を片づけるときは、黙って捨てず、本人と決めてください。</p>
`;

const easyBody = `
<h2>たばこを<ruby>吸<rt>す</rt></ruby>っている人へ</h2>
<p>あなたを<ruby>責<rt>せ</rt></ruby>めるページではありません。<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>楽<rt>らく</rt></ruby>に<ruby>受<rt>う</rt></ruby>けるための話です。</p>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>四週間前<rt>よんしゅうかんまえ</rt></ruby>から、たばこをやめると、体が<ruby>楽<rt>らく</rt></ruby>です。</li><li><ruby>四週間<rt>よんしゅうかん</rt></ruby>なくても、<ruby>今日<rt>きょう</rt></ruby>からやめることに<ruby>意味<rt>いみ</rt></ruby>があります。</li><li><ruby>一人<rt>ひとり</rt></ruby>でやめられない人は<ruby>多<rt>おお</rt></ruby>いです。「<ruby>禁煙外来<rt>きんえんがいらい</rt></ruby>」で、<ruby>医師<rt>いし</rt></ruby>が<ruby>手伝<rt>てつだ</rt></ruby>います。12<ruby>週間<rt>しゅうかん</rt></ruby>に5回、行きます。</li></ul>
<h2>お<ruby>酒<rt>さけ</rt></ruby>を<ruby>飲<rt>の</rt></ruby>む人へ</h2>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>や<ruby>検査<rt>けんさ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>は、<ruby>飲<rt>の</rt></ruby>みません。いつやめるか、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>聞<rt>き</rt></ruby>きます。</li><li><ruby>毎日<rt>まいにち</rt></ruby>たくさん<ruby>飲<rt>の</rt></ruby>む人は、<ruby>急<rt>きゅう</rt></ruby>にやめると、手がふるえることがあります。<ruby>飲<rt>の</rt></ruby>む<ruby>量<rt>りょう</rt></ruby>を、<ruby>正直<rt>しょうじき</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</li><li><ruby>痛<rt>いた</rt></ruby>み止めの<ruby>麻薬<rt>まやく</rt></ruby>や、<ruby>眠<rt>ねむ</rt></ruby>る<ruby>薬<rt>くすり</rt></ruby>と、お<ruby>酒<rt>さけ</rt></ruby>を<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>飲<rt>の</rt></ruby>みません。</li><li>アルコールが入った<ruby>点滴<rt>てんてき</rt></ruby>があります。お<ruby>酒<rt>さけ</rt></ruby>に<ruby>弱<rt>よわ</rt></ruby>い人は、<ruby>先<rt>さき</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。その日は、<ruby>車<rt>くるま</rt></ruby>を<ruby>運転<rt>うんてん</rt></ruby>しません。</li></ul>
<h2>また<ruby>飲<rt>の</rt></ruby>みたいとき</h2>
<p>がんの<ruby>種類<rt>しゅるい</rt></ruby>で<ruby>違<rt>ちが</rt></ruby>います。「お<ruby>酒<rt>さけ</rt></ruby>を<ruby>飲<rt>の</rt></ruby>んでもいいですか。いつから、どのくらいですか」と、<ruby>医師<rt>いし</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。</p>
<p>つらくて、お<ruby>酒<rt>さけ</rt></ruby>が<ruby>増<rt>ふ</rt></ruby>えているときも、<ruby>相談<rt>そうだん</rt></ruby>してください。<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」は<ruby>無料<rt>むりょう</rt></ruby>です。</p>
`;

/** Alcohol and tobacco from the diagnosis on: before surgery, with medicines, afterwards, and help to stop. */
export const alcoholAndSmoking = articleItem({
  id: 'alcohol-and-smoking',
  publishedAt: '2026-11-21T04:11:00.000Z',
  title: 'お酒とたばこ、いつまで控える？ やめる手助けはある？',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  topics: ['alcohol', 'smoking', 'before-surgery'],
  summary:
    'たばこをやめるのは、手術の四週間前が目安ですが、今日からでも意味があります。お酒と薬、手術、検査の関わり、また飲んでよいかの聞き方、禁煙外来の回数と期間をまとめました。',
  reviewed_at: '2026-11-21',
  next_review_at: '2027-11-19',
  reviewer_role: '禁煙の外来にたずさわる薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '手術部（手術を受ける方の禁煙）',
      publisher: '茨城県立中央病院',
      url: 'https://www.hospital.pref.ibaraki.jp/chuo/shujutub_kinen',
    },
    {
      title: '禁煙外来のご案内',
      publisher: '国立がん研究センター東病院 精神腫瘍科',
      url: 'https://pod.ncc.go.jp/jp/ncce/clinic/psychiatry/consultation/kinen/index.html',
    },
    {
      title: '抗がん剤のアルコールについて',
      publisher: '国立がん研究センター東病院 薬剤部',
      url: 'https://pod.ncc.go.jp/jp/ncce/division/pharmacy/houshasen/houshasen_Specifics/alcohol.html',
    },
    SOURCES.ganjoho,
  ],
});

import { SOURCES } from '../../sources/index.ts';
import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>夕方、靴下のあとが深く残る</h2>
<p>すねを指で押すと、へこみが戻らない。指輪が抜けない。朝、まぶたがはれぼったい。何日かで体重が増えた。むくみは、皮ふの下に余分な水がたまった状態です。重い、だるい、つっぱる、靴がはけない、座って立てないなど、動くことにも関わります。</p>
<h2>なぜ起きるのか</h2>
<p>理由は一つではなく、いくつか重なることもよくあります。</p>
<table><caption>むくみの主な理由と、様子の例</caption><thead><tr><th scope="col">理由</th><th scope="col">様子の例</th></tr></thead><tbody><tr><th scope="row">薬の影響（一部の抗がん剤、ステロイド、痛み止めなど）</th><td>両足や顔に。回を重ねて出ることもある</td></tr><tr><th scope="row"><ruby>栄養<rt>えいよう</rt></ruby>が足りない、血の中のたんぱく質が少ない</th><td>両足に、やわらかく</td></tr><tr><th scope="row"><ruby>心臓<rt>しんぞう</rt></ruby>、<ruby>腎臓<rt>じんぞう</rt></ruby>、<ruby>肝臓<rt>かんぞう</rt></ruby>の働き</th><td>両足に。息切れ、尿の減り、体重の増えを伴うことがある</td></tr><tr><th scope="row">あまり動かない、長く座る</th><td>夕方に強く、寝ると軽くなる</td></tr><tr><th scope="row">リンパの流れの滞り（リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>）</th><td>手術や<ruby>放射線<rt>ほうしゃせん</rt></ruby>を受けた側に、ゆっくり</td></tr><tr><th scope="row">血のかたまり（<ruby>血栓<rt>けっせん</rt></ruby>）</th><td>片方が急にはれる、痛む、色が変わる</td></tr><tr><th scope="row">がんやリンパ節のはれが、血管を押す</th><td>押された先の腕、足、顔や首に</td></tr></tbody></table>
<p>この表は、自分で見分けるためのものではありません。電話や診察で、様子を伝えやすくするためのものです。</p>
<h2>病院ですること</h2>
<p>むくみの場所と広がり、体重の変化をみて、<ruby>血液<rt>けつえき</rt></ruby>や尿の検査、心臓や血管の<ruby>超音波<rt>ちょうおんぱ</rt></ruby>、画像の検査などで理由をさがします。手当ても理由で変わります。薬を変える、尿を出す薬を使う、栄養を整える、血栓の薬を使う、<ruby>圧迫<rt>あっぱく</rt></ruby>する、<ruby>点滴<rt>てんてき</rt></ruby>の量を見直す。ある人によい方法が、別の人には合わないことがあるので、人にすすめられた方法は、先に聞いてください。</p>
<h2>自分でできること</h2>
<h3>毎朝、同じ条件で体重をはかる</h3>
<p>起きてトイレのあと、朝ごはんの前に。増え方は、むくみに早く気づく手がかりになります。「何日で何キロ増えたら電話しますか」と聞いて、体重計のそばに貼っておきます。足首とふくらはぎの太さも、左右ともはかると変化が分かります。</p>
<h3>楽な姿勢と、小さな動き</h3>
<ul><li>横になるときは、足の下に座布団や毛布を入れて、少し高くする。息が苦しくなるときは、やめて連絡する</li><li>座っているときは、つま先とかかとを交互に上げる。一時間に一度は立つ</li><li>きつい靴下、ゴム、指輪を外す。靴は夕方の足に合わせ、つまずかないよう、かかとのあるものを</li></ul>
<h3>皮ふを守る</h3>
<p>むくんだ皮ふは薄く、傷つきやすく、治りにくくなります。泡で洗い、押さえてふき、<ruby>保湿剤<rt>ほしつざい</rt></ruby>をぬります。足の指の間も見ます。カイロや湯たんぽは、じかに当てません。</p>
<h3>してから後悔しやすいこと</h3>
<ul><li><strong>急にはれた足を、もむ、強く押す。</strong>血のかたまりがあるときに危ないことがあります</li><li>市販のきついストッキングを、聞かずにはく。心臓や血管の病気では合わないことがあります</li><li>水を飲むのを、自分の判断で減らす。水分と塩分の目安は、医師に決めてもらいます</li><li>尿を出す薬を、増やす、やめる。ほかの人の薬を使う</li></ul>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>どこ</dt><dd>両足のひざから下。左右とも同じくらい</dd></div><div><dt>いつから</dt><dd>五日前から。昨日から靴がはけない</dd></div><div><dt>体重</dt><dd>先週の月曜より3キロ増えた</dd></div><div><dt>ほかの様子</dt><dd>階段で息が切れる。尿はいつもより少ない</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>むくみが引かない、少しずつ上へ広がる、皮ふがつっぱって痛い、歩きにくい、食べる量が減っている。次の診察を待たずに看護師に伝えてください。手術でリンパ節をとった側だけがむくむときは、<a href="/articles/lymphedema">リンパ浮腫の記事</a>へ。おなかも張るときは、<a href="/articles/abdominal-bloating">おなかの張りの記事</a>も参考になります。片方だけ急にはれたとき、息切れがあるときは、この記事の終わりの一覧のとおりに連絡します。</p>
<h2>ご家族へ</h2>
<p>靴下をはかせる、足の下に毛布を入れる、体重を書きとめる。足をさすりたいときは、「なでるくらいならよいですか」と、先に看護師に聞いてください。</p>
`;

const easyBody = `
<h2>足や<ruby>顔<rt>かお</rt></ruby>がむくむことがあります</h2>
<p>むくみは、<ruby>皮<rt>ひ</rt></ruby>ふの下に<ruby>水<rt>みず</rt></ruby>がたまることです。<ruby>靴<rt>くつ</rt></ruby>がきつい、足が<ruby>重<rt>おも</rt></ruby>い、<ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>増<rt>ふ</rt></ruby>えた、ということで<ruby>分<rt>わ</rt></ruby>かります。</p>
<h2>なぜですか</h2>
<p><ruby>薬<rt>くすり</rt></ruby>、<ruby>栄養<rt>えいよう</rt></ruby>の<ruby>不足<rt>ふそく</rt></ruby>、<ruby>心臓<rt>しんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の<ruby>働<rt>はたら</rt></ruby>き、<ruby>血<rt>ち</rt></ruby>のかたまりなど、<ruby>理由<rt>りゆう</rt></ruby>はいろいろです。<ruby>自分<rt>じぶん</rt></ruby>では<ruby>分<rt>わ</rt></ruby>かりません。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>血<rt>ち</rt></ruby>や<ruby>尿<rt>にょう</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をします。<ruby>薬<rt>くすり</rt></ruby>を<ruby>変<rt>か</rt></ruby>えたり、<ruby>尿<rt>にょう</rt></ruby>をだす<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>ったりします。「足がむくみます。<ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>増<rt>ふ</rt></ruby>えました」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>毎朝<rt>まいあさ</rt></ruby>、<ruby>体重<rt>たいじゅう</rt></ruby>をはかって<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>寝<rt>ね</rt></ruby>るとき、足の下に<ruby>毛布<rt>もうふ</rt></ruby>をいれて、<ruby>少<rt>すこ</rt></ruby>し<ruby>高<rt>たか</rt></ruby>くします。</li><li><ruby>座<rt>すわ</rt></ruby>っているとき、<ruby>足首<rt>あしくび</rt></ruby>を<ruby>動<rt>うご</rt></ruby>かします。</li><li>きつい<ruby>靴下<rt>くつした</rt></ruby>や<ruby>指輪<rt>ゆびわ</rt></ruby>をやめます。</li><li><ruby>肌<rt>はだ</rt></ruby>にクリームをぬります。</li></ul>
<h2>してはいけないこと</h2>
<ul><li><ruby>急<rt>きゅう</rt></ruby>にはれた足を、もみません。</li><li><ruby>水<rt>みず</rt></ruby>を<ruby>飲<rt>の</rt></ruby>む<ruby>量<rt>りょう</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>減<rt>へ</rt></ruby>らしません。</li><li><ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>増<rt>ふ</rt></ruby>やしたり、やめたりしません。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p>むくみが<ruby>続<rt>つづ</rt></ruby>くとき、<ruby>広<rt>ひろ</rt></ruby>がるときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。<ruby>片方<rt>かたほう</rt></ruby>の足だけ<ruby>急<rt>きゅう</rt></ruby>にはれたときは、すぐに<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Swelling: many reasons, one side or both, weighing, skin and shoes, what to ring about. */
export const swelling = articleItem({
  id: 'swelling',
  topics: ['swelling', 'blood-clots', 'heart-symptoms', 'side-effects'],
  publishedAt: '2026-11-22T04:24:00.000Z',
  title: '足や顔がむくむとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '足がむくむ、靴がきつい、顔がはれぼったい。むくみの理由は一つではありません。両方か片方か、体重と合わせた見方、家での楽な過ごし方、急いで連絡するときをまとめました。',
  reviewed_at: '2026-11-22',
  next_review_at: '2027-11-19',
  reviewer_role: 'がん看護の経験がある看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がんとむくみ',
      publisher: '国家公務員共済組合連合会 立川病院',
      url: 'https://tachikawa-hosp.kkr.or.jp/health-column/cat1042/post_46.html',
    },
    MEDICAL_PAGES.lymphedema,
    SOURCES.palliativeSociety,
  ],
});

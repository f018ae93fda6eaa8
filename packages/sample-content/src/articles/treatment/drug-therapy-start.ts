import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「抗がん剤」と聞いて、思いうかべること</h2>
<p>ドラマの場面や、昔の家族の姿を思い出して、体がこわばる方がいます。いまは薬の種類が増え、つらさをやわらげる手当ても、以前より増えてきました。体に出ることは、薬によっても、人によっても違います。始まる前に「わたしの薬では、何が、いつごろ起こりやすいですか」と聞くことが、いちばんの備えになります。</p>
<h2>薬には、いくつかの仲間があります</h2>
<table><caption>がんの薬の仲間</caption><thead><tr><th scope="col">仲間</th><th scope="col">はたらき方</th></tr></thead><tbody><tr><th scope="row"><ruby>細胞障害性<rt>さいぼうしょうがいせい</rt></ruby>の抗がん薬</th><td>増えようとする<ruby>細胞<rt>さいぼう</rt></ruby>にはたらきます</td></tr><tr><th scope="row"><ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby></th><td>がん細胞などが持つ、特定の目印にはたらきます</td></tr><tr><th scope="row"><ruby>免疫<rt>めんえき</rt></ruby>チェックポイント阻害薬</th><td>体を守るしくみに、かかったブレーキを外します</td></tr><tr><th scope="row"><ruby>内分泌<rt>ないぶんぴつ</rt></ruby>療法（ホルモン療法）の薬</th><td>ホルモンが作られるのを減らしたり、はたらきを抑えたりします</td></tr></tbody></table>
<p><ruby>点滴<rt>てんてき</rt></ruby>、飲み薬、<ruby>注射<rt>ちゅうしゃ</rt></ruby>があり、組み合わせることもあります。<ruby>副作用<rt>ふくさよう</rt></ruby>は仲間ごとに違い、始まってすぐのものも、数か月たってから、あるいは治療が終わってから出るものもあります。軽く見えるから、終わったからと決めずに、変化は伝えてください。</p>
<h2>始まる前に、しておくとよいこと</h2>
<ul><li><strong><ruby>歯科<rt>しか</rt></ruby>に行く</strong>：口の中の手当てを先にしておくと、治療中の口のトラブルを減らす助けになります。</li><li><strong>薬を全部見せる</strong>：お薬手帳、<ruby>市販薬<rt>しはんやく</rt></ruby>、<ruby>漢方薬<rt>かんぽうやく</rt></ruby>、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>。飲み合わせのほか、グレープフルーツなど食べもののことも聞きます。</li><li><strong><ruby>予防接種<rt>よぼうせっしゅ</rt></ruby>の相談</strong>：打ってよい時期や種類は、<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてから決めます。</li><li><strong>子どもを持つ希望を伝える</strong>：治療の前に相談できることがあります。<ruby>避妊<rt>ひにん</rt></ruby>や<ruby>授乳<rt>じゅにゅう</rt></ruby>のことも、ここで聞いておきます。</li><li><strong>仕事と家の予定</strong>：<ruby>体調<rt>たいちょう</rt></ruby>が変わりやすい時期を聞いて、カレンダーに薄く色をつけておきます。薬によりますが、体を守る<ruby>白血球<rt>はっけっきゅう</rt></ruby>が少なくなるのは{{white-cells-low-weeks}}、髪が多く抜ける薬で抜け始めるのは治療を始めてから{{hair-falls}}が目安です。</li><li><strong>電話する温度を決めておく</strong>：「何度になったら電話しますか」と聞き、体温計のそばに書いておきます。病院から言われている温度が先です。言われていないときは、38.0度以上が目安です。熱が出たら、自分で判断せずに電話します（<a href="/articles/infection-and-fever">治療中に熱が出たら</a>）。</li></ul>
<h2>診察で聞く、五つの質問</h2>
<ol><li>この薬の目的と、予定の期間を教えてください</li><li>起こりやすい副作用と、その時期はいつごろですか</li><li>どんなときに、どこへ電話しますか。夜間と休日の番号はどれですか</li><li>飲み忘れたとき、吐いてしまったときは、どうしますか</li><li>家族は、<ruby>洗濯<rt>せんたく</rt></ruby>やトイレで気をつけることがありますか</li></ol>
<p>飲み薬を忘れたときの決まりは、薬ごとに違います。二回分をまとめて飲むことはせず、病院や<ruby>薬局<rt>やっきょく</rt></ruby>に聞いてください。</p>
<h2>初めての点滴の日</h2>
<p>前開きの、腕を出しやすい服で行きます。本や音楽、飲みもの、ひざかけがあると、長い時間を過ごしやすくなります。帰りの車の運転は、薬によってできないことがあるので、先に確かめておきます。</p>
<p>点滴の間に、針のまわりが痛い、はれる、赤い。体がかゆい、熱い、息がしづらい、寒い。「これくらいで呼ぶのは悪い」と思わず、すぐに知らせてください。<ruby>看護師<rt>かんごし</rt></ruby>は、その知らせを待っています。</p>
<aside class="memo"><h3>電話のそばに貼るメモの例</h3><dl><div><dt>受けている治療</dt><dd>薬の名前（説明の紙から写す）、最後に受けた日</dd></div><div><dt>昼の番号</dt><dd>病院の外来</dd></div><div><dt>夜間・休日の番号</dt><dd>病院の代表</dd></div><div><dt>電話する温度</dt><dd>病院から言われている温度（　）度。言われていないときは38.0度以上</dd></div><div><dt>電話で言うこと</dt><dd>がんの薬の治療中です</dd></div></dl></aside>
<h2>始まってからの、約束ごとを一つ</h2>
<p>薬の量や<ruby>間隔<rt>かんかく</rt></ruby>を変えること、休むことは、主治医と相談して決めます。つらいことを言うと治療が終わってしまうのでは、と心配する方もいますが、伝えることで、手当てや調整を考えられます。毎日の様子は、<a href="/treatment-logs">治療ログ</a>や紙に一行で残しておくと、<ruby>診察<rt>しんさつ</rt></ruby>で役に立ちます。</p>
`;

const easyBody = `
<h2><ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>が<ruby>始<rt>はじ</rt></ruby>まります</h2>
<p>がんの<ruby>薬<rt>くすり</rt></ruby>には、いろいろな<ruby>種類<rt>しゅるい</rt></ruby>があります。<ruby>点滴<rt>てんてき</rt></ruby>、<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>、<ruby>注射<rt>ちゅうしゃ</rt></ruby>があります。体に出ること（<ruby>副作用<rt>ふくさよう</rt></ruby>）は、<ruby>薬<rt>くすり</rt></ruby>や人によって<ruby>違<rt>ちが</rt></ruby>います。<ruby>病院<rt>びょういん</rt></ruby>で「わたしの<ruby>薬<rt>くすり</rt></ruby>では、何が、いつ出やすいですか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>時期<rt>じき</rt></ruby>の<ruby>目安<rt>めやす</rt></ruby></h2>
<ul><li>ばい<ruby>菌<rt>きん</rt></ruby>から体を<ruby>守<rt>まも</rt></ruby>る<ruby>白血球<rt>はっけっきゅう</rt></ruby>は、<ruby>薬<rt>くすり</rt></ruby>のあと{{white-cells-low-weeks}}に、へります。</li><li><ruby>髪<rt>かみ</rt></ruby>が<ruby>抜<rt>ぬ</rt></ruby>ける<ruby>薬<rt>くすり</rt></ruby>では、<ruby>始<rt>はじ</rt></ruby>めてから{{hair-falls}}に、<ruby>抜<rt>ぬ</rt></ruby>け<ruby>始<rt>はじ</rt></ruby>めることが<ruby>多<rt>おお</rt></ruby>いです。</li></ul>
<h2><ruby>始<rt>はじ</rt></ruby>まる<ruby>前<rt>まえ</rt></ruby>にすること</h2>
<ul><li><ruby>歯医者<rt>はいしゃ</rt></ruby>に<ruby>行<rt>い</rt></ruby>って、口の中をみてもらいます。</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>を、<ruby>全部<rt>ぜんぶ</rt></ruby>見せます。<ruby>店<rt>みせ</rt></ruby>で<ruby>買<rt>か</rt></ruby>った<ruby>薬<rt>くすり</rt></ruby>や、体によい<ruby>食<rt>た</rt></ruby>べものも見せます。</li><li>子どもがほしい人は、<ruby>治療<rt>ちりょう</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に言ってください。</li><li><ruby>昼<rt>ひる</rt></ruby>と<ruby>夜<rt>よる</rt></ruby>の<ruby>病院<rt>びょういん</rt></ruby>の<ruby>電話番号<rt>でんわばんごう</rt></ruby>を、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いて<ruby>貼<rt>は</rt></ruby>ります。</li></ul>
<h2><ruby>熱<rt>ねつ</rt></ruby>が出たとき</h2>
<p><ruby>自分<rt>じぶん</rt></ruby>で<ruby>判断<rt>はんだん</rt></ruby>しないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。<ruby>病院<rt>びょういん</rt></ruby>から言われた<ruby>温度<rt>おんど</rt></ruby>で<ruby>電話<rt>でんわ</rt></ruby>します。言われていないときは、38.0<ruby>度<rt>ど</rt></ruby>か、それより<ruby>高<rt>たか</rt></ruby>いときです。<ruby>寒気<rt>さむけ</rt></ruby>やふるえがあるときも、<ruby>電話<rt>でんわ</rt></ruby>します。「がんの<ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>をしています。<ruby>熱<rt>ねつ</rt></ruby>があります」と言ってください。</p>
<h2><ruby>点滴<rt>てんてき</rt></ruby>の日</h2>
<p><ruby>針<rt>はり</rt></ruby>のまわりが<ruby>痛<rt>いた</rt></ruby>い、体がかゆい、<ruby>息<rt>いき</rt></ruby>がしにくい。そのときは、すぐに<ruby>看護師<rt>かんごし</rt></ruby>を<ruby>呼<rt>よ</rt></ruby>んでください。がまんしなくていいです。</p>
<h2><ruby>自分<rt>じぶん</rt></ruby>で<ruby>決<rt>き</rt></ruby>めないこと</h2>
<p><ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>むのを<ruby>忘<rt>わす</rt></ruby>れたときも、<ruby>二回分<rt>にかいぶん</rt></ruby>を<ruby>一度<rt>いちど</rt></ruby>に<ruby>飲<rt>の</rt></ruby>みません。<ruby>病院<rt>びょういん</rt></ruby>や<ruby>薬局<rt>やっきょく</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。<ruby>薬<rt>くすり</rt></ruby>を<ruby>減<rt>へ</rt></ruby>らしたいとき、<ruby>休<rt>やす</rt></ruby>みたいときも、<ruby>先<rt>さき</rt></ruby>に話してください。</p>
`;

/** Before the first dose: kinds of medicines, what to arrange, what to ask. */
export const drugTherapyStart = articleItem({
  id: 'drug-therapy-start',
  topics: ['drug-therapy', 'chemotherapy', 'side-effects'],
  publishedAt: '2026-08-03T01:00:00.000Z',
  title: '薬物療法が始まる前に、用意しておくこと',
  category: { id: 'treatment' },
  cover: 'cover-treatment',
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }],
  summary:
    'がんの薬にはいくつかの仲間があり、体に出ることも時期も違います。始まる前の準備と、診察で聞く五つの質問、初日の過ごし方をまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: '電話する温度の目安と、時期の目安を書き足し、やさしい日本語の本文を加えました。',
    },
    { day: '2026-08-03', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-08-02',
  reviewer_role: 'がん薬物療法にたずさわる薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がん薬物療法の概要：はじめに',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/cancer-pharmacotherapy',
    },
    PAGES.copingWithSideEffects,
    PAGES.dentalCare,
    MEDICAL_PAGES.fertility,
  ],
});

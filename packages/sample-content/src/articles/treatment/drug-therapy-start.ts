import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「抗がん剤」と聞いて、思いうかべること</h2>
<p>ドラマの場面や、昔の家族の姿を思い出して、体がこわばる方がいます。いまは薬の種類が増え、つらさをやわらげる手当ても、以前より増えてきました。体に出ることは、薬によっても、人によっても違います。始まる前に「わたしの薬では、何が、いつごろ起こりやすいですか」と聞くことが、いちばんの備えになります。</p>
<h2>薬には、いくつかの仲間があります</h2>
<table><caption>がんの薬の仲間</caption><thead><tr><th scope="col">仲間</th><th scope="col">はたらき方</th></tr></thead><tbody><tr><th scope="row"><ruby>細胞障害性<rt>さいぼうしょうがいせい</rt></ruby>の抗がん薬</th><td>増えようとする<ruby>細胞<rt>さいぼう</rt></ruby>にはたらきます</td></tr><tr><th scope="row"><ruby>分子標的薬<rt>ぶんしひょうてきやく</rt></ruby></th><td>がん細胞などが持つ、特定の目印にはたらきます</td></tr><tr><th scope="row"><ruby>免疫<rt>めんえき</rt></ruby>チェックポイント阻害薬</th><td>体を守るしくみに、かかったブレーキを外します</td></tr><tr><th scope="row"><ruby>内分泌<rt>ないぶんぴつ</rt></ruby>療法（ホルモン療法）の薬</th><td>ホルモンが作られるのを減らしたり、はたらきを抑えたりします</td></tr></tbody></table>
<p><ruby>点滴<rt>てんてき</rt></ruby>、飲み薬、<ruby>注射<rt>ちゅうしゃ</rt></ruby>があり、組み合わせることもあります。<ruby>副作用<rt>ふくさよう</rt></ruby>は仲間ごとに違い、始まってすぐのものも、数か月たってから、あるいは治療が終わってから出るものもあります。軽く見えるから、終わったからと決めずに、変化は伝えてください。</p>
<h2>始まる前に、しておくとよいこと</h2>
<ul><li><strong><ruby>歯科<rt>しか</rt></ruby>に行く</strong>：口の中の手当てを先にしておくと、治療中の口のトラブルを減らす助けになります。</li><li><strong>薬を全部見せる</strong>：お薬手帳、<ruby>市販薬<rt>しはんやく</rt></ruby>、<ruby>漢方薬<rt>かんぽうやく</rt></ruby>、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>。飲み合わせのほか、グレープフルーツなど食べもののことも聞きます。</li><li><strong><ruby>予防接種<rt>よぼうせっしゅ</rt></ruby>の相談</strong>：打ってよい時期や種類は、<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてから決めます。</li><li><strong>子どもを持つ希望を伝える</strong>：治療の前に相談できることがあります。<ruby>避妊<rt>ひにん</rt></ruby>や<ruby>授乳<rt>じゅにゅう</rt></ruby>のことも、ここで聞いておきます。</li><li><strong>仕事と家の予定</strong>：<ruby>体調<rt>たいちょう</rt></ruby>が変わりやすい時期を聞いて、カレンダーに薄く色をつけておきます。</li></ul>
<h2>診察で聞く、五つの質問</h2>
<ol><li>この薬の目的と、予定の期間を教えてください</li><li>起こりやすい副作用と、その時期はいつごろですか</li><li>どんなときに、どこへ電話しますか。夜間と休日の番号はどれですか</li><li>飲み忘れたとき、吐いてしまったときは、どうしますか</li><li>家族は、<ruby>洗濯<rt>せんたく</rt></ruby>やトイレで気をつけることがありますか</li></ol>
<p>飲み薬を忘れたときの決まりは、薬ごとに違います。二回分をまとめて飲むことはせず、病院や<ruby>薬局<rt>やっきょく</rt></ruby>に聞いてください。</p>
<h2>初めての点滴の日</h2>
<p>前開きの、腕を出しやすい服で行きます。本や音楽、飲みもの、ひざかけがあると、長い時間を過ごしやすくなります。帰りの車の運転は、薬によってできないことがあるので、先に確かめておきます。</p>
<p>点滴の間に、針のまわりが痛い、はれる、赤い。体がかゆい、熱い、息がしづらい、寒い。「これくらいで呼ぶのは悪い」と思わず、すぐに知らせてください。<ruby>看護師<rt>かんごし</rt></ruby>は、その知らせを待っています。</p>
<aside class="memo"><h3>電話のそばに貼るメモの例</h3><dl><div><dt>受けている治療</dt><dd>薬の名前（説明の紙から写す）、最後に受けた日</dd></div><div><dt>昼の番号</dt><dd>病院の外来</dd></div><div><dt>夜間・休日の番号</dt><dd>病院の代表</dd></div><div><dt>電話で言うこと</dt><dd>がんの薬の治療中です</dd></div></dl></aside>
<h2>始まってからの、約束ごとを一つ</h2>
<p>薬の量や<ruby>間隔<rt>かんかく</rt></ruby>を変えること、休むことは、主治医と相談して決めます。つらいことを言うと治療が終わってしまうのでは、と心配する方もいますが、伝えることで、手当てや調整を考えられます。毎日の様子は、<a href="/treatment-logs">治療ログ</a>や紙に一行で残しておくと、<ruby>診察<rt>しんさつ</rt></ruby>で役に立ちます。</p>
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
  reviewed_at: '2026-08-03',
  next_review_at: '2027-08-02',
  reviewer_role: 'がん薬物療法にたずさわる薬剤師',
  body,
  sources: [
    {
      title: 'がん薬物療法の概要：はじめに',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/cancer-pharmacotherapy',
    },
    PAGES.copingWithSideEffects,
    PAGES.dentalCare,
    {
      title: 'がんの治療と生殖機能への影響について',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/fertility/index.html',
    },
  ],
});

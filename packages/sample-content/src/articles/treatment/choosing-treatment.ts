import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「どちらにしますか」と聞かれて、困ったら</h2>
<p>手術と<ruby>放射線<rt>ほうしゃせん</rt></ruby>、薬を先にするか後にするか。治療の方法がいくつかあるとき、医師から考えを聞かれることがあります。専門のことは分からないのに、と戸惑うのは当たり前です。医学のことを決めるのが、あなたの役目ではありません。あなたにしか分からない「大切にしたいこと」を伝えると、医師と一緒に選びやすくなります。</p>
<h2>急ぐのかどうかを、先に聞く</h2>
<p>はじめに「いつごろまでに決めるとよいですか」と聞いてください。考える時間がどのくらいあるかが分かると、家族に話す日、ほかの医師の意見を聞くかどうかも決めやすくなります。意見を聞く方法は、<a href="/articles/second-opinion">セカンドオピニオンを聞きたいと思ったら</a>に書きました。</p>
<h2>紙を四つに折って、書き出す</h2>
<p>頭の中だけで考えると、同じ所を回りやすくなります。紙を四つに分けて、思いつくまま書いてみましょう。順番も、言葉づかいも自由です。</p>
<ul><li><strong>分かったこと</strong>：病名、広がり、すすめられた治療</li><li><strong>まだ分からないこと</strong>：検査の結果、入院の長さ、仕事のこと</li><li><strong>大切にしたいこと</strong>：声、手の仕事、家で過ごす時間、旅行の予定</li><li><strong>心配なこと</strong>：痛み、お金、家族の世話、見た目の変化</li></ul>
<p>「大切にしたいこと」は、小さく見えることでかまいません。「孫の入学式に出たい」「庭の世話を続けたい」。こうした一言が、時期や方法を考える手がかりになることがあります。</p>
<h2>それぞれの治療について聞くこと</h2>
<p>方法が二つあれば、同じ質問を二つともにします。並べて書くと、違いが見えてきます。</p>
<ol><li>この治療の目的は何ですか（がんを取りのぞく、<ruby>再発<rt>さいはつ</rt></ruby>を防ぐ、広がりを抑える、つらさをやわらげるなど）</li><li>どのくらいの期間で、どのくらい通いますか</li><li>起こりやすい<ruby>副作用<rt>ふくさよう</rt></ruby>や<ruby>後遺症<rt>こういしょう</rt></ruby>は何ですか。あとから出るものはありますか</li><li>生活や仕事で、できなくなることはありますか</li><li>思ったような効き目がなかったときは、次にどんな方法を考えますか</li><li>治療をしない場合は、どうなると考えられますか</li></ol>
<p>将来、子どもを持つことを考えている方は、治療を始める前に、そのことを医師に伝えてください。治療によっては<ruby>影響<rt>えいきょう</rt></ruby>が出ることがあり、前もって相談できることがあります。年齢や性別にかかわらず、聞いてよいことです。</p>
<aside class="margin"><h3>標準治療とは</h3><p><ruby>標準<rt>ひょうじゅん</rt></ruby>治療は、「並の治療」という意味ではありません。これまでの研究をもとに、いまの時点で多くの<ruby>患者<rt>かんじゃ</rt></ruby>さんにすすめられると、専門家が認めた治療のことです。</p></aside>
<h2>本やインターネット、人の話に疲れたら</h2>
<p>親切な人ほど、いろいろな話を教えてくれます。同じ病名でも、体の状態や広がりによって治療は変わるため、ほかの方の話がそのままあてはまるとは限りません。公的な保険が使えない、費用の高い治療や、食べもの、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby>をすすめられたときは、申し込む前に、<ruby>主治医<rt>しゅじい</rt></ruby>やがん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに話してください。「主治医に聞いてから決めます」と答えて、かまいません。</p>
<h2>決められない日も、決めたあとも</h2>
<p>「決められません」と伝えることも、大切な情報です。「先生なら、どう考えますか」「わたしと同じ考えの方は、何を選ぶことが多いですか」と聞く方法もあります。おまかせするときも、大切にしたいことを一つだけ添えておくと、気持ちが伝わります。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>大切にしたいこと</dt><dd>秋まで店を続けたい</dd></div><div><dt>心配なこと</dt><dd>母の<ruby>介護<rt>かいご</rt></ruby>と<ruby>通院<rt>つういん</rt></ruby>が重なること</dd></div><div><dt>聞きたいこと</dt><dd>二つの方法で、通う回数はどう違うか</dd></div></dl></aside>
<p>決めたあとで気持ちが変わることもあります。そのときは、治療を自分でやめたり予約をそのままにしたりせず、早めに主治医や<ruby>看護師<rt>かんごし</rt></ruby>に話してください。気持ちの整理は、<a href="/treatment/hidamari">ひだまりの相談員</a>もお手伝いできます。</p>
`;

/** Sorting what matters before choosing: four quarters of a sheet, six questions. */
export const choosingTreatment = articleItem({
  id: 'choosing-treatment',
  topics: ['choosing-treatment', 'talking-with-doctor', 'stopping-treatment'],
  publishedAt: '2026-07-08T01:00:00.000Z',
  title: '治療を選ぶときに、紙に整理すること',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'recurrence' }],
  summary:
    '「どちらにしますか」と聞かれて戸惑うのは当たり前です。急ぐのかどうか、大切にしたいこと、医師に聞く六つの質問を紙に整理する方法です。',
  reviewed_at: '2026-07-08',
  next_review_at: '2027-07-07',
  reviewer_role: 'がん看護の経験がある看護師',
  body,
  sources: [
    PAGES.talkingWithDoctors,
    {
      title: 'がん体験者の悩みQ&A（治療を選択する時、判断する資料や説明が少なく非常に不安だった）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_3300058.html',
    },
    MEDICAL_PAGES.standardTreatment,
    MEDICAL_PAGES.fertility,
  ],
});

import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>診察の時間は、思ったより短い</h2>
<p>外来の<ruby>診察<rt>しんさつ</rt></ruby>は、ひとりあたり数分ということもあります。<ruby>主治医<rt>しゅじい</rt></ruby>の説明を聞くだけで時間が過ぎ、帰り道で「あれも聞けばよかった」と思い出す。これは、準備が足りないからではありません。<ruby>緊張<rt>きんちょう</rt></ruby>する場面では、だれでも言葉が出にくくなります。</p>
<aside class="margin"><h3>主治医とは</h3><p>あなたの治療の<ruby>方針<rt>ほうしん</rt></ruby>を決め、説明する医師のことです。検査や<ruby>点滴<rt>てんてき</rt></ruby>のときは、別の医師が担当することもあります。</p></aside>
<p>紙でもスマートフォンでも、書いてあるものが手元にあると、話のきっかけになります。そのまま見せてもかまいません。うまくまとまっていなくても、単語だけでも役に立ちます。</p>
<h2>前の日にできる三つの準備</h2>
<h3>1. 聞きたいことを三つにしぼる</h3>
<p>たくさん書いてから、「今日かならず聞きたいこと」に印をつけます。残りは次の診察や、<ruby>看護師<rt>かんごし</rt></ruby>、<ruby>相談支援<rt>そうだんしえん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>で聞くこともできます。</p>
<h3>2. 体の変化を、日にちと一緒に書く</h3>
<p>「いつから」「どのくらい」「生活で困ること」の三つがあると、<ruby>副作用<rt>ふくさよう</rt></ruby>かどうかを医師や看護師が考えるときの手がかりになります。</p>
<aside class="memo"><h3>書き方の例</h3><dl><div><dt>いつから</dt><dd>11月12日の夕方から</dd></div><div><dt>どのくらい</dt><dd>ボタンをとめにくい日がある</dd></div><div><dt>困ること</dt><dd>仕事で字を書くとき</dd></div></dl></aside>
<h3>3. 分からない言葉を、そのまま書く</h3>
<p>説明の中で分からなかった言葉は、ひらがなのままでもかまいません。「前回の<ruby>病理<rt>びょうり</rt></ruby>という言葉を、もう一度教えてください」と聞けば十分です。</p>
<aside class="margin"><h3>病理とは</h3><p>体からとった<ruby>細胞<rt>さいぼう</rt></ruby>や<ruby>組織<rt>そしき</rt></ruby>を、<ruby>顕微鏡<rt>けんびきょう</rt></ruby>などで調べることです。結果が出るまでに、日数がかかることがあります。</p></aside>
<h2>診察室での伝え方</h2>
<p>診察のはじめに「今日は三つ、聞きたいことがあります」と伝えると、医師も時間の使い方を考えやすくなります。説明が早いと感じたら、「少しゆっくりお願いできますか」と言って大丈夫です。最後に「つまり、次の診察までは今のまま過ごせばよい、ということですね」のように、自分の言葉で言い直してみると、受け取り違いに気づけます。</p>
<p>大切な説明の日は、聞いた内容をその場で書きとめるのが難しいものです。録音をしたいときは、先に「録音してもよいですか」と確かめましょう。説明に使った紙をもらえるかどうかも、聞いてみる価値があります。</p>
<h2>当日、聞きそびれたら</h2>
<p>診察のあとに思い出したことは、看護師や受付に「次の診察までに聞きたいことがあります」と伝えてみてください。電話で聞ける時間帯がある病院もあります。病院にある「がん相談支援センター」では、その病院にかかっていない方やご家族の相談も受けています。</p>
<h2>ご家族が付きそうときに</h2>
<p>ご家族は、聞き役とメモ役を分けると安心です。質問は、できるだけご本人の言葉で。言いにくいことがあるときは、前の日に紙で預かっておく方法もあります。</p>
`;

const easyBody = `
<h2>診察（しんさつ）の時間は短いです</h2>
<p>お<ruby>医者<rt>いしゃ</rt></ruby>さんと話す<ruby>時間<rt>じかん</rt></ruby>は、<ruby>数分<rt>すうふん</rt></ruby>のこともあります。聞きたいことを<ruby>忘<rt>わす</rt></ruby>れても、あなたのせいではありません。</p>
<h2>前の日にすること</h2>
<ul><li>聞きたいことを三つ書きます。</li><li>体の<ruby>変化<rt>へんか</rt></ruby>を、日にちと<ruby>一緒<rt>いっしょ</rt></ruby>に書きます。</li><li>わからない<ruby>言葉<rt>ことば</rt></ruby>を、そのまま書きます。</li></ul>
<h2>聞けなかったとき</h2>
<p><ruby>看護師<rt>かんごし</rt></ruby>さんや<ruby>受付<rt>うけつけ</rt></ruby>の人に「聞きたいことがあります」と言ってください。</p>
`;

export const writeBeforeVisit = articleItem({
  id: 'write-before-visit',
  topics: ['visit-preparation', 'talking-with-doctor', 'records-and-notes'],
  publishedAt: '2026-10-02T01:00:00.000Z',
  title: '聞きたいことは、診察の前に書いておく',
  category: { id: 'treatment' },
  cover: 'cover-visit',
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  change_log: [
    { day: '2026-11-10', text: '「診察室での伝え方」を書き足しました。' },
    { day: '2026-10-02', text: '公開しました。' },
  ],
  is_banner_display: true,
  summary:
    '診察室に入ると、聞こうと思っていたことが出てこない。そういう方はたくさんいます。前の日に少し書いておくだけで、話しやすさが変わります。',
  reviewed_at: '2026-11-10',
  next_review_at: '2027-11-09',
  reviewer_role: 'がん看護の経験がある看護師',
  body,
  easy_body: easyBody,
  sources: [
    PAGES.talkingWithDoctors,
    {
      title: '情報の集め方 医療者との関わり方',
      publisher: 'AYA世代のがんとくらしサポート',
      year: 2021,
      url: 'https://plaza.umin.ac.jp/~aya-support/mind-body/info/mab04',
    },
    {
      title: '担当医の説明を聞く',
      publisher: 'おきなわがんサポートハンドブック',
      url: 'https://okinawagansapo.jp/first/first2-2',
    },
  ],
});

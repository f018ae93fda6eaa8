import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>治療が先。でも、学校もあきらめない</h2>
<p>「勉強なんて、治ってからでいい」と大人は言います。けれども、机に向かう十五分が、病人ではない自分に戻れる時間だったと話す子もいます。治療を受けている間も、教育を受ける<ruby>権利<rt>けんり</rt></ruby>があります。<ruby>体調<rt>たいちょう</rt></ruby>に合わせて、できる分だけ続ける道を、病院と学校が一緒に考えます。勉強する気になれない日は、休んでかまいません。</p>
<p>このページは、お子さんと<ruby>保護者<rt>ほごしゃ</rt></ruby>の方、高校生、大学生に向けて書いています。病気のことを本人がどう知っているかに気をつけて、読んでください。</p>
<h2>入院が決まったら、学校への最初の連絡</h2>
<p>まだ<ruby>診断<rt>しんだん</rt></ruby>がはっきりしなくても、「治療のため、〇日ごろまで休みます」だけで足ります。病名まで言うか、クラスに何を話すかは、本人の気持ちを聞いてから決めます。先生には、次のことも伝えておくと、あとで戻りやすくなります。</p>
<ul><li>籍を残したまま休むか、病院の学校に移るか、まだ決めていないこと</li><li>プリントやお便りを、だれが、どう受け取るか</li><li>クラスの友だちからの手紙や動画を、受け取りたいかどうか</li><li>きょうだいが同じ学校にいるか。きょうだいの様子を見守ってほしいこと</li></ul>
<h2>年代ごとの、学び方</h2>
<table><caption>入院中の学びの場</caption><thead><tr><th scope="col">年代</th><th scope="col">方法</th><th scope="col">先に確かめること</th></tr></thead><tbody><tr><th scope="row">小学生、中学生</th><td><ruby>院内学級<rt>いんないがっきゅう</rt></ruby>や、病院に隣り合う<ruby>特別支援学校<rt>とくべつしえんがっこう</rt></ruby>。病室へ先生が来る授業</td><td>多くは転校の手続きが要る。<ruby>退院<rt>たいいん</rt></ruby>の日に元の学校へすぐ戻れるか、出席の数え方</td></tr><tr><th scope="row">高校生</th><td>学校の教室とつなぐ授業、録画の授業、先生の訪問。病院や<ruby>都道府県<rt>とどうふけん</rt></ruby>の学習支援</td><td>遠隔の授業で単位が認められるか。何時間まで休めるか。追試とレポート</td></tr><tr><th scope="row">大学、専門学校</th><td>オンラインの授業、<ruby>履修<rt>りしゅう</rt></ruby>を減らす、<ruby>休学<rt>きゅうがく</rt></ruby></td><td>休学中の学費、<ruby>奨学金<rt>しょうがくきん</rt></ruby>、在学できる年数。学生相談室、<ruby>障害<rt>しょうがい</rt></ruby>のある学生の<ruby>支援<rt>しえん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby></td></tr></tbody></table>
<p>高校は、病院の学校に移れる地域が限られます。それでも、教室とつないで受けた授業を単位として認めるしくみが広がりました。<ruby>担任<rt>たんにん</rt></ruby>の先生には、「遠隔の授業が使えるか、教育委員会に聞いていただけますか」と頼んでみてください。入院前の早い時期に言うほど、準備が間に合います。病院では、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや小児がん拠点病院の相談員が、学校との話し合いに入ってくれます。</p>
<h2>受験と重なったら</h2>
<p>別室での受験、休憩、試験時間、帽子やマスク、水分と薬の持ちこみ、病院での受験。事情に合わせた<ruby>配慮<rt>はいりょ</rt></ruby>を申し出ることができます。多くは、願書より前か同じころに締め切りがあり、医師の<ruby>診断書<rt>しんだんしょ</rt></ruby>が要ります。夏のうちに<ruby>志望先<rt>しぼうさき</rt></ruby>へ電話し、学校の先生に書類を頼みましょう。<ruby>内申<rt>ないしん</rt></ruby>や出席日数の扱いは、高校や地域で違います。「欠席の理由を書く紙を出せますか」と聞いてください。予定どおり受けられない年があっても、遠回りが、その人の道をだめにするわけではありません。</p>
<h2>学校に戻る日の前に</h2>
<p>退院の前に、本人、保護者、担任、<ruby>養護<rt>ようご</rt></ruby>の先生、病院の医師や<ruby>看護師<rt>かんごし</rt></ruby>で、短い話し合いを持てると安心です。画面越しでもできます。</p>
<aside class="memo"><h3>話し合いで決めるメモの例</h3><dl><div><dt>時間</dt><dd>はじめの二週間は午前だけ。疲れたら<ruby>保健室<rt>ほけんしつ</rt></ruby>で横になってよいか</dd></div><div><dt>体</dt><dd>体育、階段、<ruby>掃除<rt>そうじ</rt></ruby>、部活、水泳、日ざし。いつから、どこまで</dd></div><div><dt><ruby>感染<rt>かんせん</rt></ruby></dt><dd>水ぼうそう、はしか、インフルエンザが出たら、その日に電話をもらう</dd></div><div><dt>食事と薬</dt><dd>給食で避けるもの。薬を飲む場所</dd></div><div><dt>見た目</dt><dd>帽子とウィッグを校内でつけてよいか。からかいがあったときの決まり</dd></div><div><dt>急なとき</dt><dd>熱は何度で電話するか。だれが迎えに来るか。かける順番</dd></div></dl></aside>
<h2>クラスで聞かれたときの言葉</h2>
<p>「うつる？」には「うつらない病気」。「なんで髪がないの？」には「薬で抜けた。また生えてくる」。「死ぬの？」と聞かれて言葉が出なければ、「治療中。その話はしたくない」で十分です。答えるのがつらい子には、先生から先に話してもらう方法もあります。何をだれが話すかは、かならず本人に聞いてからにします。</p>
<h2>戻ってから、つまずいたとき</h2>
<ul><li>疲れやすい。遅れて行く日、早く帰る日を、先に決めておく</li><li>集中しにくい、覚えにくい。治療の<ruby>影響<rt>えいきょう</rt></ruby>のこともあるので、「前よりできない」を責めず、<ruby>主治医<rt>しゅじい</rt></ruby>に伝えて調べてもらう</li><li>友だちの話に入れない。学校の外の仲間（<ruby>患者会<rt>かんじゃかい</rt></ruby>やAYAの集まり）に居場所を持つ</li><li>朝おなかが痛くなる。体の<ruby>検査<rt>けんさ</rt></ruby>と、気持ちの相談の両方を</li></ul>
<h2>お金のこと</h2>
<p><ruby>医療費<rt>いりょうひ</rt></ruby>には、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の子どもの<ruby>助成<rt>じょせい</rt></ruby>があり、<ruby>通院<rt>つういん</rt></ruby>を18歳の年度末まで助ける所が{{child-medical-to-18}}あります。{{child-chronic-age}}で始めた治療には、<ruby>小児慢性特定疾病<rt>しょうにまんせいとくていしっぺい</rt></ruby>の助成もあります。<ruby>就学援助<rt>しゅうがくえんじょ</rt></ruby>、特別支援学校に通うための費用の助け、奨学金の<ruby>返済<rt>へんさい</rt></ruby>の<ruby>猶予<rt>ゆうよ</rt></ruby>、親が付きそう間の家計。<a href="/articles/money-for-families">治療中の家計を、家族で見直すとき</a>も見てください。</p>
<p>親ががんになったお子さんの学校のことは、<a href="/articles/talking-with-children">子どもに病気のことを聞かれたとき</a>へ。大学生の体験は、<a href="/articles/story-between-classroom-and-ward">大学の教室と病室を、行ったり来たりした二年</a>にあります。</p>
`;

/** School and study under treatment: in hospital, high school, examinations, university, going back, what to tell the class. */
export const schoolAndStudy = articleItem({
  id: 'school-and-study',
  publishedAt: '2026-11-24T05:21:00.000Z',
  title: '学校と学び：入院中の授業、高校の単位、受験、戻る日の準備',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
  ],
  topics: ['school', 'aya', 'child-has-cancer'],
  summary:
    '入院しても、学びを続ける道があります。小中学生の院内学級、高校生の遠隔の授業と単位、受験の配慮、大学の休学、戻る前に学校と決めること、友だちへの伝え方をまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-19',
  reviewer_role: '小児がんの病院で学校との橋渡しをする相談員',
  body,
  sources: [
    {
      title: '学びに関する支援の情報（入院から学校に戻るまで）',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/life_stage/child/school/index.html',
    },
    {
      title: '就学に関するQ&A（入院するとき・入院中）',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/institution/school/study_qa/study01.html',
    },
    {
      title: '子どもの学校生活に関するQ&A',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/institution/school/study_qa/study04.html',
    },
    SOURCES.education,
  ],
});

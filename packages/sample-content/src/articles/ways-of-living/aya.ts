import { articleItem } from '../article-item.ts';

const body = `
<h2><ruby>待合室<rt>まちあいしつ</rt></ruby>に、同じ年ごろの人がいない</h2>
<p>まわりは親の年代の人ばかり。友だちの画面には、旅行、<ruby>内定<rt>ないてい</rt></ruby>、結婚、赤ちゃん。「なんで自分だけ」と思う夜があって当たり前です。{{young-ages}}でがんになる人は「AYA（アヤ）世代」と呼ばれ、一年に{{young-incidence}}います。見えないだけで、同じ気持ちの人が、どこかの病院にいます。</p>
<p>この年代のがんは種類がさまざまで、年上の人の<ruby>体験談<rt>たいけんだん</rt></ruby>が、そのまま当てはまらないことも多いです。検索で出てくる数字は、あなたの話ではありません。分からないことは、自分の担当の医師に聞いて大丈夫です。</p>
<h2>はじめに聞いておくと、あとで助かること</h2>
<ul><li>将来、子どもを持つことに<ruby>影響<rt>えいきょう</rt></ruby>しますか。治療の前にできることはありますか（<a href="/articles/fertility-before-treatment">くわしいページ</a>）</li><li>学校、仕事、部活、<ruby>就活<rt>しゅうかつ</rt></ruby>の予定を、どこまで残せますか</li><li>髪や体の見た目は、いつ、どう変わりますか</li><li><ruby>小児科<rt>しょうにか</rt></ruby>と大人の科の、どちらで治療しますか。この種類をよく診ている病院は、ほかにありますか</li><li>治療が終わったあと、何年くらい、どこで診てもらいますか</li></ul>
<p>未成年でも、説明を自分で聞いて、自分で質問してよいです。親のいない所で話したいことがあれば、<ruby>看護師<rt>かんごし</rt></ruby>に「少し一人で話せますか」と言ってください。妊よう性、性、飲酒、薬のことなどは、とくに一人で聞いてよい話です。</p>
<h2>友だちに、どこまで言うか</h2>
<p>全員に同じだけ話さなくていい。「近い人には病名まで」「サークルには、<ruby>体調<rt>たいちょう</rt></ruby>で休むとだけ」「SNSには書かない」。分けて決めます。一度書いた言葉は消しにくいので、写真や病院の名前は、次の日に読み直してからにします。</p>
<aside class="memo"><h3>言い方の例</h3><dl><div><dt>近い友だちに</dt><dd>がんの治療をしてる。重い話にしたくないから、ふつうに誘って。行けない日は断るね</dd></div><div><dt>聞かれたくないとき</dt><dd>心配してくれてありがとう。今はその話はお休みで</dd></div><div><dt>返事ができないとき</dt><dd>読んでるよ。元気な日に返すね（スタンプだけでもよい）</dd></div><div><dt>親に</dt><dd>ありがたいけど、毎日「どう？」と聞かれるとつらい。日曜の夜に、まとめて話すから</dd></div></dl></aside>
<h2>好きな人に、いつ話すか</h2>
<p>付き合っている人がいるとき、相手は「支えなければ」と思いこんだり、こわくて黙ったりします。「してほしいこと」と「しないでほしいこと」を一つずつ言うと、相手も息ができます。別れることになっても、それはあなたの価値の話ではありません。</p>
<p>これから出会う人に、はじめから話す必要はありません。「この人とは続きそうだ」と思えたころ、落ち着いた昼間に、短く話す人が多いようです。「伝えたいことがある。二年前に、がんの治療をしました。今は半年に一回、<ruby>検査<rt>けんさ</rt></ruby>に行っています。聞きたいことがあれば、今でも、あとでも」。相手が黙っても、驚いているだけのことがあります。返事は急がせません。話すのがこわければ、相談員や友だちを相手に、一度声に出して練習してみてください。</p>
<p>性のこと、<ruby>避妊<rt>ひにん</rt></ruby>、痛みや<ruby>勃起<rt>ぼっき</rt></ruby>の悩みは、<a href="/articles/sexual-life"><ruby>性生活<rt>せいせいかつ</rt></ruby>とふれあい</a>に書きました。相手が<ruby>同性<rt>どうせい</rt></ruby>でも、だれとも付き合わないと決めていても、相談してよいことです。</p>
<h2>結婚と、家族のこと</h2>
<p>結婚の前に、病気のことを相手の家に言うかどうかは、二人で決めることです。決める前に、そろえておくと話しやすいものがあります。今の体の状態と検査の<ruby>間隔<rt>かんかく</rt></ruby>。子どものことを、どう考えているか。仕事と家計の見通し。相手と一緒に<ruby>診察<rt>しんさつ</rt></ruby>に行き、「生活で気をつけることはありますか」と聞くだけでも、相手の不安の形が変わります。入院や手術のとき、籍を入れていないパートナーに説明してほしい場合は、「この人にも話してください」と書面で病院に伝えておきます。</p>
<h2>学校、仕事、お金</h2>
<p>学校を続ける方法は<a href="/articles/school-and-study">学校と学び</a>に、働いている方の休み方は<a href="/articles/before-taking-leave">仕事を休む前に</a>にあります。就職や<ruby>転職<rt>てんしょく</rt></ruby>で、病気を話す<ruby>義務<rt>ぎむ</rt></ruby>は、ふつうありません。働き方に<ruby>配慮<rt>はいりょ</rt></ruby>が要るときだけ、「月に一度、<ruby>通院<rt>つういん</rt></ruby>で半日休みます。仕事の中身に支障はありません」のように、必要な分を伝えます。</p>
<p>お金の制度は、<ruby>年齢<rt>ねんれい</rt></ruby>の高い人向けに見えて、若い人も使えます。</p>
<table><caption>若い世代が確かめたい制度</caption><thead><tr><th scope="col">困りごと</th><th scope="col">制度</th></tr></thead><tbody><tr><th scope="row"><ruby>医療費<rt>いりょうひ</rt></ruby>が高い</th><td><a href="/articles/high-cost-medical-expense"><ruby>高額療養費<rt>こうがくりょうようひ</rt></ruby></a>。親の<ruby>扶養<rt>ふよう</rt></ruby>に入っている人は、家族の分と合わせられることがあります</td></tr><tr><th scope="row">18歳未満で治療を始めた</th><td><ruby>小児慢性特定疾病<rt>しょうにまんせいとくていしっぺい</rt></ruby>の<ruby>助成<rt>じょせい</rt></ruby>。新しい<ruby>申請<rt>しんせい</rt></ruby>は{{child-chronic-age}}、続けるときは{{child-chronic-age-longer}}が対象</td></tr><tr><th scope="row">子どもを望む治療</th><td><ruby>卵子<rt>らんし</rt></ruby>や<ruby>精子<rt>せいし</rt></ruby>の<ruby>凍結<rt>とうけつ</rt></ruby>の助成。凍結のときに{{fertility-grant-age}}などの条件</td></tr><tr><th scope="row">働けない</th><td><a href="/articles/injury-allowance"><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby></a>、<a href="/articles/disability-pension"><ruby>障害年金<rt>しょうがいねんきん</rt></ruby></a>。学生のときに<ruby>年金<rt>ねんきん</rt></ruby>の<ruby>保険料<rt>ほけんりょう</rt></ruby>を払えない人は、<ruby>猶予<rt>ゆうよ</rt></ruby>の届けを出しておくことが大切です</td></tr><tr><th scope="row">家で<ruby>療養<rt>りょうよう</rt></ruby>する</th><td><ruby>介護保険<rt>かいごほけん</rt></ruby>を使えない{{young-home-care-age}}の人に、ベッドやヘルパーの費用の{{young-home-care-part}}などを助ける<ruby>市区町村<rt>しくちょうそん</rt></ruby>があります</td></tr></tbody></table>
<h2>仲間に会う</h2>
<p>病院の中のAYAの相談チーム、若い人の<ruby>患者会<rt>かんじゃかい</rt></ruby>、オンラインの集まり、毎年の「AYA week」の催し。カメラを切って、聞くだけでもかまいません。合わなければ、一回でやめてよいです。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで「同じ年代の人と話せる場所はありますか」と聞いてみてください。無料で、名前を言わなくても話せます。</p>
<p>焦りが強くて眠れない、消えてしまいたいと思うときは、<a href="/articles/when-you-feel-alone">いま話せる電話</a>へ。止まっているように見える時間にも、あなたは大きなことをしています。</p>
`;

/** Cancer in the teens, twenties and thirties: friends, love, marriage, parents, money, company of the same age. */
export const aya = articleItem({
  id: 'aya',
  publishedAt: '2026-11-23T04:59:00.000Z',
  title: '10代から30代でがんになった方へ：友だち、恋愛、結婚、これからのこと',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [],
  topics: ['aya', 'romance-and-marriage', 'school', 'telling-friends', 'fertility'],
  summary:
    '同じ年ごろの人が前に進むなかで、自分だけ止まった気がする。病気の話し方、好きな人への伝え方、結婚、親との距離、お金、仲間に会える場所、先に聞いておくことをまとめました。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-19',
  reviewer_role: '若い世代の患者さんの相談にたずさわる相談員',
  body,
  sources: [
    {
      title: 'AYA世代の人へ',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2020,
      url: 'https://ganjoho.jp/public/dia_tre/diagnosis/aya.html',
    },
    {
      title: '身体への影響と対処 性生活',
      publisher: 'AYA世代のがんとくらしサポート',
      year: 2022,
      url: 'https://plaza.umin.ac.jp/~aya-support/mind-body/body/mab06',
    },
    {
      title: 'AYA世代のがんについて',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2020,
      url: 'https://ganjoho.jp/child/dia_tre/aya/index.html',
    },
  ],
});

import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>病院でお金の話をしてよいのか、と迷う方へ</h2>
<p>「治療の相談をする場所で、お金のことを言うのは気が引ける」。よく聞く声です。けれども、費用の心配は治療を続ける力に関わります。お金の話も、治療の話の一部です。病院には、お金や暮らしの相談を仕事にしている職員がいます。</p>
<h2>話せる相手は、四つの場所にいます</h2>
<dl><div><dt>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター</dt><dd>国や<ruby>都道府県<rt>とどうふけん</rt></ruby>が指定したがんの病院にあります。その病院にかかっていない方も、ご家族も、無料で相談できます。電話で話せるところも多くあります。</dd></div><div><dt><ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカー</dt><dd>「<ruby>地域連携室<rt>ちいきれんけいしつ</rt></ruby>」「<ruby>患者相談窓口<rt>かんじゃそうだんまどぐち</rt></ruby>」などの部屋にいる、制度と暮らしの専門家です。<ruby>社会福祉士<rt>しゃかいふくしし</rt></ruby>の<ruby>資格<rt>しかく</rt></ruby>をもつ人が多くいます。</dd></div><div><dt>会計や<ruby>入退院<rt>にゅうたいいん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby></dt><dd>費用の見込み、支払いの時期や方法を聞けます。</dd></div><div><dt>医師、<ruby>看護師<rt>かんごし</rt></ruby>、<ruby>薬剤師<rt>やくざいし</rt></ruby></dt><dd>治療の回数や薬の種類が費用に関わります。「費用が心配です」と一言伝えると、相談の窓口につないでもらえます。</dd></div></dl>
<h2>最初の一言は、これで十分です</h2>
<aside class="memo"><h3>言い出し方の例</h3><dl><div><dt>看護師に</dt><dd>お金のことで心配があります。相談できる方につないでもらえますか</dd></div><div><dt>医師に</dt><dd>この治療は、月にどのくらいの費用が、いつまでかかる見込みですか。くわしいことは、どなたに聞けますか</dd></div><div><dt>会計で</dt><dd>今日の分を一度に払うのが難しいです。相談させてください</dd></div></dl></aside>
<h2>持っていくと、話が早いもの</h2>
<ul><li><ruby>健康保険<rt>けんこうほけん</rt></ruby>の種類が分かるもの</li><li>これまでの<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>。そろっていなくてもかまいません</li><li>入っている民間の保険の名前</li><li>いまの<ruby>収入<rt>しゅうにゅう</rt></ruby>と、これから減りそうな時期を書いた紙</li><li>いちばん心配なことを、一つだけ書いた紙</li></ul>
<p>収入や貯金の話は、話したくないところまで話す必要はありません。「どうしてそれを聞くのですか」と確かめてかまいません。相談員には、<ruby>守秘義務<rt>しゅひぎむ</rt></ruby>があります。家族に知られたくないことがあれば、先に伝えておきます。</p>
<h2>相談で、分かること</h2>
<p>相談員は、あなたの事情を聞いて、使えそうな制度を並べ、どの順に手続きするかを一緒に考えます。たとえば、<a href="/articles/high-cost-medical-expense">高額療養費制度</a>、<a href="/articles/injury-allowance">傷病手当金</a>、<a href="/articles/disability-pension">障害年金</a>は、時期も窓口も別々です。ひとりで調べると見落としやすいところを、地図のように見せてもらえます。</p>
<p>よい方法がその日に見つからないこともあります。そのときは「次にいつ、だれに、何を聞けばよいか」を紙に書いてもらってから帰りましょう。</p>
<h2>治療そのものを迷うほど、つらいとき</h2>
<p>費用が理由で、薬を減らして使う、<ruby>受診<rt>じゅしん</rt></ruby>の日を飛ばすといったことを考え始めたら、その前に病院に電話をしてください。治療の日程や薬の選び方に、ほかの道があるかどうかは、医師と話し合えます。払う約束や借り入れで追いつめられているときは、<ruby>法律<rt>ほうりつ</rt></ruby>の相談先として法テラスがあります。</p>
<h2>「自費の治療」をすすめられたとき</h2>
<p>健康保険がきかない高い費用の治療を、病院の外で知ることがあります。<ruby>契約<rt>けいやく</rt></ruby>や支払いの前に、<ruby>主治医<rt>しゅじい</rt></ruby>か、がん相談支援センターに、その説明の紙を見せて意見を聞いてください。「今日決めれば安くなる」と急がせる話には、その場で返事をしなくて大丈夫です。</p>
<p>病院で話す前に考えを整理したいときは、<a href="/treatment/hidamari">ひだまりの相談員</a>もお手伝いします。</p>
`;

export const talkAboutMoneyAtHospital = articleItem({
  id: 'talk-about-money-at-hospital',
  topics: ['treatment-costs', 'cannot-pay', 'support-centre'],
  publishedAt: '2026-10-22T01:00:00.000Z',
  title: '病院でお金のことを相談するときの、最初の一言',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [],
  summary:
    '費用の心配は、病院で話してよいことです。だれに、どう切り出すか。持っていくもの、相談で分かること、急いで返事をしない場面も書きました。',
  reviewed_at: '2026-10-22',
  next_review_at: '2027-10-18',
  reviewer_role: '病院で患者さんの相談を受けてきた社会福祉士',
  body,
  sources: [
    PAGES.careAndCosts,
    {
      title: '医療費が心配',
      publisher: 'がん研究会有明病院',
      year: 2025,
      url: 'https://www.jfcr.or.jp/hospital/conference/proficient/006.html',
    },
    {
      title: '収入が少ないことが不安である。',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_4400360.html',
    },
    SOURCES.legalAid,
  ],
});

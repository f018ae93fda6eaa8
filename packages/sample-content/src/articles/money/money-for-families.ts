import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>お金の話は、病気の話より言いにくい</h2>
<p>夫婦でも、親子でも、家のお金のことは話しにくいものです。病気のときはなおさら、<ruby>患者<rt>かんじゃ</rt></ruby>さんは「<ruby>迷惑<rt>めいわく</rt></ruby>をかけている」と思い、ご家族は「今聞いたら傷つける」と思って、互いに黙ってしまいます。けれども、わずかでも数字が見えると、「分からないこわさ」は小さくなります。一度に全部を話さず、三十分だけ、お茶を飲みながら始めてみましょう。</p>
<h2>一枚の紙に、三つの箱を書く</h2>
<p>細かい<ruby>家計簿<rt>かけいぼ</rt></ruby>はいりません。大きな紙に、三つの箱を書きます。数字は、およそで十分です。</p>
<dl><div><dt>入るお金</dt><dd><ruby>給料<rt>きゅうりょう</rt></ruby>、<ruby>年金<rt>ねんきん</rt></ruby>、手当。これから減る時期、なくなる時期も書きます。</dd></div><div><dt>毎月出るお金</dt><dd><ruby>家賃<rt>やちん</rt></ruby>や住宅ローン、<ruby>光熱費<rt>こうねつひ</rt></ruby>、食費、通信、教育、<ruby>保険料<rt>ほけんりょう</rt></ruby>。</dd></div><div><dt>治療で出るお金</dt><dd>病院、<ruby>薬局<rt>やっきょく</rt></ruby>、交通費、食事や衣類、付きそう家族の費用。</dd></div></dl>
<p>治療の費用は月によって変わります。三か月分の<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>を並べると、おおよその見当がつきます。</p>
<h2>減らす前に、「受け取る」を確かめる</h2>
<p>つい、食費やお楽しみを削るところから考えます。その前に、受け取れるもの、軽くなるものに見落としがないかを見ます。</p>
<ul><li>ひと月の<ruby>医療費<rt>いりょうひ</rt></ruby>の上限（<a href="/articles/high-cost-medical-expense">高額療養費制度</a>）</li><li>仕事を休む間の手当（<a href="/articles/injury-allowance">傷病手当金</a>）</li><li>民間の保険の<ruby>給付金<rt>きゅうふきん</rt></ruby></li><li>保険料や年金の保険料の<ruby>減免<rt>げんめん</rt></ruby>、<ruby>免除<rt>めんじょ</rt></ruby></li><li>お子さんのがんの治療では、<ruby>小児慢性特定疾病<rt>しょうにまんせいとくていしっぺい</rt></ruby>の医療費の<ruby>助成<rt>じょせい</rt></ruby>（年齢などの決まりがあります。病院の相談員か、お住まいの<ruby>都道府県<rt>とどうふけん</rt></ruby>や市の<ruby>窓口<rt>まどぐち</rt></ruby>へ）</li><li>子どもの学校の<ruby>就学援助<rt>しゅうがくえんじょ</rt></ruby>や<ruby>奨学金<rt>しょうがくきん</rt></ruby></li></ul>
<p>ご家族が、<ruby>介護<rt>かいご</rt></ruby>のために仕事を休むときは、<ruby>介護休業<rt>かいごきゅうぎょう</rt></ruby>などの制度と、<ruby>雇用保険<rt>こようほけん</rt></ruby>からの<ruby>給付<rt>きゅうふ</rt></ruby>があります。勤め先の担当に「家族のがんの治療に付きそうために、使える休みを知りたい」と聞いてください。</p>
<h2>大きな支払いは、相手に先に話す</h2>
<p>住宅ローン、家賃、<ruby>税金<rt>ぜいきん</rt></ruby>、学費は、払えなくなってからより、払えなくなりそうなときに話すほうが、選べる方法が多く残っています。「治療で<ruby>収入<rt>しゅうにゅう</rt></ruby>が減る見込みです。<ruby>返済<rt>へんさい</rt></ruby>の方法を相談したい」と、<ruby>契約先<rt>けいやくさき</rt></ruby>に電話をします。住宅ローンには、病気のときの<ruby>保障<rt>ほしょう</rt></ruby>がついていることがあるので、<ruby>契約書<rt>けいやくしょ</rt></ruby>も見ておきます。</p>
<p>高い<ruby>利息<rt>りそく</rt></ruby>の借り入れや、知り合いの名前を借りることは避けてください。返すあてに困っているときは、法テラスや、<ruby>消費生活<rt>しょうひせいかつ</rt></ruby>センター（消費者ホットライン188）に、家族だけでも相談できます。</p>
<h2>だれが、何を受け持つか</h2>
<aside class="memo"><h3>役割の分け方の例</h3><dl><div><dt>本人</dt><dd><ruby>保険証券<rt>ほけんしょうけん</rt></ruby>の場所を教える。書類に名前を書く</dd></div><div><dt>妻や夫</dt><dd>領収書を<ruby>封筒<rt>ふうとう</rt></ruby>に入れる。<ruby>健康保険<rt>けんこうほけん</rt></ruby>に電話する</dd></div><div><dt>離れて暮らす子</dt><dd><ruby>申請<rt>しんせい</rt></ruby>の期限を調べ、カレンダーに書いて知らせる</dd></div></dl></aside>
<p>口座の<ruby>暗証番号<rt>あんしょうばんごう</rt></ruby>を家族に書いて渡すより、<ruby>金融機関<rt>きんゆうきかん</rt></ruby>の「<ruby>代理人<rt>だいりにん</rt></ruby>の手続き」や、<ruby>市区町村<rt>しくちょうそん</rt></ruby>、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>の手助けを使うほうが安心です。<ruby>通帳<rt>つうちょう</rt></ruby>や保険の書類がどこにあるかを伝えておくだけでも、いざというときの助けになります。</p>
<h2>話がこじれそうになったら</h2>
<p>「むだづかいだ」「隠していた」という言葉が出てきたら、その日は終わりにします。言いかえるなら、「責めたいのではなくて、来月のことが心配なんだ」。削る話ばかりだと、気持ちもしぼみます。好きな新聞や、月に一度の外食のように、<strong>残すもの</strong>も一つ決めてください。</p>
<p>家族だけで決められないときは、病院の相談員に、家族そろって会うこともできます。</p>
`;

export const moneyForFamilies = articleItem({
  id: 'money-for-families',
  topics: ['housing-loan', 'treatment-costs', 'family'],
  publishedAt: '2026-11-11T01:00:00.000Z',
  title: '治療中の家計を、家族で見直すとき',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  summary:
    'お金の話は、家族でも言いにくいものです。一枚の紙に三つの箱を書くところから。減らす前に確かめること、役割の分け方もまとめました。',
  reviewed_at: '2026-11-11',
  next_review_at: '2027-11-08',
  reviewer_role: '医療と家計の相談を受けてきたファイナンシャルプランナー',
  body,
  sources: [
    PAGES.careAndCosts,
    {
      title: '小児の医療費の助成制度',
      publisher: '国立がん研究センター がん情報サービス',
      year: 2024,
      url: 'https://ganjoho.jp/child/support/system/subsidy.html',
    },
    {
      title: '日常生活自立支援事業（福祉サービス利用援助事業）',
      publisher: '社会福祉法人 千葉市社会福祉協議会',
      url: 'https://chiba-shakyo.jp/?p=5175',
    },
    {
      title: '消費者ホットライン',
      publisher: '消費者庁',
      url: 'https://www.caa.go.jp/policies/policy/local_cooperation/local_consumer_administration/hotline/',
    },
    SOURCES.legalAid,
  ],
});

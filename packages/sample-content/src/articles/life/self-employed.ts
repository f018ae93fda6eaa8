import { SOURCES } from '../../sources/index.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「休めば収入がない」という心配から</h2>
<p>店を閉められない。代わりの人がいない。シフトを断れば、次がないかもしれない。会社員向けの説明を読んで、自分には当てはまらないと思った方もいるでしょう。使えるしくみの入り口が違うだけで、相談できる所はあります。はじめに確かめるのは、働き方の名前よりも、入っている<ruby>健康保険<rt>けんこうほけん</rt></ruby>の種類です。</p>
<table><caption>入っている保険と、聞く所</caption><thead><tr><th scope="col">保険の種類</th><th scope="col">働けない間のこと</th><th scope="col">聞く所</th></tr></thead><tbody><tr><td>勤め先の健康保険（パートの方も）</td><td><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>の対象になることがあります</td><td>勤め先と、その健康保険</td></tr><tr><td><ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>、<ruby>後期高齢者医療制度<rt>こうきこうれいしゃいりょうせいど</rt></ruby></td><td>傷病手当金は、ふつうありません。<ruby>保険料<rt>ほけんりょう</rt></ruby>の相談ができます</td><td>市区町村の<ruby>窓口<rt>まどぐち</rt></ruby></td></tr><tr><td>同じ仕事の人が集まる<ruby>国民健康保険組合<rt>こくみんけんこうほけんくみあい</rt></ruby></td><td>組合ごとの<ruby>給付<rt>きゅうふ</rt></ruby>があることがあります</td><td>入っている組合</td></tr><tr><td>家族の<ruby>扶養<rt>ふよう</rt></ruby></td><td>本人の傷病手当金はありません。<ruby>医療費<rt>いりょうひ</rt></ruby>の制度は使えます</td><td>家族の健康保険</td></tr></tbody></table>
<p>種類は、<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>や「<ruby>資格情報<rt>しかくじょうほう</rt></ruby>のお知らせ」に書かれた名前で分かります。</p>
<h2>自営業の方：仕事を三つに分ける</h2>
<ul><li>自分でなければできないこと</li><li>ほかの人に頼めること</li><li>しばらく休んでも困らないこと</li></ul>
<p>紙に書き出して、三つ目から減らします。治療の<ruby>影響<rt>えいきょう</rt></ruby>が出やすい時期を<ruby>主治医<rt>しゅじい</rt></ruby>に聞いておくと、<ruby>納期<rt>のうき</rt></ruby>や予約の日を組みやすくなります。仕入れ先の電話番号、合いかぎの場所、支払いの日は、家族や仲間が見ても分かるように、一枚にまとめておきましょう。</p>
<aside class="memo"><h3>取引先への伝え方の例</h3><dl><div><dt>事情</dt><dd>治療のため、来月から受ける量を減らします</dd></div><div><dt>いつまで</dt><dd>三か月後に、こちらからご連絡します</dd></div><div><dt>困ったとき</dt><dd>急ぎのときは、弟の番号におかけください</dd></div></dl></aside>
<p>病名を伝えるかどうかは、相手ごとに決めてかまいません。</p>
<h2>パート・アルバイト・派遣の方：辞める前に</h2>
<p>パートの方にも、半年続けて働いているなどの条件を満たせば、<ruby>年次有給休暇<rt>ねんじゆうきゅうきゅうか</rt></ruby>があります。<ruby>派遣<rt>はけん</rt></ruby>の方の休みの窓口は、<ruby>派遣元<rt>はけんもと</rt></ruby>の会社です。シフトを減らすと、勤め先の健康保険や<ruby>雇用保険<rt>こようほけん</rt></ruby>を続けられなくなることがあります。「時間を減らしたら、保険はどうなりますか」と先に聞いてみてください。傷病手当金は、条件が合えば<ruby>退職<rt>たいしょく</rt></ruby>のあとも続けて受けられることがあります。これも、辞める日を決める前に、健康保険に聞きます。</p>
<p>退職の書類を出されたときは、その場で<ruby>署名<rt>しょめい</rt></ruby>せず、「持ち帰って考えます」と答えてかまいません。すでに辞めた方で、病気のためすぐに働けないときは、雇用保険の給付を受けられる期間を延ばせることがあります。申し込む時期に決まりがあるため、早めにハローワークに聞きます。</p>
<h2>払うものを、そのままにしない</h2>
<dl><div><dt><ruby>国民年金<rt>こくみんねんきん</rt></ruby>の保険料</dt><dd><ruby>収入<rt>しゅうにゅう</rt></ruby>が減ったときの<ruby>免除<rt>めんじょ</rt></ruby>や<ruby>猶予<rt>ゆうよ</rt></ruby>があります。市区町村か<ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby>へ</dd></div><div><dt>国民健康保険の保険料</dt><dd><ruby>減額<rt>げんがく</rt></ruby>や、分けて払う相談ができることがあります。市区町村へ</dd></div><div><dt><ruby>税金<rt>ぜいきん</rt></ruby></dt><dd>病気で納めるのが難しいときの相談は、国の税は<ruby>税務署<rt>ぜいむしょ</rt></ruby>、<ruby>住民税<rt>じゅうみんぜい</rt></ruby>などは市区町村へ</dd></div><div><dt>民間の保険や<ruby>共済<rt>きょうさい</rt></ruby></dt><dd><ruby>証券<rt>しょうけん</rt></ruby>を出して、使えるものがないか問い合わせます</dd></div></dl>
<p>どれも、申し込まないと始まらないものが多く、さかのぼれる期間に限りがあります。通知の<ruby>封筒<rt>ふうとう</rt></ruby>をあけるのがつらい日は、家族と一緒にあけてもかまいません。病院と<ruby>薬局<rt>やっきょく</rt></ruby>の<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>は、<ruby>確定申告<rt>かくていしんこく</rt></ruby>に使えることがあるため、とっておきます。</p>
<h2>どこから聞けばよいか分からないとき</h2>
<p>病院のがん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや<ruby>医療<rt>いりょう</rt></ruby>ソーシャルワーカーに「<ruby>自営業<rt>じえいぎょう</rt></ruby>です。休むと収入がなくなります」と、そのまま伝えてください。使えそうなしくみと窓口を一緒に整理します。働く場でのもめごとは<ruby>労働局<rt>ろうどうきょく</rt></ruby>の相談の窓口、借り入れや<ruby>契約<rt>けいやく</rt></ruby>の悩みは法テラスがあります。お金の心配から、<ruby>受診<rt>じゅしん</rt></ruby>や薬を自分で減らすことを考える前に、どうぞ相談してください。</p>
`;

export const selfEmployed = articleItem({
  id: 'self-employed',
  topics: ['self-employed', 'sick-leave', 'health-insurance'],
  publishedAt: '2026-09-29T01:00:00.000Z',
  title: '自営業・パートの方へ、休むときの備えと相談先',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  summary:
    '休むと収入が心配な、自営業やパートの方へ。まず見る保険の種類、仕事の分け方、取引先への伝え方、払うものの相談先をまとめました。',
  reviewed_at: '2026-09-29',
  next_review_at: '2027-03-29',
  reviewer_role: '働く患者さんの相談を受けてきた社会保険労務士',
  body,
  sources: [
    {
      title: '収入が途絶えた時の生活が不安です。',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/family/stomach/qa/04/04.html',
    },
    {
      title: '保険料の納付に困ったときは（免除制度について）',
      publisher: '米原市',
      year: 2025,
      url: 'https://www.city.maibara.lg.jp/scene/hikkoshi/tetsuduki/nenkin/7520.html',
    },
    {
      title: '保険料の納付などが困難なとき',
      publisher: '鳴門市',
      url: 'https://www.city.naruto.tokushima.jp/kurashi/todokede/kenkohoken/genmen.html',
    },
    SUPPORT_PAGES.joblessLater,
    SOURCES.taxAgency,
    SOURCES.legalAid,
  ],
});

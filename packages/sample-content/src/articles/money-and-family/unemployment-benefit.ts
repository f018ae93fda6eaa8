import { SOURCES } from '../../sources/index.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2><ruby>失業給付<rt>しつぎょうきゅうふ</rt></ruby>は、「働ける人が仕事を探す間」のお金です</h2>
<p>治療のために仕事を辞めた。ハローワークに行けば、すぐにお金が出ると思っていたのに、「今は受け取れません」と言われて、足が止まる。そんな方が少なくありません。失業給付（<ruby>基本手当<rt>きほんてあて</rt></ruby>）は、働く気持ちと、働ける体の両方がある人のためのものだからです。治療で働けない間にすることは、<strong>受け取れる期間を先へ延ばす手続き</strong>です。これをしておかないと、元気になったころに期限が過ぎてしまうことがあります。</p>
<h2>お金の順番</h2>
<table><caption>体の状態と、受け取れるお金</caption><thead><tr><th scope="col">体の状態</th><th scope="col">お金</th><th scope="col"><ruby>窓口<rt>まどぐち</rt></ruby></th></tr></thead><tbody><tr><td>会社に籍があり、働けない</td><td><ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby></td><td>会社の<ruby>健康保険<rt>けんこうほけん</rt></ruby></td></tr><tr><td>辞めたあとも、働けない</td><td>続けて傷病手当金（条件があります）。失業給付は期間を延ばしておく</td><td>健康保険、ハローワーク</td></tr><tr><td>働けるようになり、探している</td><td>失業給付</td><td>ハローワーク</td></tr><tr><td>働く力に長く制限がある</td><td><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>（状態によります）</td><td><ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby></td></tr></tbody></table>
<p>傷病手当金と失業給付は、同じ時期に両方を受け取れません。まだ辞めていない方は、辞める前に<a href="/articles/injury-allowance">傷病手当金の記事</a>を読んでください。<ruby>退職<rt>たいしょく</rt></ruby>の日の過ごし方で、続きが出なくなることがあるためです。</p>
<h2><ruby>受給期間<rt>じゅきゅうきかん</rt></ruby>の延長：延びるのは「期限」です</h2>
<p>失業給付を受け取れるのは、ふつう、<ruby>離職<rt>りしょく</rt></ruby>の翌日から{{jobless-window}}の間です。病気やけがで、続けて{{jobless-extension-illness}}働けないときは、働けない日数の分だけ、この期限を延ばせます。もとの期間と合わせて{{jobless-extension-total}}までです。受け取る日数が増えるのではなく、受け取るのを待ってもらう手続きです。</p>
<ol><li><strong><ruby>離職票<rt>りしょくひょう</rt></ruby>を受け取ります。</strong>届かないときは、会社に<ruby>催促<rt>さいそく</rt></ruby>します。</li><li><strong>ハローワークに電話します。</strong>「がんの治療で働けません。受給期間の延長をしたいです」と言い、いつから出せるか、期限、書類を聞きます。</li><li><strong>出します。</strong>延長の<ruby>申請書<rt>しんせいしょ</rt></ruby>、離職票、働けないことが分かる<ruby>診断書<rt>しんだんしょ</rt></ruby>などです。体がつらい方は、郵送や、<ruby>委任状<rt>いにんじょう</rt></ruby>を持ったご家族の<ruby>代理<rt>だいり</rt></ruby>でできます。</li><li><strong>控えを、なくさないように保管します。</strong></li></ol>
<p><ruby>申請<rt>しんせい</rt></ruby>は、早いほうが安心です。遅くなると、延ばした期限までに受け取れる日数が残らないことがあります。「もう遅いかもしれない」と思うときも、あきらめる前に聞いてください。</p>
<h2>働けるようになったら</h2>
<p>医師に「週にどのくらい、どんな仕事ならできるか」を聞き、必要なら書類に書いてもらいます。フルタイムでなければならない、というわけではありません。ハローワークで<ruby>求職<rt>きゅうしょく</rt></ruby>の申し込みをし、延長を終える手続きと、失業給付の手続きを一緒に行います。</p>
<p>窓口では、<ruby>通院<rt>つういん</rt></ruby>の日、立ち仕事や重いもの、<ruby>残業<rt>ざんぎょう</rt></ruby>など、働く条件を伝えます。病名を話すかどうかは選べます。がんなどの病気をもつ方の仕事探しを専門に受ける担当者のいるハローワークや、病院へ出張して相談を受ける日もあります。</p>
<h2>離職票の「理由」を、確かめてください</h2>
<p>病気で仕事を続けられずに辞めた方は、<ruby>正当<rt>せいとう</rt></ruby>な理由のある離職と扱われることがあります。扱いによって、<ruby>給付<rt>きゅうふ</rt></ruby>の始まる時期、日数、国民健康保険料が変わります。「<ruby>自己都合<rt>じこつごう</rt></ruby>」とだけ書かれていても、事情と書類を見て、ハローワークが判断します。診断書や、会社とのやりとりを持っていきましょう。</p>
<p>認められると、{{national-lost-job-age}}の方は、国民健康保険料が軽くなることがあります。前の年の<ruby>給料<rt>きゅうりょう</rt></ruby>を{{national-lost-job-part}}として計算するもので、{{national-lost-job-length}}続きます。<ruby>市区町村<rt>しくちょうそん</rt></ruby>への届け出が要ります（<a href="/articles/national-health-reduction">国民健康保険料の相談</a>）。</p>
<h2>受け取っている途中で、また具合が悪くなったら</h2>
<p>次に窓口へ行く日の前に、電話で話してください。短い病気なら証明書で足りることがあり、長くなるときは、<ruby>雇用保険<rt>こようほけん</rt></ruby>の傷病手当や、期間の延長に切りかえる方法があります。無理に「働けます」と書く必要はありません。事実と違う届けは、あとで返すことになる場合があります。</p>
<h2>65歳以上で辞めた方は</h2>
<p>{{jobless-older-age}}の方は、基本手当の代わりに、一度に受け取る<ruby>高年齢求職者給付金<rt>こうねんれいきゅうしょくしゃきゅうふきん</rt></ruby>になります。離職の前の一年に{{jobless-older-insured}}雇用保険に入っていた方が対象で、{{jobless-older-short}}か、<ruby>加入<rt>かにゅう</rt></ruby>が一年以上なら{{jobless-older-long}}です。<ruby>年金<rt>ねんきん</rt></ruby>と一緒に受け取れます。期限の考え方が基本手当とは違うので、治療中の方も、早めにハローワークへ聞いてください。</p>
<h2>学び直しを考えている方は</h2>
<p><ruby>教育訓練給付金<rt>きょういくくんれんきゅうふきん</rt></ruby>は、病気ですぐに受講を始められないとき、対象になる期間を{{training-extension}}まで延ばせます。これも申請が要るので、延長の手続きのときに、一緒に聞いておくとよいでしょう。</p>
<aside class="memo"><h3>電話で、このまま読んでください</h3><dl><div><dt>治療中</dt><dd>〇月に病気で退職しました。今は働けません。受給期間の延長の用紙を郵送していただけますか</dd></div><div><dt>期限</dt><dd>わたしの場合、いつまでに出せばよいですか</dd></div><div><dt>働けるようになって</dt><dd><ruby>主治医<rt>しゅじい</rt></ruby>から、週に二十時間ほどの仕事ならよいと言われました。何を持って、いつ行けばよいですか</dd></div></dl></aside>
<p>辞めたあとの健康保険（<ruby>任意継続<rt>にんいけいぞく</rt></ruby>は{{voluntary-insurance-deadline}}の申し込みです）、<ruby>国民年金<rt>こくみんねんきん</rt></ruby>の手続きも、同じ時期に重なります。順番に迷うときは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターや、<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>に、紙を全部持って行ってかまいません。</p>
`;

/** Benefit for the jobless while ill: put the deadline off first. */
export const unemploymentBenefit = articleItem({
  id: 'unemployment-benefit',
  topics: ['unemployment-benefit', 'quitting-work', 'job-search', 'injury-allowance'],
  publishedAt: '2026-11-21T04:18:00.000Z',
  title: '仕事を辞めたあとの失業給付：治療中は「受給期間の延長」から',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '治療で働けない間は、失業給付を受け取れません。期限を先に延ばす「受給期間の延長」の手続き、傷病手当金との順番、働けるようになってからの流れ、65歳以上の給付をまとめました。',
  reviewed_at: '2026-11-21',
  next_review_at: '2027-11-18',
  reviewer_role: '治療と仕事の両立を支援してきた社会保険労務士',
  body,
  sources: [
    SUPPORT_PAGES.joblessLater,
    {
      title: '失業手当（基本手当）の受給期間の延長',
      publisher: 'おきなわがんサポートハンドブック',
      year: 2025,
      url: 'https://okinawagansapo.jp/third/third3-2',
    },
    SOURCES.helloWork,
    SOURCES.healthInsurance,
  ],
});

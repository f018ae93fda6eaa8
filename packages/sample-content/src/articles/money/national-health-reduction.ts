import { articleItem } from '../article-item.ts';

const body = `
<h2>納付書を開けるのがこわいときに</h2>
<p>治療で<ruby>収入<rt>しゅうにゅう</rt></ruby>が減っても、<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の<ruby>保険料<rt>ほけんりょう</rt></ruby>（保険税と呼ぶ<ruby>市区町村<rt>しくちょうそん</rt></ruby>もあります）は、前の年の<ruby>所得<rt>しょとく</rt></ruby>をもとに決まります。去年は働けていた方ほど、今年の<ruby>納付書<rt>のうふしょ</rt></ruby>が重く感じられます。払えないまま<ruby>封筒<rt>ふうとう</rt></ruby>を積んでおくと、心配も積もります。納める期限の前でも、過ぎたあとでも、相談できます。</p>
<h2>軽くなる道は、一つではありません</h2>
<dl><div><dt>所得が少ない<ruby>世帯<rt>せたい</rt></ruby>の<ruby>軽減<rt>けいげん</rt></ruby></dt><dd>決められた所得より少ない世帯は、人数と世帯ごとに決まる部分が、{{national-cut-parts}}のどれかだけ軽くなります。多くは自動で計算されますが、所得の<ruby>申告<rt>しんこく</rt></ruby>をしていないと計算されません。収入がなかった年も、申告をしておきます。</dd></div><div><dt>仕事を失った方の軽減</dt><dd><ruby>解雇<rt>かいこ</rt></ruby>や<ruby>契約<rt>けいやく</rt></ruby>の終了のほか、病気などの正当な理由で<ruby>退職<rt>たいしょく</rt></ruby>した方が対象になることがあります。{{national-lost-job-age}}で、ハローワークの<ruby>雇用保険受給資格者証<rt>こようほけんじゅきゅうしかくしゃしょう</rt></ruby>などに書かれた<ruby>離職<rt>りしょく</rt></ruby>の理由の番号で決まります。病気など、正当な理由のある自己都合なら、{{national-lost-job-codes}}です。対象になると、前の年の給与の所得を<strong>{{national-lost-job-part}}</strong>（三割）とみなして保険料を計算します。続くのは、{{national-lost-job-length}}です。届け出が必要です。</dd></div><div><dt>特別な事情による<ruby>減免<rt>げんめん</rt></ruby></dt><dd>病気、<ruby>失業<rt>しつぎょう</rt></ruby>、<ruby>災害<rt>さいがい</rt></ruby>などで納めるのが難しい方のために、市区町村が決めています。条件は地域で違い、期限の前の<ruby>申請<rt>しんせい</rt></ruby>が必要なことが多いです。</dd></div><div><dt>納め方の相談</dt><dd>分けて納める、期限を延ばすなどの方法を、<ruby>窓口<rt>まどぐち</rt></ruby>と話し合います。</dd></div></dl>
<h2>病院で払う分にも、軽くなるしくみがあります</h2>
<p>保険料とは別に、病院の窓口で払う<ruby>一部負担金<rt>いちぶふたんきん</rt></ruby>を、減らしたり、待ってもらったりするしくみも、{{law-national-relief}}にあります。災害のほか、仕事を失った、事業を休んだなどで、急に収入が減った方のためのものです。前から収入が少ないことだけを理由には、使えないことがあります。</p>
<table><caption>一部負担金の減免と<ruby>猶予<rt>ゆうよ</rt></ruby>（市町村の例）</caption><thead><tr><th scope="col">しくみ</th><th scope="col">続く長さ</th><th scope="col">条件の例</th></tr></thead><tbody><tr><th scope="row">払わなくてよくなる（<ruby>免除<rt>めんじょ</rt></ruby>）</th><td>{{national-relief-free-months}}</td><td>{{national-relief-income}}で、<ruby>預貯金<rt>よちょきん</rt></ruby>が{{national-relief-savings}}</td></tr><tr><th scope="row">払うのを待ってもらう（<ruby>徴収猶予<rt>ちょうしゅうゆうよ</rt></ruby>）</th><td>{{national-relief-wait-months}}</td><td>収入についての条件。預貯金の条件がない所もあります</td></tr></tbody></table>
<p>条件は市区町村が決めていて、入院の分だけを対象にする所があります。もう払った分は対象にならない所もあるので、入院が決まった日に聞いてください。あまり知られていないしくみです。こちらから名前を出して聞いてみてください。<ruby>医療費<rt>いりょうひ</rt></ruby>を無料や低い額にする事業を行っている病院もあります。病院の相談員が、使えるかどうかを一緒に調べてくれます。</p>
<h2>窓口で、このまま見せるメモ</h2>
<aside class="memo"><h3>メモの例</h3><dl><div><dt>事情</dt><dd>がんの治療中で、春に仕事をやめました。収入がありません</dd></div><div><dt>聞きたいこと</dt><dd>保険料の軽減と減免、病院で払う一部負担金の減免について、使えるものを教えてください</dd></div><div><dt>今日できないとき</dt><dd>必要な書類と、申請の期限を紙に書いてください</dd></div></dl></aside>
<p>持っていくものは、納付書、本人を確かめる書類、収入の変化が分かる紙（退職の書類、<ruby>給与明細<rt>きゅうよめいさい</rt></ruby>、<ruby>年金<rt>ねんきん</rt></ruby>の通知など）です。<ruby>体調<rt>たいちょう</rt></ruby>がよくない日は、まず電話で「治療中で窓口に行くのが難しいです」と伝え、郵送や、ご家族の<ruby>代理<rt>だいり</rt></ruby>でできるかを聞いてください。</p>
<h2>退職したばかりの方は、期限に気をつけて</h2>
<p>会社の<ruby>健康保険<rt>けんこうほけん</rt></ruby>をやめたあとの道は、国民健康保険に入る、会社の健康保険を<ruby>任意継続<rt>にんいけいぞく</rt></ruby>する、家族の<ruby>扶養<rt>ふよう</rt></ruby>に入る、の三つです。どれが軽いかは人によって違うため、市区町村と会社の健康保険の両方で、保険料の見込みを聞いてから選びます。病気などで仕事をやめた方は、さきほどの軽減を使ったときの見込みも聞いてください。</p>
<ul><li><strong>任意継続</strong>：会社の健康保険に続けて{{voluntary-insurance-needed}}入っていた方が、<ruby>原則<rt>げんそく</rt></ruby>として退職の翌日から{{voluntary-insurance-deadline}}に申し込みます。{{voluntary-insurance-length}}で、保険料の目安は{{voluntary-insurance-premium}}です。</li><li><strong>国民健康保険</strong>：退職してから{{national-join-days}}に、市区町村に届け出ます。</li><li><strong>家族の扶養</strong>：家族の勤め先に、条件と書類を聞きます。</li></ul>
<p>仕事をやめる前の方は、<a href="/articles/before-taking-leave">仕事を休む前に確かめておきたいこと</a>も見てください。失業したときの給付は<a href="/articles/unemployment-benefit">雇用保険の記事</a>にあります。</p>
<h2>年金の保険料や、暮らしのお金も</h2>
<p><ruby>国民年金<rt>こくみんねんきん</rt></ruby>の保険料にも、免除（{{national-pension-exempt-parts}}）や、<ruby>納付<rt>のうふ</rt></ruby>を先に延ばすしくみがあります。申請の時点から{{national-pension-exempt-back}}さかのぼれます。仕事を失った方は、本人の前の年の所得を除いて見てもらえる特例もあり、<ruby>離職票<rt>りしょくひょう</rt></ruby>などの写しを出します。そのままにせず手続きをしておくことは、<ruby>障害年金<rt>しょうがいねんきん</rt></ruby>などの条件にも関わります。市区町村の国民年金の窓口か、<ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby>に聞いてください。</p>
<p><ruby>家賃<rt>やちん</rt></ruby>や食べるものに困るときは、市区町村の<ruby>生活困窮者<rt>せいかつこんきゅうしゃ</rt></ruby>の相談窓口や、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>が話を聞きます。名前がいかめしくても、相談に来る方の事情はさまざまです。「何から話せばよいか分かりません」から始めて大丈夫です。</p>
`;

export const nationalHealthReduction = articleItem({
  id: 'national-health-reduction',
  topics: ['health-insurance', 'cannot-pay'],
  publishedAt: '2026-09-02T01:00:00.000Z',
  title: '国民健康保険料が払えないと感じたときの相談',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  change_log: [
    {
      day: '2026-11-30',
      text: '仕事を失った方の軽減の割合と期間、一部負担金の減免の長さと条件、届け出の期限を書き足しました。',
    },
    { day: '2026-09-02', text: '公開しました。' },
  ],
  summary:
    '収入が減っても、保険料は前の年の所得で決まります。仕事を失った方の軽減、減免、納め方の相談、病院で払う分のしくみと長さ、窓口で見せるメモの例です。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-06-01',
  reviewer_role: '地域で暮らしの相談を受けてきた社会福祉士',
  body,
  sources: [
    {
      title: '災害、収監、疾病、失業にかかる減免制度',
      publisher: '茅ヶ崎市',
      year: 2023,
      url: 'https://www.city.chigasaki.kanagawa.jp/kokuminkenkohoken/hoken/1035339.html',
    },
    {
      title: '無料低額診療事業について',
      publisher: '岐阜県',
      url: 'https://www.pref.gifu.lg.jp/page/193341.html',
    },
    {
      title: '国民年金保険料の退職（失業）による特例免除について',
      publisher: 'あさぎり町',
      year: 2018,
      url: 'https://www.town.asagiri.lg.jp/q/aview/623/11622.html',
    },
    {
      title: '国民健康保険一部負担金の減免制度について',
      publisher: '新ひだか町',
      year: 2023,
      url: 'https://www.shinhidaka-hokkaido.jp/hotnews/detail/00004879.html',
    },
  ],
});

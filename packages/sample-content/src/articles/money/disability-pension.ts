import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>がんの治療中の方も、対象になることがあります</h2>
<p><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>と聞くと、「自分には関係がない」と思う方が多いかもしれません。けれども、病気や治療の<ruby>影響<rt>えいきょう</rt></ruby>で、暮らしや仕事に大きな制限があるとき、がんの<ruby>患者<rt>かんじゃ</rt></ruby>さんも対象になることがあります。見た目では分からない、だるさ、痛み、しびれ、体力の落ち込みなどの<ruby>不調<rt>ふちょう</rt></ruby>も、状態によっては含まれます。働いていても受け取れる場合があります。</p>
<p><ruby>障害者手帳<rt>しょうがいしゃてちょう</rt></ruby>とは別の制度です。手帳がなくても<ruby>請求<rt>せいきゅう</rt></ruby>できます。</p>
<h2>まず確かめる三つのこと</h2>
<h3>1. 初診日はいつか</h3>
<p><ruby>初診日<rt>しょしんび</rt></ruby>は、そのがんにつながる<ruby>症状<rt>しょうじょう</rt></ruby>で、初めて医師の<ruby>診察<rt>しんさつ</rt></ruby>を受けた日です。がんと<ruby>診断<rt>しんだん</rt></ruby>された日とは違うことがあります。近所の医院で最初に診てもらった方は、その日になるかもしれません。当時の<ruby>診察券<rt>しんさつけん</rt></ruby>、<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>、お薬手帳を探しておきます。</p>
<h3>2. そのとき、どの年金に入っていたか</h3>
<p><ruby>国民年金<rt>こくみんねんきん</rt></ruby>なら<ruby>障害基礎年金<rt>しょうがいきそねんきん</rt></ruby>、<ruby>厚生年金<rt>こうせいねんきん</rt></ruby>なら<ruby>障害厚生年金<rt>しょうがいこうせいねんきん</rt></ruby>を請求します。厚生年金のほうが、対象になる状態の幅が広くなっています。</p>
<h3>3. 保険料を納めていたか</h3>
<p>初診日の前々月までの年金の期間のうち、{{disability-pension-paid-two-thirds}}で<ruby>保険料<rt>ほけんりょう</rt></ruby>を納めているか、<ruby>免除<rt>めんじょ</rt></ruby>などの手続きをしていることが条件です。足りなくても、初診日が{{disability-pension-last-year-rule-until}}で、{{disability-pension-paid-last-year}}に納め忘れがなければよい、という決まりもあります（年齢の条件があります）。自分では分からないので、<ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby>で調べてもらいます。</p>
<h2>いくら受け取れるか</h2>
<table><caption>2026年度の額（一年分）と、等級のおよその目安</caption><thead><tr><th scope="col"><ruby>等級<rt>とうきゅう</rt></ruby></th><th scope="col">状態の目安</th><th scope="col">障害基礎年金</th><th scope="col">障害厚生年金</th></tr></thead><tbody><tr><th scope="row">1級</th><td>身の回りのことに、いつも人の助けがいる</td><td>{{disability-pension-one}}</td><td>基礎年金に、給料と<ruby>加入<rt>かにゅう</rt></ruby>期間に応じた額が加わる</td></tr><tr><th scope="row">2級</th><td>毎日の暮らしに、大きな制限がある</td><td>{{disability-pension-two}}</td><td>1級と同じように加わる</td></tr><tr><th scope="row">3級</th><td>働くことに制限がある</td><td>なし</td><td>給料と加入期間に応じた額だけ。少なくとも{{disability-pension-three-least}}</td></tr></tbody></table>
<ul><li>子どもがいる方（1級と2級）：二人目まで一人につき{{disability-pension-child}}、三人目から{{disability-pension-child-third}}が加わります。{{disability-pension-child-age}}の子です。</li><li>夫や妻を養っている方（障害厚生年金の1級と2級）：{{disability-pension-spouse}}が加わることがあります。</li><li>厚生年金の期間が短い方：{{disability-pension-months-counted}}加入したものとして計算します。</li><li><ruby>所得<rt>しょとく</rt></ruby>が一定より少ない方：<ruby>給付金<rt>きゅうふきん</rt></ruby>がひと月に、1級で{{disability-support-allowance-one}}、2級で{{disability-support-allowance-two}}加わります。年金とは別に<ruby>申請<rt>しんせい</rt></ruby>します。</li><li>厚生年金の方で、3級より軽い障害が残り、初診日から{{disability-lump-sum-years}}のうちに症状が落ち着いたとき：一度だけの<ruby>障害手当金<rt>しょうがいてあてきん</rt></ruby>があります（少なくとも{{disability-lump-sum-least}}）。</li></ul>
<p>昭和31年4月1日以前に生まれた方の障害基礎年金は、1級{{disability-pension-one-older}}、2級{{disability-pension-two-older}}です。年金への税金は、{{disability-pension-not-taxed}}です。</p>
<aside class="memo"><h3>例：国民年金の方が、2級と認められたら</h3><dl><div><dt>一年分</dt><dd>{{disability-pension-two}}（ひと月に直すと{{disability-pension-two-month}}）</dd></div><div><dt>小学生の子が一人なら</dt><dd>一年分に{{disability-pension-child}}が加わる</dd></div><div><dt>1級なら</dt><dd>一年分{{disability-pension-one}}（ひと月に直すと{{disability-pension-one-month}}）</dd></div><div><dt>受け取る日</dt><dd>{{disability-pension-paid-on}}</dd></div></dl></aside>
<h2>いつから請求できるか</h2>
<p><ruby>原則<rt>げんそく</rt></ruby>は、初診日から{{disability-pension-assessment}}たった日の状態で判断します。この日を<ruby>障害認定日<rt>しょうがいにんていび</rt></ruby>といいます。次の治療では、もっと早くなることがあります。</p>
<table><caption>障害認定日が早くなる治療（初診日から{{disability-pension-assessment}}より前のとき）</caption><thead><tr><th scope="col">治療</th><th scope="col">障害認定日</th></tr></thead><tbody><tr><td><ruby>人工肛門<rt>じんこうこうもん</rt></ruby>、<ruby>尿<rt>にょう</rt></ruby>の通り道を変える手術</td><td>手術の日から{{disability-pension-stoma}}</td></tr><tr><td>新しいぼうこうを造る手術</td><td>{{disability-pension-new-bladder}}</td></tr><tr><td><ruby>喉頭<rt>こうとう</rt></ruby>をすべて取る手術</td><td>{{disability-pension-larynx}}</td></tr><tr><td>手や足を切る手術</td><td>{{disability-pension-amputation}}</td></tr><tr><td><ruby>人工関節<rt>じんこうかんせつ</rt></ruby>、<ruby>人工骨頭<rt>じんこうこっとう</rt></ruby></td><td>{{disability-pension-joint}}</td></tr><tr><td><ruby>在宅<rt>ざいたく</rt></ruby>でいつも<ruby>酸素<rt>さんそ</rt></ruby>を使う</td><td>{{disability-pension-oxygen}}</td></tr><tr><td><ruby>人工透析<rt>じんこうとうせき</rt></ruby></td><td>始めてから{{disability-pension-dialysis}}</td></tr></tbody></table>
<ul><li><strong>請求が遅れたとき</strong>：障害認定日に当てはまる状態だったと分かれば、{{disability-pension-back-years}}をさかのぼって受け取れることがあります。</li><li><strong>あとから重くなったとき</strong>：請求した月の次の月の分からです。{{disability-pension-later-until}}に出すことが条件で、<ruby>老齢<rt>ろうれい</rt></ruby>の年金を早くもらい始めた方は、出せないことがあります。早くもらう手続きの前に、年金事務所に聞いてください。</li></ul>
<h2>書類の中心は、医師の診断書</h2>
<p><ruby>年金<rt>ねんきん</rt></ruby>の<ruby>診断書<rt>しんだんしょ</rt></ruby>には、病気の名前だけでなく、毎日の暮らしや仕事で何ができないかが書かれます。<ruby>診察室<rt>しんさつしつ</rt></ruby>では「変わりありません」と答えてしまいがちです。ふだんの様子を紙に書いて、診断書を頼むときに渡すと、医師が状態を知る助けになります。</p>
<aside class="memo"><h3>医師に渡すメモの例</h3><dl><div><dt>家の中</dt><dd>洗濯物を干すと、その日は横になっている</dd></div><div><dt>外出</dt><dd>ひとりで電車に乗れず、家族の車で通う</dd></div><div><dt>仕事</dt><dd>半日にしてもらったが、週に二日は休む</dd></div></dl></aside>
<dl><div><dt>診断書</dt><dd>障害認定日から{{disability-pension-certificate-months}}の状態を書いてもらいます。あとから重くなった方は、請求の日の前{{disability-pension-certificate-months}}の状態です。用紙は困っている体の部分で違うので、年金事務所で選んでもらいます。</dd></div><div><dt><ruby>受診状況等証明書<rt>じゅしんじょうきょうとうしょうめいしょ</rt></ruby></dt><dd>最初にかかった病院が今と違うとき、初診日を<ruby>証明<rt>しょうめい</rt></ruby>してもらう紙です。</dd></div><div><dt>病歴・就労状況等<ruby>申立書<rt>もうしたてしょ</rt></ruby></dt><dd>発病から今までの<ruby>経過<rt>けいか</rt></ruby>を、自分で書きます。つらいときは、ご家族が聞き取って書いてもかまいません。</dd></div><div><dt>年金<ruby>請求書<rt>せいきゅうしょ</rt></ruby></dt><dd>年金事務所や窓口でもらいます。</dd></div></dl>
<h2>相談は、どこへ</h2>
<ul><li>年金事務所、街角の年金相談センター（予約をすると待ち時間が短くなります）</li><li>初診日に国民年金だった方は、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の国民年金の<ruby>窓口<rt>まどぐち</rt></ruby>（会社員などの夫や妻の<ruby>扶養<rt>ふよう</rt></ruby>に入っていた方は、年金事務所）</li><li>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター。病院に<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>が来る日を設けているところもあります。</li></ul>
<aside class="memo"><h3>電話で、このまま読んでください</h3><dl><div><dt>年金事務所に</dt><dd>がんの治療中です。障害年金の初診日と、<ruby>納付<rt>のうふ</rt></ruby>の条件を確かめたいです。わたしの場合、障害認定日はいつになりますか</dd></div><div><dt>額</dt><dd>認められたら、一年にいくらぐらいになりますか</dd></div><div><dt>病院に</dt><dd>年金の診断書を頼みたいです。どの窓口に、いつまでに出せばよいですか。費用はいくらですか</dd></div></dl></aside>
<p>体がつらいときは、ご家族が<ruby>委任状<rt>いにんじょう</rt></ruby>を持って相談に行くこともできます。</p>
<p><ruby>審査<rt>しんさ</rt></ruby>には{{disability-pension-review}}、長ければもっとかかります。認められるかどうかは、一人ひとりの状態で判断されます。結果に<ruby>納得<rt>なっとく</rt></ruby>がいかないときは、知った日の翌日から{{disability-pension-appeal}}に、<ruby>不服<rt>ふふく</rt></ruby>を申し立てることができます。<a href="/articles/injury-allowance">傷病手当金</a>を受け取っている方は、額が調整されることがあるので、一緒に確かめておくと安心です。</p>
`;

const easyBody = `
<h2><ruby>障害年金<rt>しょうがいねんきん</rt></ruby>は、がんの人ももらえることがあります</h2>
<p><ruby>病気<rt>びょうき</rt></ruby>や<ruby>治療<rt>ちりょう</rt></ruby>のために、<ruby>毎日<rt>まいにち</rt></ruby>の<ruby>生活<rt>せいかつ</rt></ruby>や<ruby>仕事<rt>しごと</rt></ruby>がとても<ruby>難<rt>むずか</rt></ruby>しいとき、国からお金をもらえることがあります。これを「<ruby>障害年金<rt>しょうがいねんきん</rt></ruby>」といいます。<ruby>働<rt>はたら</rt></ruby>いている人も、もらえることがあります。</p>
<h2>もらえるお金（<ruby>一年<rt>いちねん</rt></ruby>）</h2>
<ul><li>1<ruby>級<rt>きゅう</rt></ruby>（いつも人の<ruby>助<rt>たす</rt></ruby>けがいる）：{{disability-pension-one}}</li><li>2<ruby>級<rt>きゅう</rt></ruby>（<ruby>生活<rt>せいかつ</rt></ruby>がとても<ruby>難<rt>むずか</rt></ruby>しい）：{{disability-pension-two}}。一か月にすると、{{disability-pension-two-month}}です。</li><li>3<ruby>級<rt>きゅう</rt></ruby>（<ruby>働<rt>はたら</rt></ruby>くことが<ruby>難<rt>むずか</rt></ruby>しい）：{{disability-pension-three-least}}より少なくなりません。<ruby>会社<rt>かいしゃ</rt></ruby>などで<ruby>厚生年金<rt>こうせいねんきん</rt></ruby>に入っていた人だけです。</li></ul>
<p><ruby>子<rt>こ</rt></ruby>どもがいる人は、お金が<ruby>増<rt>ふ</rt></ruby>えます。1人か2人のとき、1人につき{{disability-pension-child}}です。<ruby>税金<rt>ぜいきん</rt></ruby>は、かかりません。</p>
<h2>いつから</h2>
<p><ruby>初<rt>はじ</rt></ruby>めて<ruby>病院<rt>びょういん</rt></ruby>に行った日から、{{disability-pension-assessment}}たったときです。<ruby>手術<rt>しゅじゅつ</rt></ruby>によっては、もっと早いこともあります。あとでからだが悪くなった人は、{{disability-pension-later-until}}に、紙を出します。</p>
<h2>すること</h2>
<ol><li><ruby>初<rt>はじ</rt></ruby>めて<ruby>病院<rt>びょういん</rt></ruby>に行った日が分かるもの（<ruby>診察券<rt>しんさつけん</rt></ruby>、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>）を、<ruby>探<rt>さが</rt></ruby>します。</li><li><ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。「がんの<ruby>治療中<rt>ちりょうちゅう</rt></ruby>です。<ruby>障害年金<rt>しょうがいねんきん</rt></ruby>の<ruby>相談<rt>そうだん</rt></ruby>をしたいです」と言ってください。</li><li><ruby>医者<rt>いしゃ</rt></ruby>に、<ruby>診断書<rt>しんだんしょ</rt></ruby>という紙を<ruby>頼<rt>たの</rt></ruby>みます。<ruby>毎日<rt>まいにち</rt></ruby>の<ruby>困<rt>こま</rt></ruby>ることを、紙に書いて<ruby>渡<rt>わた</rt></ruby>します。</li></ol>
<p><ruby>結果<rt>けっか</rt></ruby>が分かるまで、{{disability-pension-review}}かかります。分からないときは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに聞いてください。</p>
`;

export const disabilityPension = articleItem({
  id: 'disability-pension',
  topics: ['disability-pension'],
  publishedAt: '2026-08-19T01:00:00.000Z',
  title: '障害年金：がんの治療中に確かめたいこと',
  category: { id: 'money' },
  cover: 'cover-post',
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '暮らしや仕事に大きな制限があるとき、がんの患者さんも障害年金の対象になることがあります。2026年度の額、初診日、請求できる時期、診断書の頼み方、電話で言う言葉をまとめました。',
  change_log: [
    {
      day: '2026-11-30',
      text: '2026年度の額の表と例、請求できる時期の表、書類の名前、やさしい日本語の文を書き足しました。',
    },
    { day: '2026-08-19', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-03-29',
  reviewer_role: '障害年金の相談を受けてきた社会保険労務士',
  body,
  easy_body: easyBody,
  sources: [
    SUPPORT_PAGES.disabilityPension,
    {
      title: '障害基礎年金の支給要件',
      publisher: '宮若市',
      url: 'https://www.city.miyawaka.lg.jp/kiji003445913/index.html',
    },
    {
      title: '障害厚生・共済年金',
      publisher: '大阪市職員共済組合',
      url: 'https://www.city-osaka-kyosai.or.jp/chouki/shougai',
    },
    {
      title: '第18回市民公開講座 質疑応答：講演2',
      publisher: '順天堂大学医学部附属順天堂医院',
      url: 'https://www.juntendo.ac.jp/hospital/clinic/cancer/patient/program/answer/kouza_18_2_2.html',
    },
  ],
});

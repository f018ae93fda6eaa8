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
<p>初診日の前に、決められた期間の<ruby>保険料<rt>ほけんりょう</rt></ruby>を納めているか、<ruby>免除<rt>めんじょ</rt></ruby>などの手続きをしていることが条件です。自分では分からないので、<ruby>年金事務所<rt>ねんきんじむしょ</rt></ruby>で調べてもらいます。</p>
<h2>請求できる時期</h2>
<p><ruby>原則<rt>げんそく</rt></ruby>は、初診日から一年六か月たった日の状態で判断します。この日を<ruby>障害認定日<rt>しょうがいにんていび</rt></ruby>といいます。<ruby>人工肛門<rt>じんこうこうもん</rt></ruby>を造ったとき、尿の通り道を変える手術をしたとき、<ruby>喉頭<rt>こうとう</rt></ruby>をすべて取る手術をしたとき、<ruby>在宅<rt>ざいたく</rt></ruby>で<ruby>酸素<rt>さんそ</rt></ruby>を使い始めたときなどは、一年六か月より早くなることがあります。その日には当てはまらなくても、あとから状態が重くなったときに請求する方法もあります。この方法には年齢の期限があり、65歳が近い方は早めの確認が必要です。</p>
<h2>書類の中心は、医師の診断書</h2>
<p><ruby>年金<rt>ねんきん</rt></ruby>の<ruby>診断書<rt>しんだんしょ</rt></ruby>には、病気の名前だけでなく、毎日の暮らしや仕事で何ができないかが書かれます。<ruby>診察室<rt>しんさつしつ</rt></ruby>では「変わりありません」と答えてしまいがちです。ふだんの様子を紙に書いて、診断書を頼むときに渡すと、医師が状態を知る助けになります。</p>
<aside class="memo"><h3>医師に渡すメモの例</h3><dl><div><dt>家の中</dt><dd>洗濯物を干すと、その日は横になっている</dd></div><div><dt>外出</dt><dd>ひとりで電車に乗れず、家族の車で通う</dd></div><div><dt>仕事</dt><dd>半日にしてもらったが、週に二日は休む</dd></div></dl></aside>
<p>ほかに、初診日を<ruby>証明<rt>しょうめい</rt></ruby>する書類や、発病から今までの<ruby>経過<rt>けいか</rt></ruby>を自分で書く書類があります。書くのがつらいときは、ご家族が聞き取って書いてもかまいません。</p>
<h2>相談は、どこへ</h2>
<ul><li>年金事務所、街角の年金相談センター（予約をすると待ち時間が短くなります）</li><li>初診日に国民年金だった方は、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の国民年金の<ruby>窓口<rt>まどぐち</rt></ruby>（会社員などの夫や妻の<ruby>扶養<rt>ふよう</rt></ruby>に入っていた方は、年金事務所）</li><li>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター。病院に<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>が来る日を設けているところもあります。</li></ul>
<p>電話では「がんの治療中です。障害年金の初診日と、<ruby>納付<rt>のうふ</rt></ruby>の条件を確かめたいです」と伝えてください。体がつらいときは、ご家族が<ruby>委任状<rt>いにんじょう</rt></ruby>を持って相談に行くこともできます。</p>
<p><ruby>審査<rt>しんさ</rt></ruby>には数か月かかることがあり、認められるかどうかは、一人ひとりの状態で判断されます。結果に<ruby>納得<rt>なっとく</rt></ruby>がいかないときは、期限のある<ruby>不服<rt>ふふく</rt></ruby>の申し立てのしくみがあります。<a href="/articles/injury-allowance">傷病手当金</a>を受け取っている方は、額が調整されることがあるので、一緒に確かめておくと安心です。</p>
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
    '暮らしや仕事に大きな制限があるとき、がんの患者さんも障害年金の対象になることがあります。初診日、時期、診断書の頼み方をまとめました。',
  reviewed_at: '2026-08-19',
  next_review_at: '2027-08-16',
  reviewer_role: '障害年金の相談を受けてきた社会保険労務士',
  body,
  sources: [
    {
      title: '障害年金ガイド 令和6年度版',
      publisher: '日本年金機構',
      year: 2024,
      url: 'https://www.nenkin.go.jp/service/riyoushabetsu/disability/index.files/text.txt',
    },
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

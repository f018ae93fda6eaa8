import { articleItem } from '../article-item.ts';

const body = `
<h2>休む間の収入を支える、健康保険のしくみ</h2>
<p>治療のために仕事を休むと、<ruby>給料<rt>きゅうりょう</rt></ruby>が減ったり、出なくなったりします。会社などの<ruby>健康保険<rt>けんこうほけん</rt></ruby>や<ruby>共済組合<rt>きょうさいくみあい</rt></ruby>に入って働いている方には、<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>があります。病気やけがで働けない間の暮らしを支えるために、健康保険から出るお金です。給料の全額ではありませんが、一日につき、これまでの給料（<ruby>標準報酬<rt>ひょうじゅんほうしゅう</rt></ruby>）の平均をもとにした額の、およそ三分の二を受け取れます。</p>
<h2>対象になるのは、次のすべてに当てはまるとき</h2>
<ol><li>仕事以外の理由による病気やけがの<ruby>療養<rt>りょうよう</rt></ruby>中である。入院だけでなく、<ruby>通院<rt>つういん</rt></ruby>や自宅での療養も含みます。</li><li>これまでの仕事ができない状態である。医師の意見などをもとに、健康保険が判断します。</li><li>続けて三日休み、四日目からも休んだ日がある。はじめの三日には、土日や<ruby>有給休暇<rt>ゆうきゅうきゅうか</rt></ruby>の日も数えます。</li><li>休んだ日に給料が出ない。出ても手当金より少なければ、<ruby>差額<rt>さがく</rt></ruby>が受け取れます。</li></ol>
<p>パートや<ruby>契約社員<rt>けいやくしゃいん</rt></ruby>の方も、会社の健康保険にご自分の名前で入っていれば対象です。家族の<ruby>扶養<rt>ふよう</rt></ruby>に入っている方と、多くの<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の方にはこの制度がありません。<ruby>国民健康保険組合<rt>こくみんけんこうほけんくみあい</rt></ruby>によっては似た制度があるため、<ruby>加入先<rt>かにゅうさき</rt></ruby>に聞いてみてください。仕事が原因の病気やけがは、<ruby>労災保険<rt>ろうさいほけん</rt></ruby>の対象です。</p>
<h2>受け取れる期間は、通算して一年六か月</h2>
<p>受け取り始めた日から、<ruby>通算<rt>つうさん</rt></ruby>して一年六か月まで受け取れます。途中で仕事に戻って受け取らなかった期間は、数えません。<ruby>体調<rt>たいちょう</rt></ruby>に合わせて、休む、戻る、また休むという形でも使えます。</p>
<h2>申請書は、三人で書きます</h2>
<p>用紙は、健康保険のホームページや会社の担当から手に入ります。休んだ日があとになってから確かめる書類なので、ひと月ごとに区切って出す方が多いです。</p>
<dl><div><dt>あなた</dt><dd>休んだ期間、<ruby>振込先<rt>ふりこみさき</rt></ruby>など。書けないときは、ご家族や会社の担当に手伝ってもらえます。</dd></div><div><dt>会社</dt><dd>休んだ日と、給料が出たかどうか。</dd></div><div><dt>病院</dt><dd>働けない状態だった期間についての医師の意見。書類の<ruby>窓口<rt>まどぐち</rt></ruby>に預けることが多く、日数がかかることがあります。</dd></div></dl>
<p><ruby>請求<rt>せいきゅう</rt></ruby>できる<ruby>権利<rt>けんり</rt></ruby>は、休んだ日ごとに二年で<ruby>時効<rt>じこう</rt></ruby>になります。過ぎた分があるかもしれないときも、まず健康保険に確かめてください。</p>
<aside class="memo"><h3>聞くときの言葉の例</h3><dl><div><dt>会社に</dt><dd>傷病手当金を<ruby>申請<rt>しんせい</rt></ruby>したいのですが、用紙はどこでもらえますか。会社の欄はどなたに頼めますか</dd></div><div><dt>病院に</dt><dd>傷病手当金の書類は、どの窓口に出せばよいですか。何日ぐらいかかりますか</dd></div></dl></aside>
<h2>退職を考えている方は、その前に</h2>
<p><ruby>退職<rt>たいしょく</rt></ruby>したあとも、続けて受け取れることがあります。退職の日までに健康保険に続けて一年以上入っていること、退職のときに受け取っているか、受け取れる状態であることなどが条件です。退職したあとは、いったん働ける状態になると、また休んでも受け取れないのが<ruby>原則<rt>げんそく</rt></ruby>です。<strong>退職の日に出勤すると、続けて受け取れなくなることがあります。</strong>あいさつや荷物の片づけに行く日も含めて、退職の日を決める前に、健康保険に電話で確かめておくと安心です。</p>
<p>同じ病気で<ruby>障害厚生年金<rt>しょうがいこうせいねんきん</rt></ruby>を受け取る場合や、<ruby>退職後<rt>たいしょくご</rt></ruby>に<ruby>老齢<rt>ろうれい</rt></ruby>の<ruby>年金<rt>ねんきん</rt></ruby>を受け取る場合などは、額が調整されます。<ruby>失業<rt>しつぎょう</rt></ruby>の<ruby>給付<rt>きゅうふ</rt></ruby>とは、同じ時期に受け取れないのが原則です。順番に迷うときは、<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに相談できます。</p>
<p>職場への話し方は、<a href="/articles/before-taking-leave">仕事を休む前に、職場に確かめておきたいこと</a>にまとめています。</p>
`;

const easyBody = `
<h2>仕事を休むときのお金</h2>
<p><ruby>病気<rt>びょうき</rt></ruby>で<ruby>仕事<rt>しごと</rt></ruby>を休むと、<ruby>給料<rt>きゅうりょう</rt></ruby>が出ないことがあります。<ruby>会社<rt>かいしゃ</rt></ruby>の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入って働いている人は、「傷病手当金（しょうびょうてあてきん）」というお金をもらえることがあります。</p>
<h2>もらえる人</h2>
<ul><li>病気やけがで、仕事ができない人</li><li><ruby>続<rt>つづ</rt></ruby>けて<ruby>三日<rt>みっか</rt></ruby>休んで、<ruby>四日目<rt>よっかめ</rt></ruby>からも休んだ人</li><li>休んだ日に、給料が出ない人。給料が少ないときも、足りない分をもらえることがあります。</li></ul>
<h2>すること</h2>
<p>会社の人に「<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>を<ruby>申請<rt>しんせい</rt></ruby>したいです」と言ってください。紙は、あなたと、会社と、<ruby>病院<rt>びょういん</rt></ruby>が書きます。</p>
<p>会社をやめるときは、やめる前に健康保険に<ruby>電話<rt>でんわ</rt></ruby>で聞いてください。やめる日の<ruby>決<rt>き</rt></ruby>め方で、もらえなくなることがあります。</p>
`;

export const injuryAllowance = articleItem({
  id: 'injury-allowance',
  topics: ['injury-allowance', 'sick-leave'],
  publishedAt: '2026-07-08T01:00:00.000Z',
  title: '傷病手当金：治療で仕事を休む間の収入を支える',
  category: { id: 'money' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  summary:
    '会社などの健康保険に入って働く方が、治療で仕事を休むときの制度です。対象、期間、申請書の書き方、退職の前に確かめることをまとめました。',
  reviewed_at: '2026-07-08',
  next_review_at: '2027-07-05',
  reviewer_role: '治療と仕事の両立を支援してきた社会保険労務士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '令和6年度 健康保険ガイドブック 37ページ',
      publisher: '家具の健康保険組合（kagukenpo.or.jp）',
      year: 2024,
      url: 'https://kagukenpo.or.jp/kenpo_guide2024_new2/pageindices/index37.html',
    },
    {
      title: '病気やケガで働けない',
      publisher: 'ユニチカ健康保険組合',
      url: 'https://www.kenpo.gr.jp/unitika/contents/01shikumi/kyufu/syoubyou/index.html',
    },
    {
      title: '資格がなくなっても継続給付',
      publisher: 'クボタ健康保険組合',
      url: 'https://www.kenpo.gr.jp/kubota/contents/sikumi/keizoku/index.html',
    },
    {
      title: '健康保険用語集 時効',
      publisher: '健康保険組合（stepon-kenpo.or.jp）',
      url: 'https://www.stepon-kenpo.or.jp/jiten/16_jikou/',
    },
  ],
});

import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>休む間の収入を支える、健康保険のしくみ</h2>
<p>治療のために仕事を休むと、<ruby>給料<rt>きゅうりょう</rt></ruby>が減ったり、出なくなったりします。会社などの<ruby>健康保険<rt>けんこうほけん</rt></ruby>や<ruby>共済組合<rt>きょうさいくみあい</rt></ruby>に入って働いている方には、<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>があります。病気やけがで働けない間の暮らしを支えるために、健康保険から出るお金です。給料の全額ではありませんが、一日につき、これまでの給料（<ruby>標準報酬<rt>ひょうじゅんほうしゅう</rt></ruby>）の平均をもとにした額の、およそ{{sickness-allowance-part}}を受け取れます。</p>
<h2>対象になるのは、次のすべてに当てはまるとき</h2>
<ol><li>仕事以外の理由による病気やけがの<ruby>療養<rt>りょうよう</rt></ruby>中である。入院だけでなく、<ruby>通院<rt>つういん</rt></ruby>や自宅での療養も含みます。</li><li>これまでの仕事ができない状態である。医師の意見などをもとに、健康保険が判断します。</li><li>続けて{{sickness-allowance-wait}}休み、{{sickness-allowance-first-day}}からも休んだ日がある。はじめの{{sickness-allowance-wait}}には、土日や<ruby>有給休暇<rt>ゆうきゅうきゅうか</rt></ruby>の日も数えます。</li><li>休んだ日に給料が出ない。出ても手当金より少なければ、<ruby>差額<rt>さがく</rt></ruby>が受け取れます。</li></ol>
<p>パートや<ruby>契約社員<rt>けいやくしゃいん</rt></ruby>の方も、会社の健康保険にご自分の名前で入っていれば対象です。家族の<ruby>扶養<rt>ふよう</rt></ruby>に入っている方と、多くの<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の方にはこの制度がありません。<ruby>国民健康保険組合<rt>こくみんけんこうほけんくみあい</rt></ruby>によっては似た制度があるため、<ruby>加入先<rt>かにゅうさき</rt></ruby>に聞いてみてください。仕事が原因の病気やけがは、<ruby>労災保険<rt>ろうさいほけん</rt></ruby>の対象です。</p>
<h2>いくら受け取れるか</h2>
<p>一日の額は、受け取り始める月までの{{sickness-allowance-average}}の<ruby>標準報酬月額<rt>ひょうじゅんほうしゅうげつがく</rt></ruby>を平均し、{{sickness-allowance-divide}}で割って、{{sickness-allowance-part}}をかけた額です。標準報酬月額は、給料をもとに健康保険が決めている額です。自分の額は、会社の担当か健康保険に聞けば分かります。</p>
<aside class="memo"><h3>計算の例</h3><dl><div><dt>標準報酬月額の平均</dt><dd>{{sickness-allowance-example-month}}</dd></div><div><dt>一日の額</dt><dd>{{sickness-allowance-example-month}}÷{{sickness-allowance-divide}}×{{sickness-allowance-part}}＝{{sickness-allowance-example-day}}</dd></div><div><dt>{{sickness-allowance-divide}}分なら</dt><dd>{{sickness-allowance-example-30-days}}</dd></div></dl></aside>
<p>出るのは{{sickness-allowance-first-day}}からなので、休み始めのひと月は、はじめの{{sickness-allowance-wait}}の分だけ少なくなります。健康保険に入ったばかりで、まだ一年分の記録がない方は、計算のしかたが違います（協会けんぽでは、ご自分の平均と{{sickness-allowance-new-member-cap}}の、少ないほうを使います）。休んでいる間も、社会保険の<ruby>保険料<rt>ほけんりょう</rt></ruby>はふつうかかります。給料から引けない分をどう払うかも、会社に聞いておきます。</p>
<h2>いつから、いつまで</h2>
<table><caption>休み始めてからの流れ</caption><thead><tr><th scope="col">いつ</th><th scope="col">どうなるか、何をするか</th></tr></thead><tbody><tr><th scope="row">休み始めの{{sickness-allowance-wait}}</th><td>続けて休み、待つ期間です。会社に用紙のもらい方を聞きます</td></tr><tr><th scope="row">{{sickness-allowance-first-day}}から</th><td>受け取れる日が始まります</td></tr><tr><th scope="row">ひと月ごと</th><td>過ぎた分の<ruby>申請書<rt>しんせいしょ</rt></ruby>を出します</td></tr><tr><th scope="row">{{sickness-allowance-length}}まで</th><td>受け取った期間を足して数えます</td></tr></tbody></table>
<p>途中で仕事に戻って受け取らなかった期間は、数えません。<ruby>体調<rt>たいちょう</rt></ruby>に合わせて、休む、戻る、また休むという形でも使えます（{{sickness-allowance-total-since}}からの決まりです）。</p>
<p>休みが長くなりそうなときは、手当が終わる前に、<ruby>障害年金<rt>しょうがいねんきん</rt></ruby>も調べておきます。<ruby>初診日<rt>しょしんび</rt></ruby>から{{disability-pension-assessment}}の日の状態で判断するのが原則で、結果が出るまでに日数がかかるためです（<a href="/articles/disability-pension">障害年金の記事</a>）。</p>
<h2>申請書は、三人で書きます</h2>
<p>用紙の名前は「傷病手当金支給申請書」です。健康保険のホームページや会社の担当から手に入ります。休んだ日があとになってから確かめる書類なので、ひと月ごとに区切って出す方が多いです。</p>
<dl><div><dt>あなた</dt><dd>休んだ期間、<ruby>振込先<rt>ふりこみさき</rt></ruby>など。書けないときは、ご家族や会社の担当に手伝ってもらえます。</dd></div><div><dt>会社</dt><dd>休んだ日と、給料が出たかどうか。</dd></div><div><dt>病院</dt><dd>働けない状態だった期間についての医師の意見。書類の<ruby>窓口<rt>まどぐち</rt></ruby>に預けることが多く、日数がかかることがあります。</dd></div></dl>
<p><ruby>請求<rt>せいきゅう</rt></ruby>できる<ruby>権利<rt>けんり</rt></ruby>は、働けなかった日ごとに、その翌日から{{sickness-allowance-time-limit}}で<ruby>時効<rt>じこう</rt></ruby>になります。過ぎた分があるかもしれないときも、まず健康保険に確かめてください。</p>
<aside class="memo"><h3>聞くときの言葉の例</h3><dl><div><dt>会社に</dt><dd>傷病手当金を<ruby>申請<rt>しんせい</rt></ruby>したいのですが、用紙はどこでもらえますか。会社の欄はどなたに頼めますか</dd></div><div><dt>病院に</dt><dd>傷病手当金の書類は、どの窓口に出せばよいですか。何日ぐらいかかりますか</dd></div><div><dt>健康保険に</dt><dd>わたしの一日の額はいくらですか。いつの分まで受け取れますか。組合の上乗せはありますか</dd></div></dl></aside>
<h2>退職を考えている方は、その前に</h2>
<p><ruby>退職<rt>たいしょく</rt></ruby>したあとも、残りの期間を続けて受け取れることがあります。退職の日までに健康保険に続けて{{sickness-allowance-after-leaving-years}}入っていること、退職のときに受け取っているか、受け取れる状態であることなどが条件です。退職したあとは、いったん働ける状態になると、また休んでも受け取れないのが<ruby>原則<rt>げんそく</rt></ruby>です。<strong>退職の日に出勤すると、続けて受け取れなくなることがあります。</strong>あいさつや荷物の片づけに行く日も含めて、退職の日を決める前に、健康保険に電話で確かめておくと安心です。</p>
<p>同じ病気で<ruby>障害厚生年金<rt>しょうがいこうせいねんきん</rt></ruby>を受け取る場合や、<ruby>退職後<rt>たいしょくご</rt></ruby>に<ruby>老齢<rt>ろうれい</rt></ruby>の<ruby>年金<rt>ねんきん</rt></ruby>を受け取る場合などは、額が調整されます。<ruby>失業<rt>しつぎょう</rt></ruby>の<ruby>給付<rt>きゅうふ</rt></ruby>とは、同じ時期に受け取れないのが原則です。順番に迷うときは、<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>や、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに相談できます。</p>
<p>職場への話し方は、<a href="/articles/before-taking-leave">仕事を休む前に、職場に確かめておきたいこと</a>にまとめています。</p>
`;

const easyBody = `
<h2>仕事を休むときのお金</h2>
<p><ruby>病気<rt>びょうき</rt></ruby>で<ruby>仕事<rt>しごと</rt></ruby>を休むと、<ruby>給料<rt>きゅうりょう</rt></ruby>が出ないことがあります。<ruby>会社<rt>かいしゃ</rt></ruby>の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入って<ruby>働<rt>はたら</rt></ruby>いている人は、「<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>」というお金をもらえることがあります。</p>
<h2>もらえる人</h2>
<ul><li><ruby>病気<rt>びょうき</rt></ruby>やけがで、<ruby>仕事<rt>しごと</rt></ruby>ができない人</li><li><ruby>続<rt>つづ</rt></ruby>けて{{sickness-allowance-wait}}休んで、{{sickness-allowance-first-day}}からも休んだ人</li><li>休んだ日に、<ruby>給料<rt>きゅうりょう</rt></ruby>が出ない人。<ruby>給料<rt>きゅうりょう</rt></ruby>が少ないときも、足りない分をもらえることがあります。</li></ul>
<p><ruby>家族<rt>かぞく</rt></ruby>の<ruby>保険<rt>ほけん</rt></ruby>に入っている人と、<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の人は、ふつう、もらえません。</p>
<h2>もらえるお金</h2>
<p><ruby>一日<rt>いちにち</rt></ruby>に、今までの<ruby>給料<rt>きゅうりょう</rt></ruby>の、だいたい{{sickness-allowance-part}}です。たとえば、一か月の<ruby>給料<rt>きゅうりょう</rt></ruby>が{{sickness-allowance-example-month}}くらいの人は、<ruby>一日<rt>いちにち</rt></ruby>に{{sickness-allowance-example-day}}です。{{sickness-allowance-divide}}分で、{{sickness-allowance-example-30-days}}です。</p>
<p>もらえる日を<ruby>全部<rt>ぜんぶ</rt></ruby>足して、{{sickness-allowance-length}}までもらえます。</p>
<h2>すること</h2>
<p><ruby>会社<rt>かいしゃ</rt></ruby>の人に「<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>を<ruby>申請<rt>しんせい</rt></ruby>したいです」と言ってください。紙は、あなたと、<ruby>会社<rt>かいしゃ</rt></ruby>と、<ruby>病院<rt>びょういん</rt></ruby>が書きます。{{sickness-allowance-time-limit}}を<ruby>過<rt>す</rt></ruby>ぎると、もらえなくなります。</p>
<p><ruby>会社<rt>かいしゃ</rt></ruby>をやめるときは、やめる前に<ruby>健康保険<rt>けんこうほけん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>で聞いてください。「やめたあとも、<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>をもらえますか」と聞きます。やめる日の<ruby>決<rt>き</rt></ruby>め方で、もらえなくなることがあります。</p>
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
    '会社などの健康保険に入って働く方が、治療で仕事を休むときの制度です。対象、額と計算の例、期間、申請書の書き方、退職の前に確かめることをまとめました。',
  change_log: [
    { day: '2026-11-30', text: '額と計算の例、いつからいつまでかの表、健康保険に聞く言葉を書き足しました。' },
    { day: '2026-07-08', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-07-05',
  reviewer_role: '治療と仕事の両立を支援してきた社会保険労務士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '病気やケガで働けない',
      publisher: 'ユニチカ健康保険組合',
      url: 'https://www.kenpo.gr.jp/unitika/contents/01shikumi/kyufu/syoubyou/index.html',
    },
    SUPPORT_PAGES.allowanceAfterLeaving,
    {
      title: '健康保険用語集 時効',
      publisher: '健康保険組合（stepon-kenpo.or.jp）',
      url: 'https://www.stepon-kenpo.or.jp/jiten/16_jikou/',
    },
  ],
});

import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>請求しないと、受け取れません</h2>
<p>がん保険や<ruby>医療保険<rt>いりょうほけん</rt></ruby>の<ruby>給付金<rt>きゅうふきん</rt></ruby>は、多くの場合、こちらから<ruby>請求<rt>せいきゅう</rt></ruby>して初めて支払われます。入っていたことを忘れていた、<ruby>退院<rt>たいいん</rt></ruby>して何か月もたってから気づいた、という方もいます。気力のある日に、<ruby>証券<rt>しょうけん</rt></ruby>を一か所に集めるところから始めてみましょう。全部を一日で終える必要はありません。</p>
<h2>見落としやすい契約</h2>
<ul><li>勤め先でまとめて入っている団体の保険</li><li><ruby>共済<rt>きょうさい</rt></ruby>や生協の<ruby>保障<rt>ほしょう</rt></ruby></li><li>住宅ローンについている保障（<ruby>団体信用生命保険<rt>だんたいしんようせいめいほけん</rt></ruby>の特約）</li><li><ruby>生命保険<rt>せいめいほけん</rt></ruby>についている入院や手術の<ruby>特約<rt>とくやく</rt></ruby></li><li>親や夫、妻が、あなたのために払っていた保険</li></ul>
<p>証券が見つからないときは、<ruby>通帳<rt>つうちょう</rt></ruby>やカードの引き落とし、<ruby>年末調整<rt>ねんまつちょうせい</rt></ruby>の<ruby>控除証明書<rt>こうじょしょうめいしょ</rt></ruby>、保険会社から届いたはがきが手がかりになります。</p>
<h2>電話の前に、手もとに置くもの</h2>
<dl><div><dt><ruby>証券番号<rt>しょうけんばんごう</rt></ruby></dt><dd>分からなければ、<ruby>契約<rt>けいやく</rt></ruby>した人の名前と生年月日で調べてもらえることがあります。</dd></div><div><dt>病気のこと</dt><dd><ruby>診断<rt>しんだん</rt></ruby>された日、病名、入院と退院の日、手術や治療の名前。分かるところだけで十分です。</dd></div><div><dt>病院の紙</dt><dd><ruby>領収書<rt>りょうしゅうしょ</rt></ruby>、<ruby>診療明細書<rt>しんりょうめいさいしょ</rt></ruby>、手術の説明書。</dd></div></dl>
<h2>電話で聞くこと</h2>
<aside class="memo"><h3>読みあげるメモの例</h3><dl><div><dt>はじめに</dt><dd>がんと診断されました。請求できるものを、すべて教えてください</dd></div><div><dt><ruby>診断書<rt>しんだんしょ</rt></ruby></dt><dd>会社の用紙の診断書がいりますか。領収書や<ruby>明細書<rt>めいさいしょ</rt></ruby>の写しで代えられますか</dd></div><div><dt>これからのこと</dt><dd><ruby>通院<rt>つういん</rt></ruby>の治療や、次の入院も対象になりますか。<ruby>保険料<rt>ほけんりょう</rt></ruby>の払い込みが<ruby>免除<rt>めんじょ</rt></ruby>になることはありますか</dd></div></dl></aside>
<p>診断書には費用（一通{{certificate-range}}が目安）と日数がかかります。何社にも出すときは、一通の写しでよいかを先に聞くと、むだが減ります。入院がまだ続くときは、退院してから請求するのがよいか、途中で一度請求できるかも確かめてください。</p>
<h2>受け取る人が、手続きできないとき</h2>
<p>ご本人の具合がよくないときや、病名をまだ知らないときのために、<ruby>指定代理請求<rt>していだいりせいきゅう</rt></ruby>という、ご家族などが代わりに請求できるしくみがあります。契約のときに決めた人がだれか、あとから決められるかを、保険会社に聞いてください。</p>
<h2>期限のこと、断られたときのこと</h2>
<p>保険の<ruby>給付<rt>きゅうふ</rt></ruby>を請求する<ruby>権利<rt>けんり</rt></ruby>は、<ruby>法律<rt>ほうりつ</rt></ruby>（{{law-insurance-claim}}）で{{insurance-claim-years}}とされています。多くの会社は、入院や手術など、支払いの理由になることが起きた日の翌日から数えます。期間がこれと違う契約もあります。過ぎてしまったように見えるときも、あきらめる前に「今からでも請求できますか」と保険会社に聞いてみてください。書類がそろえば、受け付ける会社もあります。</p>
<p>がんの種類や広がり、契約の日からの日数、治療の方法によって、対象にならないことがあります。「対象外です」と言われたら、<ruby>約款<rt>やっかん</rt></ruby>のどこに当たるのかを、書面で教えてもらいましょう。<ruby>納得<rt>なっとく</rt></ruby>がいかないときは、保険会社の<ruby>苦情<rt>くじょう</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>、業界の相談所、地域の<ruby>消費生活<rt>しょうひせいかつ</rt></ruby>センター（消費者ホットライン188）に相談する方法があります。</p>
<h2>解約や、新しい勧誘は、急がないで</h2>
<p>保険料が<ruby>負担<rt>ふたん</rt></ruby>でも、<ruby>解約<rt>かいやく</rt></ruby>すると、同じ保障に入り直すのは難しいことがあります。払うのが大変なときは、先に「続けたまま軽くする方法はありますか」と聞いてください。「治療中でも入れる」と急がせる誘いには、その場で返事をせず、条件の書かれた紙をもらって、だれかと一緒に読んでください。</p>
<p>受け取った給付金は、<a href="/articles/medical-expense-deduction">医療費控除</a>の計算で差し引くものがあります。支払いの通知は捨てずにとっておきます。</p>
`;

export const privateInsuranceClaim = articleItem({
  id: 'private-insurance-claim',
  topics: ['private-insurance', 'documents'],
  publishedAt: '2026-08-05T01:00:00.000Z',
  title: '民間の保険の給付金を請求するときの手順',
  category: { id: 'money' },
  cover: 'cover-letter',
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    '給付金は、請求して初めて支払われるものがほとんどです。見落としやすい契約、電話で聞く言葉、断られたときの相談先をまとめました。',
  change_log: [
    { day: '2026-11-30', text: '請求の期限の根拠になる法律と、診断書の料金の目安を書き足しました。' },
    { day: '2026-08-05', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-08-02',
  reviewer_role: '医療と家計の相談を受けてきたファイナンシャルプランナー',
  body,
  sources: [
    SUPPORT_PAGES.claimingForSomebody,
    SUPPORT_PAGES.insuranceClaims,
    {
      title: '消費者ホットライン',
      publisher: '消費者庁',
      url: 'https://www.caa.go.jp/policies/policy/local_cooperation/local_consumer_administration/hotline/',
    },
  ],
});

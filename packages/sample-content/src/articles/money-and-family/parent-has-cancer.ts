import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>電話を切ったあとの部屋で</h2>
<p>「<ruby>検査<rt>けんさ</rt></ruby>で、がんが見つかってね」。いつもと同じ声で言われ、「うん、うん」と聞いているうちに電話が終わった。切ってから、何も聞けなかったことに気づく。親ががんと言われたとき、子どもは何歳になっていても、子どもの気持ちに戻ります。すぐに帰るべきか、仕事はどうするか。その前に、まず一息ついてください。多くの場合、今夜のうちに決めることはありません。</p>
<h2>次に話すとき、聞いておく四つのこと</h2>
<ol><li>病院と医師の名前、病名（分かっているところまで）</li><li>次の<ruby>診察<rt>しんさつ</rt></ruby>や検査の日と、その目的</li><li>ほかに、だれが知っているか。知らせないでほしい人はいるか</li><li>今、いちばん困っていること（<ruby>通院<rt>つういん</rt></ruby>の足、ごはん、お金、もう一人の親のこと）</li></ol>
<p>一度に全部でなくてかまいません。「責めて聞いているんじゃなくて、一緒に考えたいから」と、先に言ってから聞くと、話しやすくなります。</p>
<h2>決めるのは、親です</h2>
<p>子どもの世代は、調べるのが得意です。病院を替えたほうがよいのでは、つらい治療はさせたくない。そう思うのは、大切だからです。けれども、どう暮らしたいかを知っているのは親自身です。「お母さんは、何をいちばん大事にしたい？」と聞き、黙って待ちます。答えが自分の考えと違っても、否定せずに「そう思っているんだね」と受け取ってください。話し合いの進め方は、<a href="/articles/deciding-together">家族と考えが違うとき</a>にあります。</p>
<h2>離れて暮らしているとき</h2>
<ul><li><strong>帰る日を選ぶ</strong>：はじめの説明の日、<ruby>退院<rt>たいいん</rt></ruby>の日、薬の治療のあとで体がつらくなりやすい日。「いちばん来てほしい日はいつ？」と聞きます。</li><li><strong>診察に遠くから加わる</strong>：電話やビデオでの<ruby>同席<rt>どうせき</rt></ruby>、説明の紙の写真。できるかどうかは病院に聞きます。</li><li><strong>毎日の連絡は短く</strong>：「今日の体温と、食べたもの」だけの連絡でも、変化に気づけます。</li><li><strong>近くの目を頼む</strong>：近所の方、<ruby>配食<rt>はいしょく</rt></ruby>、新聞、<ruby>訪問看護<rt>ほうもんかんご</rt></ruby>。親の町の<ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センターには、離れて暮らす家族からも電話ができます。</li><li><strong>緊急の連絡先</strong>：昼と夜の病院の番号を、親の家の電話のそばと、自分の電話に入れておきます。</li></ul>
<h2>病院で、子どもができること</h2>
<p>医師や<ruby>看護師<rt>かんごし</rt></ruby>は、本人の<ruby>了解<rt>りょうかい</rt></ruby>なしに、家族へ病気の話をすることができません。「息子にも説明してください」と、親から病院に伝えてもらいます。親の病院でなくても、あなたの近くのがん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、「離れて暮らす親ががんです。わたしにできることを知りたいです」と相談できます。</p>
<aside class="memo"><h3>そのまま使える言葉</h3><dl><div><dt>親に</dt><dd>わたしは味方だよ。手伝ってほしいことと、ほうっておいてほしいことを、一つずつ教えて</dd></div><div><dt>医師に</dt><dd>離れて暮らす娘です。一人暮らしの母が、家で気をつけることと、電話をする目安を教えてください</dd></div><div><dt>きょうだいに</dt><dd>お金、通院、連絡の係を分けたいです。できることと、できないことを出し合おう</dd></div><div><dt>会社に</dt><dd>親の治療の付きそいで、休みを取りたいです。<ruby>介護休暇<rt>かいごきゅうか</rt></ruby>は時間でも使えますか</dd></div></dl></aside>
<h2>「本人には言わないで」と頼まれたら</h2>
<p>もう一人の親や<ruby>親戚<rt>しんせき</rt></ruby>から、病名を隠すように頼まれることがあります。守りたい気持ちからでも、隠しつづけると、本人が相談する機会を失い、家族も苦しくなります。「本人が知りたいかどうかを、先生と一緒に確かめたい」と返してみてください。話し方は、病院の看護師や相談員が手伝えます。反対に、本人が「くわしく聞きたくない」と言うときは、それも<ruby>尊重<rt>そんちょう</rt></ruby>します。</p>
<h2>仕事を辞める前に</h2>
<p>通院の付きそいなどに使える介護休暇（親が一人なら{{care-days-one}}、対象の家族が二人以上なら{{care-days-two}}、{{care-days-unit}}で）と、長く休む<ruby>介護休業<rt>かいごきゅうぎょう</rt></ruby>（{{care-leave-days}}、{{care-leave-times}}、<ruby>給料<rt>きゅうりょう</rt></ruby>の{{care-leave-pay}}の<ruby>給付<rt>きゅうふ</rt></ruby>）があります。<ruby>配偶者<rt>はいぐうしゃ</rt></ruby>の親にも使えます。介護休業は、自分が全部の世話をするためだけでなく、サービスを整える期間としても使えます。申し出は、ふつう始める日の{{care-leave-notice}}です。</p>
<h2>親のお金と、手伝いの制度</h2>
<p>70歳以上の方には、通院だけの月にも上限があります（<a href="/articles/over-70-costs">70歳以上の方の<ruby>医療費<rt>いりょうひ</rt></ruby></a>）。{{care-age-first}}の方は、病気の種類にかかわらず、<ruby>介護保険<rt>かいごほけん</rt></ruby>を<ruby>申請<rt>しんせい</rt></ruby>できます（<a href="/articles/nursing-care-insurance">介護保険の記事</a>）。<ruby>保険証券<rt>ほけんしょうけん</rt></ruby>や<ruby>通帳<rt>つうちょう</rt></ruby>の場所を聞くのは、「もしものため」より、「入院の手続きで要るから」と言うほうが、切り出しやすくなります。</p>
<h2>もう一人の親にも、目を向ける</h2>
<p>元気なほうの親は、心配と家事で疲れています。物忘れや<ruby>持病<rt>じびょう</rt></ruby>が、急に目立つこともあります。「お父さんは眠れている？」と、その人自身のことを聞いてください。</p>
<h2>まだ学生の、あなたへ</h2>
<p>親の病気は、あなたのせいではありません。学校に行くこと、友だちと笑うことを、やめなくていいのです。家事や小さいきょうだいの世話で苦しいときは、<ruby>担任<rt>たんにん</rt></ruby>の先生、<ruby>保健室<rt>ほけんしつ</rt></ruby>の先生、スクールカウンセラーに「親ががんで、家のことが大変です」と言ってください。分からないことは、親や病院の人に聞いてよいのです。</p>
<h2>自分もがんになるのか、と心配なとき</h2>
<p>がんの多くは、親から子へそのまま伝わるものではありません。一部に、生まれつきの<ruby>体質<rt>たいしつ</rt></ruby>が関わるものがあります。気になるときは、検査を急ぐ前に、<ruby>遺伝<rt>いでん</rt></ruby>のことを相談できる<ruby>外来<rt>がいらい</rt></ruby>があるかを、がん相談支援センターで聞いてください。</p>
<p>親の前では平気な顔をして、帰りの電車で泣く。そんな日が続いたら、あなたの話を聞く人も要ります。<a href="/articles/for-family-caregivers">支えるご家族への記事</a>も読んでみてください。</p>
`;

const easyBody = `
<h2>お父さん、お母さんががんと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>親<rt>おや</rt></ruby>ががんと<ruby>聞<rt>き</rt></ruby>いて、<ruby>驚<rt>おどろ</rt></ruby>いたと<ruby>思<rt>おも</rt></ruby>います。あなたのせいではありません。すぐに<ruby>全部<rt>ぜんぶ</rt></ruby>を<ruby>決<rt>き</rt></ruby>めなくていいです。</p>
<h2><ruby>親<rt>おや</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li><ruby>病院<rt>びょういん</rt></ruby>と、<ruby>医師<rt>いし</rt></ruby>の<ruby>名前<rt>なまえ</rt></ruby></li><li>次に<ruby>病院<rt>びょういん</rt></ruby>に行く日</li><li>だれに話していいか</li><li>今、<ruby>困<rt>こま</rt></ruby>っていること</li></ul>
<h2><ruby>治療<rt>ちりょう</rt></ruby>を<ruby>決<rt>き</rt></ruby>めるのは、<ruby>親<rt>おや</rt></ruby>です</h2>
<p>「何をいちばん<ruby>大事<rt>だいじ</rt></ruby>にしたい？」と<ruby>聞<rt>き</rt></ruby>いてください。あなたの<ruby>考<rt>かんが</rt></ruby>えと<ruby>違<rt>ちが</rt></ruby>っても、<ruby>最後<rt>さいご</rt></ruby>まで<ruby>聞<rt>き</rt></ruby>きます。</p>
<h2><ruby>遠<rt>とお</rt></ruby>くに<ruby>住<rt>す</rt></ruby>んでいるとき</h2>
<p><ruby>毎日<rt>まいにち</rt></ruby>、<ruby>短<rt>みじか</rt></ruby>く<ruby>電話<rt>でんわ</rt></ruby>します。「来てほしい日はいつ？」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>病院<rt>びょういん</rt></ruby>に「<ruby>電話<rt>でんわ</rt></ruby>で<ruby>説明<rt>せつめい</rt></ruby>を<ruby>聞<rt>き</rt></ruby>けますか」と<ruby>聞<rt>き</rt></ruby>きます。</p>
<h2><ruby>助<rt>たす</rt></ruby>けてくれるところ</h2>
<ul><li>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター：<ruby>家族<rt>かぞく</rt></ruby>も、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</li><li><ruby>地域包括支援<rt>ちいきほうかつしえん</rt></ruby>センター：<ruby>親<rt>おや</rt></ruby>の<ruby>町<rt>まち</rt></ruby>で、<ruby>生活<rt>せいかつ</rt></ruby>の<ruby>手伝<rt>てつだ</rt></ruby>いを<ruby>相談<rt>そうだん</rt></ruby>できます。</li><li><ruby>会社<rt>かいしゃ</rt></ruby>：<ruby>親<rt>おや</rt></ruby>のために<ruby>休<rt>やす</rt></ruby>む<ruby>制度<rt>せいど</rt></ruby>があります。</li><li><ruby>学校<rt>がっこう</rt></ruby>：<ruby>先生<rt>せんせい</rt></ruby>に「<ruby>親<rt>おや</rt></ruby>ががんです」と<ruby>言<rt>い</rt></ruby>っていいです。</li></ul>
`;

/** For sons and daughters of any age: what to ask, far away, at work, at school. */
export const parentHasCancer = articleItem({
  id: 'parent-has-cancer',
  topics: ['parent-has-cancer', 'family', 'caregivers', 'older-people'],
  publishedAt: '2026-11-24T08:12:00.000Z',
  title: '親ががんと言われたとき：子どもの立場でできること',
  category: { id: 'mind' },
  cancer_category: [],
  cancer_status: [],
  summary:
    '親からの電話を切ったあとに。聞いておく四つのこと、離れて暮らすときの工夫、病院で子どもができること、仕事の休み、もう一人の親への目配り、学生の方への言葉をまとめました。',
  reviewed_at: '2026-11-24',
  next_review_at: '2027-11-22',
  reviewer_role: '高齢の患者さんとご家族の相談を受けてきた看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がん患者さんのご家族・周りの方へ',
      publisher: '広島県（広島がんネット）',
      year: 2021,
      url: 'https://www.pref.hiroshima.lg.jp/site/gan-net/tachiba-kazoku.html',
    },
    {
      title: '最初の治療 家族との関係',
      publisher: '静岡県立静岡がんセンター がん体験者の悩みQ&A',
      year: 2019,
      url: 'https://www.scchr.jp/cancerqa/jiki_6_8.html',
    },
    SOURCES.ganjoho,
  ],
});

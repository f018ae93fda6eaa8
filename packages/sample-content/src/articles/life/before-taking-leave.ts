import { SOURCES } from '../../sources/index.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>急いで決めなくて大丈夫です</h2>
<p>がんと分かった直後は、「<ruby>迷惑<rt>めいわく</rt></ruby>をかけるから」と、すぐに仕事をやめることを考える方がいます。けれども、治療の予定が見えてくると、休みながら続けられると分かることもあります。<ruby>退職<rt>たいしょく</rt></ruby>の届けは、出したあとで取り消すのが難しいものです。大きな決定は、制度と治療の予定を確かめてからでも遅くありません。</p>
<h2>まず、主治医に聞いておくこと</h2>
<p>職場と話す前に、仕事に関わることを<ruby>主治医<rt>しゅじい</rt></ruby>に聞いておくと、相談が具体的になります。あなたの仕事の内容（立ち仕事、車の運転、人と会う仕事など）を、短く伝えてから聞いてみましょう。</p>
<ul><li><ruby>通院<rt>つういん</rt></ruby>は、どのくらいの<ruby>間隔<rt>かんかく</rt></ruby>で、半日かかりますか</li><li>治療の<ruby>影響<rt>えいきょう</rt></ruby>で、避けたほうがよい作業はありますか</li><li><ruby>体調<rt>たいちょう</rt></ruby>が変わりやすい時期は、いつごろですか</li><li>職場に出す<ruby>診断書<rt>しんだんしょ</rt></ruby>や<ruby>意見書<rt>いけんしょ</rt></ruby>を書いてもらえますか</li></ul>
<h2>職場に確かめておきたいこと</h2>
<h3>1. 使える休みの種類</h3>
<p>働き始めて{{paid-leave-after}}がたち、働く日の{{paid-leave-attendance}}に出ていた方には、<ruby>年次有給休暇<rt>ねんじゆうきゅうきゅうか</rt></ruby>が{{paid-leave-first}}付き、長く勤めると一年に{{paid-leave-most}}まで増えます（{{law-paid-leave}}）。働く日が週に少ないパートやアルバイトの方にも、日数に応じて付きます。まず、残りが何日あるかを給与の明細か会社で確かめます。そのほかに、病気のための<ruby>休暇<rt>きゅうか</rt></ruby>や<ruby>休職<rt>きゅうしょく</rt></ruby>の制度があるかどうかは、会社によって違います。<ruby>就業規則<rt>しゅうぎょうきそく</rt></ruby>を見るか、人事や総務の担当に「病気で休むときの決まりを知りたい」と聞いてみてください。休職できる期間と、戻るときの手続きも一緒に確かめます。</p>
<h3>2. 休んでいる間の収入</h3>
<p>会社の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入っている方は、<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>の対象になることがあります。続けて休んだ{{sickness-allowance-first-day}}から、一日につき、これまでの給料をもとにした額の{{sickness-allowance-part}}ほどが、{{sickness-allowance-length}}まで出ます。目安は、給料をもとにした月の額が{{sickness-allowance-example-month}}の方で、一日{{sickness-allowance-example-day}}です（<a href="/articles/injury-allowance">傷病手当金の記事</a>）。有給休暇で給料が出た日は、ふつう手当が出ません。どちらを先に使うか、いつ、だれが<ruby>申請書<rt>しんせいしょ</rt></ruby>を書くのかを、会社と健康保険の両方に聞いておきます。<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の方は、しくみが違うため、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>で確かめてください。</p>
<p>退職したあとも手当を続けて受けるには、退職の日までに{{sickness-allowance-after-leaving-years}}加入していたことなどの条件があります。辞める日を決める前に、健康保険の窓口に聞いてください。辞めたあとの保険料は<a href="/articles/national-health-reduction">国民健康保険料の相談</a>に、失業の給付は<a href="/articles/unemployment-benefit">雇用保険の記事</a>にあります。</p>
<h3>3. 働き方を変えられるか</h3>
<p><ruby>時差出勤<rt>じさしゅっきん</rt></ruby>、<ruby>短時間勤務<rt>たんじかんきんむ</rt></ruby>、<ruby>在宅<rt>ざいたく</rt></ruby>での仕事、作業の変更などです。制度として書かれていなくても、相談できる場合があります。「治療のある週だけ」「まず三か月だけ」のように、期間を区切って頼むと、職場も考えやすくなります。</p>
<h2>会社の側にも、努めることがあります</h2>
<p>{{work-support-duty-since}}から、治療を受けながら働く人の相談に応じ、働き続けられるように支えることが、<ruby>法律<rt>ほうりつ</rt></ruby>（{{law-work-support}}）で<ruby>事業主<rt>じぎょうぬし</rt></ruby>の<ruby>努力義務<rt>どりょくぎむ</rt></ruby>（努めるように定められたこと）になりました。{{law-cancer-act-employer}}も、がんになった人が働き続けられるように気を配ることを、事業主に求めています。どの休みや働き方が使えるかは会社ごとの決まりによるので、「法律で両立を支えることになったと聞きました。相談の窓口はどこですか」と聞いてみてください。</p>
<h2>だれに、どこまで話すか</h2>
<p>病名や治療の内容を、職場の全員に話す必要はありません。手続きに必要な人と、仕事の調整に必要な人を分けて考えます。「<ruby>上司<rt>じょうし</rt></ruby>と人事だけに伝えます。ほかの方には、通院のためとお話しください」のように、伝える<ruby>範囲<rt>はんい</rt></ruby>を先に言葉にしておくと安心です。</p>
<aside class="memo"><h3>話す前のメモの例</h3><dl><div><dt>伝えること</dt><dd>治療のため、月に何日か休みます</dd></div><div><dt>頼みたいこと</dt><dd>重い荷物の作業を、しばらくかわってほしい</dd></div><div><dt>次に話す日</dt><dd>二回目の治療のあと</dd></div></dl></aside>
<h2>困ったときの相談先</h2>
<p>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、仕事と治療の<ruby>両立<rt>りょうりつ</rt></ruby>についても相談できます。<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>やハローワークの担当者と話せる日を設けている病院もあります。退職をすすめられて困っているときや、約束と違う扱いを受けたと感じるときは、<ruby>都道府県<rt>とどうふけん</rt></ruby>の<ruby>労働局<rt>ろうどうきょく</rt></ruby>や法テラスなどの窓口に相談する方法があります。話した日と内容を、その日のうちに書きとめておいてください。</p>
<p><ruby>自営業<rt>じえいぎょう</rt></ruby>やパートの方、仕事を探している方も、使えるしくみが違うだけで、相談先があることは同じです（<a href="/articles/self-employed">自営業の方の記事</a>）。戻るときのことは、<a href="/articles/returning-to-work">仕事に戻るとき</a>にまとめました。</p>
`;

export const beforeTakingLeave = articleItem({
  id: 'before-taking-leave',
  topics: ['sick-leave', 'telling-workplace', 'working-during-treatment'],
  publishedAt: '2026-10-13T01:00:00.000Z',
  title: '仕事を休む前に、職場に確かめておきたいこと',
  category: { id: 'life' },
  cover: 'cover-work',
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }, { id: 'treating' }],
  is_banner_display: true,
  summary:
    '仕事をどうするか、すぐに決めなくて大丈夫です。主治医に聞くこと、職場に確かめること、話す相手の決め方を順にまとめました。',
  change_log: [
    { day: '2026-11-30', text: '有給休暇の日数、傷病手当金の目安、会社の努力義務を書き足しました。' },
    { day: '2026-10-13', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-10-11',
  reviewer_role: '治療と仕事の両立を支援してきた社会保険労務士',
  body,
  sources: [
    SUPPORT_PAGES.tellingTheWorkplace,
    {
      title: '就労について',
      publisher: '熊本大学病院 がん相談支援センター',
      url: 'https://www2.kuh.kumamoto-u.ac.jp/gansoudan/work/index.html',
    },
    {
      title: '収入が途絶えた時の生活が不安です。',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://survivorship.jp/family/stomach/qa/04/04.html',
    },
    {
      title: '相談窓口のご案内（あかるい職場応援団）',
      publisher: '厚生労働省',
      url: 'https://www.no-harassment.mhlw.go.jp/inquiry-counter/index',
    },
    SOURCES.legalAid,
  ],
});

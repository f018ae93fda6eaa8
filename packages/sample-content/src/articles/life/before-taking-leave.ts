import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>急いで決めなくて大丈夫です</h2>
<p>がんと分かった直後は、「<ruby>迷惑<rt>めいわく</rt></ruby>をかけるから」と、すぐに仕事をやめることを考える方がいます。けれども、治療の予定が見えてくると、休みながら続けられると分かることもあります。<ruby>退職<rt>たいしょく</rt></ruby>の届けは、出したあとで取り消すのが難しいものです。大きな決定は、制度と治療の予定を確かめてからでも遅くありません。</p>
<h2>まず、主治医に聞いておくこと</h2>
<p>職場と話す前に、仕事に関わることを<ruby>主治医<rt>しゅじい</rt></ruby>に聞いておくと、相談が具体的になります。あなたの仕事の内容（立ち仕事、車の運転、人と会う仕事など）を、短く伝えてから聞いてみましょう。</p>
<ul><li><ruby>通院<rt>つういん</rt></ruby>は、どのくらいの<ruby>間隔<rt>かんかく</rt></ruby>で、半日かかりますか</li><li>治療の<ruby>影響<rt>えいきょう</rt></ruby>で、避けたほうがよい作業はありますか</li><li><ruby>体調<rt>たいちょう</rt></ruby>が変わりやすい時期は、いつごろですか</li><li>職場に出す<ruby>診断書<rt>しんだんしょ</rt></ruby>や<ruby>意見書<rt>いけんしょ</rt></ruby>を書いてもらえますか</li></ul>
<h2>職場に確かめておきたいこと</h2>
<h3>1. 使える休みの種類</h3>
<p><ruby>年次有給休暇<rt>ねんじゆうきゅうきゅうか</rt></ruby>のほかに、病気のための<ruby>休暇<rt>きゅうか</rt></ruby>や<ruby>休職<rt>きゅうしょく</rt></ruby>の制度があるかどうかは、会社によって違います。<ruby>就業規則<rt>しゅうぎょうきそく</rt></ruby>を見るか、人事や総務の担当に「病気で休むときの決まりを知りたい」と聞いてみてください。休職できる期間と、戻るときの手続きも一緒に確かめます。</p>
<h3>2. 休んでいる間の収入</h3>
<p>会社の<ruby>健康保険<rt>けんこうほけん</rt></ruby>に入っている方は、<ruby>傷病手当金<rt>しょうびょうてあてきん</rt></ruby>の対象になることがあります。対象になるかどうか、いつ、だれが<ruby>申請書<rt>しんせいしょ</rt></ruby>を書くのかを、会社と健康保険の両方に聞いておきます。<ruby>国民健康保険<rt>こくみんけんこうほけん</rt></ruby>の方は、しくみが違うため、<ruby>市区町村<rt>しくちょうそん</rt></ruby>の<ruby>窓口<rt>まどぐち</rt></ruby>で確かめてください。</p>
<h3>3. 働き方を変えられるか</h3>
<p><ruby>時差出勤<rt>じさしゅっきん</rt></ruby>、<ruby>短時間勤務<rt>たんじかんきんむ</rt></ruby>、<ruby>在宅<rt>ざいたく</rt></ruby>での仕事、作業の変更などです。制度として書かれていなくても、相談できる場合があります。「治療のある週だけ」「まず三か月だけ」のように、期間を区切って頼むと、職場も考えやすくなります。</p>
<h2>だれに、どこまで話すか</h2>
<p>病名や治療の内容を、職場の全員に話す必要はありません。手続きに必要な人と、仕事の調整に必要な人を分けて考えます。「<ruby>上司<rt>じょうし</rt></ruby>と人事だけに伝えます。ほかの方には、通院のためとお話しください」のように、伝える<ruby>範囲<rt>はんい</rt></ruby>を先に言葉にしておくと安心です。</p>
<aside class="memo"><h3>話す前のメモの例</h3><dl><div><dt>伝えること</dt><dd>治療のため、月に何日か休みます</dd></div><div><dt>頼みたいこと</dt><dd>重い荷物の作業を、しばらくかわってほしい</dd></div><div><dt>次に話す日</dt><dd>二回目の治療のあと</dd></div></dl></aside>
<h2>困ったときの相談先</h2>
<p>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、仕事と治療の<ruby>両立<rt>りょうりつ</rt></ruby>についても相談できます。<ruby>社会保険労務士<rt>しゃかいほけんろうむし</rt></ruby>やハローワークの担当者と話せる日を設けている病院もあります。退職をすすめられて困っているときや、約束と違う扱いを受けたと感じるときは、<ruby>都道府県<rt>とどうふけん</rt></ruby>の<ruby>労働局<rt>ろうどうきょく</rt></ruby>や法テラスなどの窓口に相談する方法があります。話した日と内容を、その日のうちに書きとめておいてください。</p>
<p><ruby>自営業<rt>じえいぎょう</rt></ruby>やパートの方、仕事を探している方も、使えるしくみが違うだけで、相談先があることは同じです。</p>
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
  reviewed_at: '2026-10-13',
  next_review_at: '2027-10-11',
  reviewer_role: '治療と仕事の両立を支援してきた社会保険労務士',
  body,
  sources: [
    {
      title: '非正規雇用者向けのQ&A（抜粋） 診断から復職まで',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/institution/qa/hiseikikoyo/qa01.html',
    },
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

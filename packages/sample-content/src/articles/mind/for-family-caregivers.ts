import { PAGES } from '../../sources/pages.ts';
import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「あなたは、眠れていますか」</h2>
<p>病院で、家族に向けられることの少ない問いです。<ruby>患者<rt>かんじゃ</rt></ruby>さんの熱は毎日はかるのに、自分の体温は、いつはかったか思い出せない。大切な人ががんと言われた日から、ご家族の毎日も変わります。心配し、調べ、運転し、料理を変え、職場に頭を下げ、夜中の物音に耳をすます。ご家族は「第二の患者」と呼ばれるほど、心にも体にも重さがかかります。</p>
<h2>こんな気持ちも、あってよい</h2>
<ul><li>「自分が<ruby>弱音<rt>よわね</rt></ruby>をはいてはいけない」</li><li>「なぜ、もっと早く気づけなかったのか」</li><li>「いつまで続くのだろう」と思って、そんな自分がこわくなる</li><li>優しくできなかったあとの、後ろめたさ</li><li>笑ったり楽しんだりすることへの、ためらい</li></ul>
<p>どれも、大切に思うからこそ生まれる気持ちです。疲れたと感じることと、<ruby>愛情<rt>あいじょう</rt></ruby>がないことは、別のことです。</p>
<h2>全部を背負わないための、一枚の表</h2>
<p>紙に、していることを全部書き出し、三つに分けます。</p>
<table><caption>支える仕事の分け方の例</caption><thead><tr><th scope="col">自分でしたいこと</th><th scope="col">人に頼めること</th><th scope="col">しばらくやめること</th></tr></thead><tbody><tr><td><ruby>診察<rt>しんさつ</rt></ruby>に一緒に行く</td><td>買い物、犬の散歩、送り迎え</td><td>アイロンがけ</td></tr><tr><td>夜、隣で話を聞く</td><td>書類を調べる、電話をかける</td><td>手のこんだ料理</td></tr></tbody></table>
<p>「何か手伝えることはある？」と聞かれたら、「ありがとう」で終わらせずに、二つ目の列から一つ渡します。「火曜の夕方、子どものお迎えを頼んでもいい？」のように、日にちと中身を言うと、相手も動きやすくなります。</p>
<h2>患者さんとの間で、すれ違うとき</h2>
<p>食べてほしくて作った料理を、残される。動いてほしいのに、横になっている。よかれと思うことが、けんかの種になります。食べられない、動けないのは、わがままではなく、病気や治療のためであることが多いのです。「どうしたら楽？」と聞き、返事がなければ、今日はそのままで。<ruby>献立<rt>こんだて</rt></ruby>のことは<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>に、動き方のことは<ruby>看護師<rt>かんごし</rt></ruby>に、ご家族から聞くこともできます。</p>
<p>治療や薬のことは、ご本人の気持ちを聞きながら、<ruby>医療者<rt>いりょうしゃ</rt></ruby>と一緒に決めていきます。ご家族だけで責任を負う必要はありません。</p>
<h2>短くても、自分に返す時間</h2>
<p>一日に十分、だれの役にも立たないことをしてください。遠回りして帰る、<ruby>喫茶店<rt>きっさてん</rt></ruby>で新聞を読む、湯ぶねで歌う。休むことは、置きざりにすることではありません。ご自分の<ruby>通院<rt>つういん</rt></ruby>や<ruby>健診<rt>けんしん</rt></ruby>、いつもの薬も、後回しにしないでください。入院して休む、<ruby>訪問看護<rt>ほうもんかんご</rt></ruby>を増やすなど、ご家族が休むために使える方法を、病院やケアマネジャーに聞けることもあります。</p>
<aside class="memo"><h3>相談の切り出し方の例</h3><dl><div><dt>看護師に</dt><dd>本人のことではなくて、わたしのことなのですが、夜に眠れていません</dd></div><div><dt>職場に</dt><dd>家族の治療に付きそうため、月に二日ほど休みたいです。使える制度はありますか</dd></div><div><dt>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに</dt><dd>家族です。本人には言わずに、相談してもよいですか</dd></div></dl></aside>
<h2>ご家族自身が、受診したほうがよいとき</h2>
<p>眠れない、食べられない、涙が止まらない、お酒が増えた、何をしても楽しくない。こうした日が続くときは、ご家族ご自身が、かかりつけの医師や<ruby>心療内科<rt>しんりょうないか</rt></ruby>などに相談してください。胸の痛みや息苦しさは、軽くおさまったときも「疲れのせい」と片づけず、<ruby>受診<rt>じゅしん</rt></ruby>してください。</p>
<p>きつい言葉や手が出てしまいそうなとき、一緒にいなくなりたいと思うほどつらいときは、いったんその場を離れて、病院や<a href="/articles/when-you-feel-alone">いま話せる電話</a>に連絡してください。あなたが悪いのではなく、荷物が重すぎるのです。</p>
`;

const easyBody = `
<h2><ruby>家族<rt>かぞく</rt></ruby>を<ruby>支<rt>ささ</rt></ruby>えるあなたへ</h2>
<p><ruby>大切<rt>たいせつ</rt></ruby>な<ruby>人<rt>ひと</rt></ruby>ががんになると、<ruby>家族<rt>かぞく</rt></ruby>も、<ruby>心<rt>こころ</rt></ruby>とからだがつらくなります。<ruby>疲<rt>つか</rt></ruby>れたと<ruby>思<rt>おも</rt></ruby>っても、おかしくありません。あなたのつらさも、<ruby>相談<rt>そうだん</rt></ruby>していいです。</p>
<h2><ruby>全部<rt>ぜんぶ</rt></ruby>を<ruby>一人<rt>ひとり</rt></ruby>でしない</h2>
<p>していることを、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>きます。<ruby>三<rt>みっ</rt></ruby>つに<ruby>分<rt>わ</rt></ruby>けます。</p>
<ul><li><ruby>自分<rt>じぶん</rt></ruby>でしたいこと</li><li><ruby>人<rt>ひと</rt></ruby>に<ruby>頼<rt>たの</rt></ruby>めること</li><li>しばらくやめること</li></ul>
<p>「<ruby>手伝<rt>てつだ</rt></ruby>うことはある？」と<ruby>聞<rt>き</rt></ruby>かれたら、<ruby>一つ<rt>ひとつ</rt></ruby><ruby>頼<rt>たの</rt></ruby>みます。「<ruby>火曜日<rt>かようび</rt></ruby>に、<ruby>買<rt>か</rt></ruby>い<ruby>物<rt>もの</rt></ruby>を<ruby>頼<rt>たの</rt></ruby>んでもいい？」のように<ruby>言<rt>い</rt></ruby>います。</p>
<h2><ruby>本人<rt>ほんにん</rt></ruby>と、うまくいかないとき</h2>
<p><ruby>食<rt>た</rt></ruby>べられない、<ruby>動<rt>うご</rt></ruby>けないのは、わがままではありません。<ruby>病気<rt>びょうき</rt></ruby>や<ruby>治療<rt>ちりょう</rt></ruby>のためであることが<ruby>多<rt>おお</rt></ruby>いです。「どうしたら<ruby>楽<rt>らく</rt></ruby>？」と<ruby>聞<rt>き</rt></ruby>きます。<ruby>返事<rt>へんじ</rt></ruby>がなければ、<ruby>今日<rt>きょう</rt></ruby>はそのままでいいです。</p>
<h2><ruby>休<rt>やす</rt></ruby>んでください</h2>
<p><ruby>短<rt>みじか</rt></ruby>くても、<ruby>自分<rt>じぶん</rt></ruby>のための<ruby>時間<rt>じかん</rt></ruby>を<ruby>作<rt>つく</rt></ruby>ります。<ruby>自分<rt>じぶん</rt></ruby>の<ruby>病院<rt>びょういん</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>も、<ruby>後回<rt>あとまわ</rt></ruby>しにしません。</p>
<h2><ruby>相談<rt>そうだん</rt></ruby>するときの<ruby>言葉<rt>ことば</rt></ruby></h2>
<ul><li><ruby>看護師<rt>かんごし</rt></ruby>さんに：「わたしのことです。<ruby>夜<rt>よる</rt></ruby>、<ruby>眠<rt>ねむ</rt></ruby>れていません」</li><li><ruby>会社<rt>かいしゃ</rt></ruby>に：「<ruby>家族<rt>かぞく</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>のために、<ruby>休<rt>やす</rt></ruby>みたいです。<ruby>使<rt>つか</rt></ruby>える<ruby>制度<rt>せいど</rt></ruby>はありますか」</li><li>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに：「<ruby>家族<rt>かぞく</rt></ruby>です。<ruby>本人<rt>ほんにん</rt></ruby>に<ruby>言<rt>い</rt></ruby>わずに、<ruby>相談<rt>そうだん</rt></ruby>してもいいですか」</li></ul>
<h2>あなたも<ruby>病院<rt>びょういん</rt></ruby>に<ruby>行<rt>い</rt></ruby>くとき</h2>
<p><ruby>眠<rt>ねむ</rt></ruby>れない、<ruby>食<rt>た</rt></ruby>べられない、<ruby>涙<rt>なみだ</rt></ruby>が<ruby>止<rt>と</rt></ruby>まらない、お<ruby>酒<rt>さけ</rt></ruby>が<ruby>増<rt>ふ</rt></ruby>えた。そんな<ruby>日<rt>ひ</rt></ruby>が<ruby>続<rt>つづ</rt></ruby>くときは、あなたも<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>相談<rt>そうだん</rt></ruby>してください。<ruby>胸<rt>むね</rt></ruby>の<ruby>痛<rt>いた</rt></ruby>みや<ruby>息<rt>いき</rt></ruby>の<ruby>苦<rt>くる</rt></ruby>しさは、<ruby>軽<rt>かる</rt></ruby>くなっても、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>行<rt>い</rt></ruby>ってください。</p>
<p>きつい<ruby>言葉<rt>ことば</rt></ruby>や<ruby>手<rt>て</rt></ruby>が<ruby>出<rt>で</rt></ruby>そうなときは、その<ruby>場<rt>ば</rt></ruby>を<ruby>離<rt>はな</rt></ruby>れます。<ruby>本人<rt>ほんにん</rt></ruby>と<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>消<rt>き</rt></ruby>えてしまいたいほどつらいときも、<ruby>同<rt>おな</rt></ruby>じです。<ruby>病院<rt>びょういん</rt></ruby>か、<a href="/articles/when-you-feel-alone">いま<ruby>話<rt>はな</rt></ruby>せる<ruby>電話<rt>でんわ</rt></ruby></a>に<ruby>連絡<rt>れんらく</rt></ruby>してください。あなたが<ruby>悪<rt>わる</rt></ruby>いのではありません。</p>
`;

export const forFamilyCaregivers = articleItem({
  id: 'for-family-caregivers',
  topics: ['caregivers', 'family'],
  publishedAt: '2026-08-07T01:00:00.000Z',
  title: '支えるご家族へ。あなたのつらさも、相談してよい',
  category: { id: 'mind' },
  cover: 'cover-home',
  cancer_category: [],
  cancer_status: [],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-08-07', text: '公開しました。' },
  ],
  summary:
    '大切な人のがんは、支えるご家族の心と体にも重くかかります。仕事の分け方、人への頼み方、ご家族自身が相談するときの言葉をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-08-02',
  reviewer_role: 'がん患者さんとご家族の支援にたずさわる臨床心理士',
  body,
  easy_body: easyBody,
  sources: [SUPPORT_PAGES.familyAsSupport, PAGES.familyClinic, PAGES.supportCenter],
});

import { SOURCES } from '../../sources/index.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>理由がはっきりしないのに、こわい</h2>
<p>台所に立っていて、急に胸がどきどきする。夜、電気を消すと、悪いことばかり浮かぶ。病院の玄関で足が止まる。がんと言われた方の多くが、こうした不安を経験します。大切なものを守ろうとして、心の中で警報が鳴っている状態です。弱さでも、考えすぎでもありません。</p>
<p>ただ、警報が鳴りやまず、眠れない、食べられない、出かけられない日が続くのを、がまんする理由はありません。不安は、吐き気や痛みと同じように、手当てを頼める<ruby>症状<rt>しょうじょう</rt></ruby>です。検査の前後の不安は<a href="/articles/anxiety-before-results">結果を待つ間の過ごし方</a>に、治療のあとの心配は<a href="/articles/fear-of-recurrence">再発が心配なとき</a>に書きました。このページは、不安そのものが強くて、暮らしに差しさわるときのためのものです。</p>
<h2>不安は、気持ちにも体にも出ます</h2>
<table><caption>不安の出方と、伝え方の例</caption><thead><tr><th scope="col">出る所</th><th scope="col">起きやすいこと</th><th scope="col">伝え方の例</th></tr></thead><tbody><tr><th scope="row">気持ち</th><td>そわそわする、いらいらする、悪いことが起きる気がする</td><td>朝から晩まで、胸の中がざわざわしています</td></tr><tr><th scope="row">考え</th><td>同じ心配が回り続ける、決められない、説明が頭に入らない</td><td>先生の話を、途中から覚えていません</td></tr><tr><th scope="row">体</th><td><ruby>動悸<rt>どうき</rt></ruby>、<ruby>息苦<rt>いきぐる</rt></ruby>しさ、汗、ふるえ、頭痛、下痢、眠れない</td><td>夜中の2時に目がさめて、胸がどきどきします</td></tr><tr><th scope="row">ふるまい</th><td>検索がやめられない、体を何度もさわって確かめる、お酒が増える、外に出ない</td><td>病院に行く前の日から、食事がのどを通りません</td></tr></tbody></table>
<p>急に強い動悸や息苦しさ、ふるえが来て、「このまま死ぬのではないか」と思うほどこわくなることを、パニック<ruby>発作<rt>ほっさ</rt></ruby>と呼びます。多くは10分ほどのうちに山になり、30分ほどで引いていくといわれます。</p>
<p>ただし、がんの治療を受けている方の動悸や息苦しさは、不安のせいだと家で決められません。初めてのとき、いつもと違うとき、なかなか引かないときは、まず体のほうを診てもらいます。「不安かもしれないけれど、体も心配です」と、そのまま電話で言ってください。</p>
<h2>なぜ強くなるのか</h2>
<ul><li><strong>先が見えない</strong>：<ruby>診断<rt>しんだん</rt></ruby>のあと、治療が変わるとき、治療が終わったあと</li><li><strong>体のつらさ</strong>：痛み、息苦しさ、熱、<ruby>貧血<rt>ひんけつ</rt></ruby>、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の働きや<ruby>血糖<rt>けっとう</rt></ruby>の変化</li><li><strong>薬</strong>：ステロイドで気持ちが高ぶる、一部の吐き気止めなどで、そわそわして座っていられなくなる。長く飲んでいた薬を急にやめたときにも出ます</li><li><strong>暮らし</strong>：眠れない夜、空腹、濃いコーヒー、お酒、お金や仕事の心配</li><li><strong>これまでのこと</strong>：前にもあった不安、病院でのこわい経験、家族の病気の記憶</li></ul>
<p>いくつも重なるのがふつうです。「薬が変わってから、じっとしていられません」のように、始まった時期を言うだけで、理由の見当がつくことがあります。</p>
<h2>病院ですること</h2>
<p>はじめに、不安を強めている体の理由がないかを見ます。<ruby>血液<rt>けつえき</rt></ruby>、<ruby>酸素<rt>さんそ</rt></ruby>の量、心電図、使っている薬などです。痛みや息苦しさを先に手当てするだけで、気持ちが静まる方もいます。</p>
<p>そのうえで、どんな場面で強くなるのかを聞き、体のゆるめ方や考えの整理を一緒に練習します。生活が立ちゆかないほどなら、薬も考えます。眠気、ふらつき、くせになりにくい使い方、いまの治療の薬との組み合わせを、医師や<ruby>薬剤師<rt>やくざいし</rt></ruby>が確かめます。だれが、どのように診てくれるかは、<a href="/articles/psycho-oncology">心のケアの専門家に会う</a>にあります。</p>
<h2>波が来ているとき、今できること</h2>
<ol><li>座ります。外にいるときは、壁ぎわかベンチへ。運転中なら、安全な所に車を止めます。</li><li>口をすぼめて、細く長くはきます。吸うことは考えず、はき終わるのを待ちます。袋を口にあてる方法は、酸素が足りなくなることがあるので使いません。</li><li>首もとのボタンをゆるめ、冷たい水で手を洗うか、ぬれたタオルを握ります。手の感じに、気持ちを戻します。</li><li>「これは波。来て、引いていく」と、声に出して言います。</li><li>時計を見ます。10分たったら、体の様子をもう一度確かめます。終わりの一覧にあてはまるときは、待たずに電話します。</li></ol>
<h2>毎日の中で、できること</h2>
<h3>不安の時刻を書いてみる</h3>
<p>三日だけ、強くなった時刻と、その前にあったことを一行で書きます。「夕方の4時、検索のあと」「薬の次の日の朝」。強くなる時刻が分かると、その時間に人と話す、散歩を入れる、薬の相談をする、といった備えができます。</p>
<h3>こわい場面を、先に言っておく</h3>
<p>狭い検査の機械、<ruby>採血<rt>さいけつ</rt></ruby>、点滴の部屋のにおい。こわいものは、人によって違います。前もって言えば、声をかけながら進める、途中で止める合図を決める、順番を早めるなど、変えられることがあります。</p>
<h3>心配ごとを、三つの箱に分ける</h3>
<p>紙に線を引き、「今日できる」「だれかに聞く」「今はどうにもならない」に分けます。できることを一つして、聞くことは<ruby>診察<rt>しんさつ</rt></ruby>のメモへ。三つ目の箱は、閉じて引き出しに入れます。</p>
<aside class="memo"><h3>言葉の例</h3><dl><div><dt>検査の前に</dt><dd>狭い所がこわいです。途中で声をかけてもらえますか。止めたいときの合図を決めたいです</dd></div><div><dt><ruby>主治医<rt>しゅじい</rt></ruby>に</dt><dd>三週間、毎晩動悸がして眠れません。体の理由も、気持ちのほうも、診てもらえますか</dd></div><div><dt><ruby>看護師<rt>かんごし</rt></ruby>に</dt><dd>病院に来るのがこわくて、先週は休みたくなりました。どうすれば来やすくなりますか</dd></div><div><dt>家族に</dt><dd>理由は聞かないで、10分だけ隣にいてほしい</dd></div></dl></aside>
<h2>いつ相談するか</h2>
<p>がんと言われたあとの大きな動揺は、多くの方で2週間ほどの間に少しずつ静まり、ふだんの暮らしに戻っていくといわれます。数週間たっても静まらないときは、心のケアの専門家と話すころあいです。2週間待たなければいけない、ということではありません。次のようなときは、日数にかかわらず連絡してください。</p>
<ul><li>治療や検査を、こわくて休んでしまった、休みたくなっている</li><li>眠れない、食べられない、仕事や家事が手につかない</li><li>薬を始めた、増やした、やめたあとから、そわそわする</li><li>お酒や、家にある眠り薬の量が増えている</li><li>発作がまた起きるのがこわくて、外に出られない</li></ul>
<p>消えてしまいたい気持ちがあるときは、予約の日まで待たないでください。かかっている病院に電話をして「急ぎで相談したいです」と言うか、<a href="/articles/when-you-feel-alone">いま話せる電話</a>へ。自分を傷つけてしまいそうで危ないと感じるときは、すぐに119番に電話してください。</p>
<h2>ご家族へ</h2>
<p>「気にしすぎだよ」「大丈夫」と打ち消すより、「こわいんだね。ここにいるよ」と言って、隣で一緒にゆっくり息をはいてください。発作のとき、背中をさするのがよい方も、さわられたくない方もいます。落ち着いている日に、どうしてほしいかを聞いておきましょう。</p>
`;

const easyBody = `
<h2><ruby>不安<rt>ふあん</rt></ruby>が<ruby>強<rt>つよ</rt></ruby>いとき</h2>
<p>がんと<ruby>言<rt>い</rt></ruby>われると、<ruby>多<rt>おお</rt></ruby>くの<ruby>人<rt>ひと</rt></ruby>が<ruby>不安<rt>ふあん</rt></ruby>になります。<ruby>胸<rt>むね</rt></ruby>がどきどきする、<ruby>眠<rt>ねむ</rt></ruby>れない、<ruby>外<rt>そと</rt></ruby>に出られない。あなたが<ruby>弱<rt>よわ</rt></ruby>いからではありません。<ruby>不安<rt>ふあん</rt></ruby>は、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
<h2>体に出ること</h2>
<ul><li><ruby>胸<rt>むね</rt></ruby>がどきどきする。<ruby>息<rt>いき</rt></ruby>が<ruby>苦<rt>くる</rt></ruby>しい。</li><li><ruby>汗<rt>あせ</rt></ruby>が出る。<ruby>手<rt>て</rt></ruby>がふるえる。</li><li><ruby>眠<rt>ねむ</rt></ruby>れない。<ruby>食<rt>た</rt></ruby>べられない。</li></ul>
<p>はじめて<ruby>胸<rt>むね</rt></ruby>がどきどきしたとき、いつもと<ruby>違<rt>ちが</rt></ruby>うときは、体の<ruby>病気<rt>びょうき</rt></ruby>かもしれません。<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2><ruby>今<rt>いま</rt></ruby>、できること</h2>
<ul><li><ruby>座<rt>すわ</rt></ruby>ります。</li><li><ruby>口<rt>くち</rt></ruby>から、ゆっくり<ruby>長<rt>なが</rt></ruby>く<ruby>息<rt>いき</rt></ruby>をはきます。</li><li>つめたい<ruby>水<rt>みず</rt></ruby>で<ruby>手<rt>て</rt></ruby>を<ruby>洗<rt>あら</rt></ruby>います。</li><li>「これは<ruby>波<rt>なみ</rt></ruby>です。<ruby>来<rt>き</rt></ruby>て、また<ruby>引<rt>ひ</rt></ruby>きます」と<ruby>言<rt>い</rt></ruby>います。</li><li><ruby>時計<rt>とけい</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます。しばらくたっても<ruby>苦<rt>くる</rt></ruby>しいときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「<ruby>不安<rt>ふあん</rt></ruby>が<ruby>強<rt>つよ</rt></ruby>くて、<ruby>眠<rt>ねむ</rt></ruby>れません」</li><li>「<ruby>先週<rt>せんしゅう</rt></ruby>から、<ruby>毎日<rt>まいにち</rt></ruby>あります」</li><li>「<ruby>薬<rt>くすり</rt></ruby>を<ruby>変<rt>か</rt></ruby>えてから、じっとしていられません」</li></ul>
<p><ruby>不安<rt>ふあん</rt></ruby>を<ruby>軽<rt>かる</rt></ruby>くする<ruby>方法<rt>ほうほう</rt></ruby>や<ruby>薬<rt>くすり</rt></ruby>があります。<ruby>話<rt>はな</rt></ruby>すだけで<ruby>楽<rt>らく</rt></ruby>になる<ruby>人<rt>ひと</rt></ruby>もいます。</p>
<h2><ruby>早<rt>はや</rt></ruby>く<ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p>こわくて<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>休<rt>やす</rt></ruby>みたいとき、<ruby>何日<rt>なんにち</rt></ruby>も<ruby>眠<rt>ねむ</rt></ruby>れないときは、<ruby>待<rt>ま</rt></ruby>たないで<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<p>「<ruby>消<rt>き</rt></ruby>えてしまいたい」と<ruby>思<rt>おも</rt></ruby>うほどつらいときは、<ruby>朝<rt>あさ</rt></ruby>を<ruby>待<rt>ま</rt></ruby>たないで、だれかに<ruby>話<rt>はな</rt></ruby>してください。#いのちSOS（0120-061-338）は<ruby>無料<rt>むりょう</rt></ruby>です。<a href="/articles/when-you-feel-alone">いま<ruby>話<rt>はな</rt></ruby>せる<ruby>電話<rt>でんわ</rt></ruby></a>も<ruby>見<rt>み</rt></ruby>てください。<ruby>自分<rt>じぶん</rt></ruby>を<ruby>傷<rt>きず</rt></ruby>つけそうで<ruby>危<rt>あぶ</rt></ruby>ないときは、すぐに119<ruby>番<rt>ばん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** Strong anxiety: how it shows, reasons in body and medicines, what to do while a wave is there, when to speak of it. */
export const strongAnxiety = articleItem({
  id: 'strong-anxiety',
  publishedAt: '2026-11-28T10:14:00.000Z',
  title: '不安が強いとき：今できることと、相談するころあい',
  category: { id: 'mind' },
  cancer_category: [],
  cancer_status: [],
  topics: ['anxiety'],
  summary:
    '胸がどきどきする、じっとしていられない、外に出られない。強い不安が心と体にどう出るか、強くなる理由、病院ですること、波が来ているときに今できること、2週間という相談の目安をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がん患者さんの心のケアにたずさわる公認心理師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がん体験者の悩みQ&A（たまに、何かしら不安になったり落ち込んだりすることがある）',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4271830',
    },
    PAGES.distress,
    SOURCES.ganjoho,
  ],
});

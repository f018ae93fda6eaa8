import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>隣で聞いたあなたも、今日は揺れています</h2>
<p><ruby>診察室<rt>しんさつしつ</rt></ruby>を出て、並んで駐車場まで歩いた。何か言わなければと思うのに、言葉が出てこない。家に帰って、いつもどおりに風呂をわかし、ひとりになった<ruby>台所<rt>だいどころ</rt></ruby>で涙が出る。妻、夫、パートナーががんと言われた日、つらいのは本人だけではありません。「自分がしっかりしなければ」と思う前に、あなたも大きな知らせを受けた人なのだと、知っておいてください。</p>
<h2>はじめの一週間に、すること・しなくてよいこと</h2>
<ul><li><strong>する</strong>：次の<ruby>診察<rt>しんさつ</rt></ruby>の日と、病院の電話番号を、二人の見える所に書く</li><li><strong>する</strong>：食べられるもの、眠れる場所を整える。自分の分も</li><li><strong>する</strong>：「だれに、いつ話すか」を、本人に聞く</li><li><strong>しなくてよい</strong>：治療を決めること、仕事を辞めること、高い買いものや<ruby>契約<rt>けいやく</rt></ruby></li><li><strong>しなくてよい</strong>：夜中に調べつづけて、結果を本人に見せること</li></ul>
<p>本人より先に、親や友人に話したくなることがあります。話してよい相手を本人と決めるまでは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターのような、秘密が守られる所で話すほうが、あとで困りません。家族だけでも、無料で使えます。</p>
<h2>何と言えばよいか、迷ったとき</h2>
<table><caption>言いたくなる言葉と、言いかえの例</caption><thead><tr><th scope="col">つい出る言葉</th><th scope="col">言いかえてみる</th></tr></thead><tbody><tr><td>きっと大丈夫だよ</td><td>こわいね。わたしもこわい。一緒に聞きに行こう</td></tr><tr><td>しっかり食べないと</td><td>何なら入りそう？　ここに置いておくね</td></tr><tr><td>前向きにならなきゃ</td><td>今日は泣いていい日にしよう</td></tr><tr><td>どうして早く病院に行かなかったの</td><td>言えずにいて、心細かったね</td></tr><tr><td>何でも言って</td><td>水曜の送り迎えは、わたしがするよ</td></tr></tbody></table>
<p>うまく言えなくても、やり直せます。「さっきの言い方、きつかったね。心配で焦っていた」と、あとで言えば足ります。黙って隣に座る、背中に手を置くだけの日があってもよいのです。</p>
<h2>診察に、一緒に行く</h2>
<p>本人が望めば、<ruby>同席<rt>どうせき</rt></ruby>は大きな助けになります。二人で聞くと、聞きもらしが減ります。行く前に、「わたしは何をしたらいい？　メモだけ？　質問もしていい？」と聞いておきます。本人を追いこして答えないこと、本人のいない所で医師から別の話を聞こうとしないことが、信頼を守ります。仕事で行けない日は、電話やビデオで加われるかを、病院に聞いてみてください。</p>
<aside class="memo"><h3>そのまま使える言葉</h3><dl><div><dt>本人に</dt><dd>今日の説明で、いちばん気になったことは何だった？</dd></div><div><dt>医師に</dt><dd>家で一緒に暮らす者です。どんな変化があったら、電話をすればよいですか</dd></div><div><dt><ruby>看護師<rt>かんごし</rt></ruby>に</dt><dd>わたし自身が眠れていません。家族の相談ができる所はありますか</dd></div><div><dt>職場に</dt><dd>家族の治療に付きそうため、月に二日ほど休みたいです。使える制度を教えてください</dd></div></dl></aside>
<h2>家の中の仕事を、分け直す</h2>
<p>相手が担ってきた仕事は、見えにくいものです。ごみの日、学校の提出物、薬の置き場所、<ruby>親戚<rt>しんせき</rt></ruby>づきあい。一度、紙に全部書き出します。全部を引き受けるのではなく、「やめること」も決めてください。手を抜いた夕飯を、二人で笑えるくらいでちょうどよいのです。お金のことは、<a href="/articles/money-for-families">治療中の家計を、家族で見直すとき</a>に進め方があります。</p>
<h2>働いている方の、休みの制度</h2>
<p>家族の<ruby>通院<rt>つういん</rt></ruby>の付きそいなどには、<ruby>介護休暇<rt>かいごきゅうか</rt></ruby>があります（家族が一人なら{{care-days-one}}、二人以上なら{{care-days-two}}、{{care-days-unit}}で使えます）。長く休むときの<ruby>介護休業<rt>かいごきゅうぎょう</rt></ruby>は、{{care-leave-days}}を{{care-leave-times}}分けて取れ、<ruby>雇用保険<rt>こようほけん</rt></ruby>から<ruby>給料<rt>きゅうりょう</rt></ruby>の{{care-leave-pay}}が出ます。どちらも「{{care-leave-state}}」の家族が対象で、<ruby>介護保険<rt>かいごほけん</rt></ruby>の<ruby>認定<rt>にんてい</rt></ruby>がなくても使えることがあります。<ruby>事実婚<rt>じじつこん</rt></ruby>の方も対象です。「治療に波があるので、分けて使いたい」と、早めに会社へ話してください。</p>
<h2>触れること、ふれあいのこと</h2>
<p>がんは、手をつないでも、一緒に食べても、うつりません。薬や<ruby>放射線<rt>ほうしゃせん</rt></ruby>の治療によっては、しばらく気をつける決まりがあるので、病院の説明を先に確かめます。治療の間は、体の触れ合いや<ruby>性生活<rt>せいせいかつ</rt></ruby>が遠くなることがあります。体のつらさや不安のためで、気持ちが離れたしるしとは限りません。「何もしなくていいから、隣で寝てもいい？」と、小さな近さを確かめ合う方もいます。看護師に聞いてよいことです。</p>
<h2>籍を入れていない、<ruby>同性<rt>どうせい</rt></ruby>のパートナーの方へ</h2>
<p>説明に同席できるか、急なときに連絡が来るかは、本人の希望が大切になります。元気なうちに、本人から病院へ「この人に説明を聞いてほしい。連絡先はこの人に」と伝え、紙に書いてもらいましょう。自治体のパートナーシップの証明がなくても、本人の意思で認める病院があります。困ったときは、がん相談支援センターが間に入れます。</p>
<h2>気持ちがぶつかる日に</h2>
<p>治療の考え方が合わない、やつ当たりをされる、自分もやさしくできない。そんな日は、どの家にもあります。決めるのは本人で、あなたは反対しても、味方でいられます（<a href="/articles/deciding-together">家族と考えが違うとき</a>）。子どもへの話し方は、<a href="/articles/telling-family">家族に病気のことを話すとき</a>を、二人で読んでみてください。</p>
<p>一日に十分、病気と関係のないことを、あなた自身のためにしてください。眠れない、食べられない、お酒が増えた日が続くときは、<a href="/articles/for-family-caregivers">支えるご家族への記事</a>へ。支える人が支えられることは、わがままではありません。</p>
`;

const easyBody = `
<h2><ruby>妻<rt>つま</rt></ruby>や<ruby>夫<rt>おっと</rt></ruby>ががんと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>妻<rt>つま</rt></ruby>、<ruby>夫<rt>おっと</rt></ruby>、パートナーががんと<ruby>言<rt>い</rt></ruby>われると、あなたもつらいです。<ruby>泣<rt>な</rt></ruby>いてもいいです。<ruby>一人<rt>ひとり</rt></ruby>でがまんしないでください。</p>
<h2>今、すること</h2>
<ul><li>次に<ruby>病院<rt>びょういん</rt></ruby>に行く日を、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>きます。</li><li>「だれに話していい？」と、<ruby>本人<rt>ほんにん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li>あなたも<ruby>食<rt>た</rt></ruby>べて、<ruby>休<rt>やす</rt></ruby>みます。</li></ul>
<p><ruby>治療<rt>ちりょう</rt></ruby>や<ruby>仕事<rt>しごと</rt></ruby>のことは、すぐに<ruby>決<rt>き</rt></ruby>めなくていいです。</p>
<h2><ruby>言葉<rt>ことば</rt></ruby>の<ruby>例<rt>れい</rt></ruby></h2>
<ul><li>「こわいね。<ruby>一緒<rt>いっしょ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きに行こう」</li><li>「<ruby>今日<rt>きょう</rt></ruby>は<ruby>泣<rt>な</rt></ruby>いていいよ」</li><li>「ここに<ruby>置<rt>お</rt></ruby>いておくね。<ruby>食<rt>た</rt></ruby>べたいときに<ruby>食<rt>た</rt></ruby>べてね」</li></ul>
<p><ruby>言葉<rt>ことば</rt></ruby>が出ないときは、<ruby>隣<rt>となり</rt></ruby>に<ruby>座<rt>すわ</rt></ruby>るだけでいいです。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>に<ruby>一緒<rt>いっしょ</rt></ruby>に行くとき</h2>
<p>行く前に、「わたしは何をしたらいい？」と<ruby>本人<rt>ほんにん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。<ruby>医師<rt>いし</rt></ruby>には、「家で、どんなことがあったら<ruby>電話<rt>でんわ</rt></ruby>しますか」と<ruby>聞<rt>き</rt></ruby>きます。</p>
<h2>あなたを<ruby>助<rt>たす</rt></ruby>けるところ</h2>
<p><ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」は、<ruby>家族<rt>かぞく</rt></ruby>も<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。「<ruby>家族<rt>かぞく</rt></ruby>です。わたしも<ruby>眠<rt>ねむ</rt></ruby>れません」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>仕事<rt>しごと</rt></ruby>を<ruby>休<rt>やす</rt></ruby>む<ruby>制度<rt>せいど</rt></ruby>もあります。<ruby>会社<rt>かいしゃ</rt></ruby>の人に<ruby>聞<rt>き</rt></ruby>いてください。</p>
`;

/** For wives, husbands and partners: the first week, words, visits, leave. */
export const spouseHasCancer = articleItem({
  id: 'spouse-has-cancer',
  topics: ['spouse-has-cancer', 'caregivers', 'family'],
  publishedAt: '2026-11-26T01:41:00.000Z',
  title: '妻・夫・パートナーががんと言われたとき',
  category: { id: 'mind' },
  cancer_category: [],
  cancer_status: [],
  summary:
    '隣で聞いたあなたも、大きな知らせを受けた人です。はじめの一週間にすること、言葉の言いかえ、診察への付きそい方、休みの制度、籍のないパートナーの準備を書きました。',
  reviewed_at: '2026-11-26',
  next_review_at: '2027-11-22',
  reviewer_role: 'がん患者さんとご家族の支援にたずさわる公認心理師',
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

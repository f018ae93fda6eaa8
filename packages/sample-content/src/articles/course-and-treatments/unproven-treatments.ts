import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>すすめる人も、さがすあなたも、悪くありません</h2>
<p>「これで治った人がいる」と、親戚が高い水を持ってくる。夜中の検索で、きれいなクリニックのページにたどり着く。できることは何でもしたいと思うのは、当たり前の気持ちです。その気持ちが強いときほど、急がせる言葉が近くに寄ってきます。この記事は、すすめられた治療を、あなたが落ち着いて見るための手引きです。</p>
<h2>まず、どの仲間かを見分ける</h2>
<table><caption>治療の仲間と、お金、確かめられ方</caption><thead><tr><th scope="col">仲間</th><th scope="col">お金</th><th scope="col">確かめられ方</th></tr></thead><tbody><tr><th scope="row"><ruby>標準治療<rt>ひょうじゅんちりょう</rt></ruby></th><td><ruby>健康保険<rt>けんこうほけん</rt></ruby>が使えます</td><td>多くの人の研究で、効き目と安全が確かめられ、いまの時点ですすめられるものです</td></tr><tr><th scope="row"><ruby>治験<rt>ちけん</rt></ruby>、<ruby>先進医療<rt>せんしんいりょう</rt></ruby>、<ruby>患者申出療養<rt>かんじゃもうしでりょうよう</rt></ruby></th><td>ものによって違います</td><td>国の決まりのもとで、確かめている途中のものです</td></tr><tr><th scope="row"><ruby>自由診療<rt>じゆうしんりょう</rt></ruby></th><td>ふつうは全額が<ruby>自己負担<rt>じこふたん</rt></ruby>です</td><td>効き目や安全が確かめられていないものが多くあります</td></tr><tr><th scope="row">民間療法、<ruby>健康食品<rt>けんこうしょくひん</rt></ruby></th><td>全額が自己負担です</td><td>がんを治す効き目が確かめられたものは、いまのところ知られていません</td></tr></tbody></table>
<p>「免疫療法」という名前には、とくに気をつけます。健康保険で使える<a href="/articles/immunotherapy">免疫チェックポイント阻害薬</a>と、自由診療の「免疫細胞療法」などは、別のものです。国立がん研究センターも、効き目が明らかな免疫の治療は一部に限られるとして、慎重に確かめるように呼びかけています。医師がしている、大学の名前が出てくる、というだけでは、確かめられた治療かどうかは分かりません。</p>
<h2>立ち止まる合図</h2>
<ul><li>「必ず」「どんながんにも」「<ruby>副作用<rt>ふくさよう</rt></ruby>がない」と言う</li><li>体験談や、治療の前と後の写真ばかりで、効かなかった人の数が書かれていない</li><li>「今日だけ」「残りの枠」と急がせる。はじめに大きな額を払わせる</li><li>いまの治療をやめるように言う。「<ruby>主治医<rt>しゅじい</rt></ruby>には言わないで」と言う</li><li>具合が悪くなったとき、夜間や入院をどこで診るのかが、はっきりしない</li></ul>
<p>一つでもあれば、その日は申し込まずに帰ります。本当に必要な治療なら、主治医に相談する日を待てないことは、まずありません。</p>
<h2>申し込む前に、紙で聞く七つのこと</h2>
<ol><li>治療の正式な名前と、わたしのがんで効き目を確かめた研究</li><li>その研究で、効いた人と、効かなかった人の人数</li><li>国に認められた薬や機器を、認められた使い方で使うのか</li><li>起こりうる害と、起きたときに診る病院。害が出たときの国の救済制度の対象になるか</li><li>いまの治療と一緒に受けてよいか。その理由</li><li>検査や<ruby>通院<rt>つういん</rt></ruby>を含めた、はじめから終わりまでの総額</li><li>途中でやめたときに戻るお金。書面でもらえるか</li></ol>
<p>答えを書いた紙を持って、主治医か、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに行ってください。相談員は、否定も、すすめもせず、一緒に読みます。どの治療がよいかを決める所ではありませんが、確かめる点を整理できます。無料で、その病院にかかっていない方も使えます。</p>
<h2>主治医に話すのは、叱られるためではありません</h2>
<p>黙って始めると、いまの薬の効き目が弱まる、副作用が強まる、<ruby>肝臓<rt>かんぞう</rt></ruby>の数字が悪くなったわけが分からない、といったことが起こります。手術や薬の始まりが遅れ、受けられたはずの治療が受けにくくなる場合もあります。サプリメント、お茶、<ruby>漢方薬<rt>かんぽうやく</rt></ruby>も、名前と量を見せてください。面と向かって言いにくければ、<ruby>薬剤師<rt>やくざいし</rt></ruby>や<ruby>看護師<rt>かんごし</rt></ruby>に先に話せます。</p>
<aside class="memo"><h3>断る、相談する言葉の例</h3><dl><div><dt>親戚や友人に</dt><dd>心配してくれてありがとう。口に入れるものは、主治医に聞いてから決めることにしています</dd></div><div><dt>続けてすすめられたら</dt><dd>治療の話は病院とします。会って、ふつうの話をしてくれるのがうれしいです</dd></div><div><dt>申し込みの場で</dt><dd>今日は決めません。説明の紙をください。主治医に見せてから連絡します</dd></div><div><dt>主治医に</dt><dd>こういうものをすすめられました。いまの治療と一緒にして、困ることはありますか</dd></div></dl></aside>
<h2>健康食品と、体にふれる療法</h2>
<p>健康食品は、法律の上では食品です。病気が治るという働きを、うたうことはできません。品質や量もさまざまで、<ruby>下痢<rt>げり</rt></ruby>、<ruby>発疹<rt>ほっしん</rt></ruby>、肝臓の障害などが起きた例もあります。「天然だから安全」とは言えません。</p>
<p>マッサージ、<ruby>鍼<rt>はり</rt></ruby>、<ruby>灸<rt>きゅう</rt></ruby>、ヨガ、音楽、香りなどは、がんを治すものではありませんが、気持ちや体のこわばりを楽にする助けになることがあります。骨の<ruby>転移<rt>てんい</rt></ruby>、<ruby>血小板<rt>けっしょうばん</rt></ruby>が少ないとき、むくみ、皮ふの荒れがあるときなどは、してはいけないことがあるので、先に主治医に聞きます。あなたが楽になるなら、それは大切な時間です。</p>
<h2>もう払ってしまった、やめたいとき</h2>
<p>遅すぎることはありません。契約書、領収書、説明の紙、やりとりの記録を一つの袋にまとめ、消費者ホットライン「188」に電話すると、近くの<ruby>消費生活<rt>しょうひせいかつ</rt></ruby>センターにつながります。契約のしかたや時期によっては、やめたり、お金の一部が戻ったりすることがあります。払ったお金を取り返すために続ける、と考えなくてかまいません。体のことは主治医に、「実は」と話してください。そこから、いまできることを一緒に考えられます。</p>
<h2>すすめたいご家族、ご友人へ</h2>
<p>何かしてあげたい気持ちは、ちゃんと届いています。物や情報のかわりに、通院の送り迎え、好きな果物、となりで黙って過ごす時間を渡してみてください。ご本人が選んだことに反対でも、「心配しているから、一緒に主治医の話を聞かせて」と言えば、ひとりにせずに済みます。</p>
`;

const easyBody = `
<h2>すぐに<ruby>決<rt>き</rt></ruby>めないでください</h2>
<p>「がんが<ruby>治<rt>なお</rt></ruby>る」と言って、<ruby>高<rt>たか</rt></ruby>い<ruby>治療<rt>ちりょう</rt></ruby>や<ruby>食品<rt>しょくひん</rt></ruby>をすすめる人がいます。その日に<ruby>申<rt>もう</rt></ruby>しこまないでください。「お<ruby>医者<rt>いしゃ</rt></ruby>さんに聞いてから<ruby>決<rt>き</rt></ruby>めます」と言ってください。</p>
<h2>気をつける<ruby>言葉<rt>ことば</rt></ruby></h2>
<ul><li>「<ruby>必<rt>かなら</rt></ruby>ず<ruby>治<rt>なお</rt></ruby>る」</li><li>「<ruby>副作用<rt>ふくさよう</rt></ruby>がない」</li><li>「今日だけ<ruby>安<rt>やす</rt></ruby>い」</li><li>「お<ruby>医者<rt>いしゃ</rt></ruby>さんに言わないで」</li></ul>
<p>この<ruby>言葉<rt>ことば</rt></ruby>を聞いたら、<ruby>帰<rt>かえ</rt></ruby>ってください。</p>
<h2>お<ruby>医者<rt>いしゃ</rt></ruby>さんに話します</h2>
<p><ruby>健康食品<rt>けんこうしょくひん</rt></ruby>やお<ruby>茶<rt>ちゃ</rt></ruby>で、<ruby>薬<rt>くすり</rt></ruby>の<ruby>効<rt>き</rt></ruby>きめが<ruby>変<rt>か</rt></ruby>わることがあります。<ruby>肝臓<rt>かんぞう</rt></ruby>が悪くなることもあります。使っているものを、お<ruby>医者<rt>いしゃ</rt></ruby>さんや<ruby>薬局<rt>やっきょく</rt></ruby>の人に見せてください。</p>
<h2><ruby>相談<rt>そうだん</rt></ruby>できるところ</h2>
<ul><li><ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」。<ruby>無料<rt>むりょう</rt></ruby>です。</li><li>お金を<ruby>払<rt>はら</rt></ruby>って<ruby>困<rt>こま</rt></ruby>ったときは、<ruby>電話<rt>でんわ</rt></ruby>の「188」。<ruby>消費生活<rt>しょうひせいかつ</rt></ruby>センターにつながります。</li></ul>
<p>もう<ruby>始<rt>はじ</rt></ruby>めた人も、お<ruby>医者<rt>いしゃ</rt></ruby>さんに話してください。<ruby>怒<rt>おこ</rt></ruby>られるためではありません。あなたの体を<ruby>守<rt>まも</rt></ruby>るためです。</p>
`;

/** Treatments outside insurance and folk remedies: telling kinds apart, signs to stop at, questions, saying no, after paying. */
export const unprovenTreatments = articleItem({
  id: 'unproven-treatments',
  publishedAt: '2026-11-28T01:59:00.000Z',
  title: '自由診療や民間療法をすすめられたら',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  topics: ['unproven-treatments', 'supplements', 'information', 'treatment-costs'],
  summary:
    '高い治療や健康食品をすすめられたときに。治療の仲間の見分け方、立ち止まる合図、申し込む前に紙で聞く七つのこと、断る言葉、払ってしまったあとの相談先をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がん相談の経験がある看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '民間療法について',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/dia_tre/cam/health_food_products.html',
    },
    {
      title: 'がん情報サービス 免疫療法の解説を一般向けにわかりやすい最新情報に更新',
      publisher: '国立がん研究センター',
      year: 2017,
      url: 'https://pod.ncc.go.jp/jp/information/pr_release/2017/0331/index.html',
    },
    {
      title: '健康食品でどんなトラブルが起きているか知りたい。（消費生活相談FAQ）',
      publisher: '東京都消費生活総合センター',
      year: 2018,
      url: 'https://www.shouhiseikatu.metro.tokyo.lg.jp/sodan/faq/main/197.html',
    },
    SOURCES.consumerCenter,
  ],
});

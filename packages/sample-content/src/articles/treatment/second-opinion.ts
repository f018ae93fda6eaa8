import { SUPPORT_PAGES } from '../../sources/support-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「ほかの先生の意見も聞きたい」は、失礼ではありません</h2>
<p><ruby>主治医<rt>しゅじい</rt></ruby>に悪い気がして、言い出せない。そう話す方がたくさんいます。セカンドオピニオンは、別の病院の医師に、<ruby>診断<rt>しんだん</rt></ruby>や治療についての「第二の意見」を聞くことです。めずらしい申し出ではなく、病院を移ることとも、主治医を替えることとも違います。聞いた意見を持ち帰り、いまの主治医とこれからを決めるための方法です。</p>
<table><caption>セカンドオピニオンの外来で、できること</caption><thead><tr><th scope="col">したいこと</th><th scope="col">できるかどうか</th></tr></thead><tbody><tr><th scope="row">診断や治療の選び方について、意見を聞く</th><td>できます</td></tr><tr><th scope="row">ほかに選べる治療があるかを聞く</th><td>できます</td></tr><tr><th scope="row">その場で検査や治療を受ける</th><td>ふつうは受けられません</td></tr><tr><th scope="row">病院を移る</th><td>別の手続きです。主治医と相談します</td></tr></tbody></table>
<h2>受けるまでの流れ</h2>
<ol><li><strong>主治医の説明を、もう一度聞きます。</strong>第一の意見がよく分からないままだと、第二の意見と比べにくくなります。病名、広がり、すすめられている治療と、その理由を紙に書いてもらいましょう。</li><li><strong>時間がどのくらいあるかを聞きます。</strong>治療を始める時期が大切な病気もあります。「意見を聞きに行く時間はありますか」と、先に確かめてください。</li><li><strong>行き先をさがします。</strong>がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、セカンドオピニオンを受けている病院について聞くことができます。その病院にかかっていない方も使えます。</li><li><strong>資料を頼みます。</strong>主治医に、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>（<ruby>診療情報提供書<rt>しんりょうじょうほうていきょうしょ</rt></ruby>）と、検査の結果や<ruby>画像<rt>がぞう</rt></ruby>の用意を頼みます。</li><li><strong>予約して、話を聞きます。</strong>多くの病院では予約が要り、話せる時間は{{second-opinion-minutes}}ほどに決まっています。聞きたいことを三つほどにしぼっておきます。</li><li><strong>主治医のところへ戻ります。</strong>聞いた内容を伝えて、治療を一緒に考えます。</li></ol>
<h2>言い出すときの言葉</h2>
<p>理由をうまく説明しようとしなくてもかまいません。「<ruby>納得<rt>なっとく</rt></ruby>して受けたい」という気持ちだけで十分です。面と向かって言いにくければ、<ruby>看護師<rt>かんごし</rt></ruby>に先に話す方法もあります。</p>
<aside class="memo"><h3>言い方の例</h3><dl><div><dt>主治医に</dt><dd>納得して治療を受けたいので、ほかの先生の意見も聞いてみたいです</dd></div><div><dt>看護師に</dt><dd>先生に言い出しにくいのですが、資料はどう頼めばよいですか</dd></div><div><dt>予約の電話で</dt><dd>家族だけで行けますか。<ruby>同意書<rt>どういしょ</rt></ruby>は要りますか</dd></div><div><dt>費用を聞くとき</dt><dd>何分で、いくらですか。延びたときや、標本を見てもらうときは、いくら足されますか</dd></div></dl></aside>
<h2>予約の前に確かめたい三つのこと</h2>
<ul><li><strong>費用</strong>：<ruby>健康保険<rt>けんこうほけん</rt></ruby>は使えず、全額が<ruby>自己負担<rt>じこふたん</rt></ruby>になります。料金の目安は{{second-opinion-range}}です。高いほうの例では、国立がん研究センター中央病院の60分が{{second-opinion-high-example}}でした（どちらも2019年に伝えられた額で、いまは違うことがあります）。時間を延ばしたとき、<ruby>病理<rt>びょうり</rt></ruby>の<ruby>標本<rt>ひょうほん</rt></ruby>を見直してもらうときは、別に料金がかかることがあります。いまの病院に用意してもらう紹介状などには、保険が使えるのがふつうです。</li><li><strong>持ちもの</strong>：紹介状のほかに、画像や病理の標本が要ることがあります。用意に日数がかかることもあります。</li><li><strong>聞き方</strong>：家族の<ruby>同席<rt>どうせき</rt></ruby>、メモや録音ができるかどうか。</li></ul>
<h2>意見が同じでも、違っても</h2>
<p>同じ意見なら、いまの治療を受ける気持ちが固まりやすくなります。違う意見だったときも、どちらかが間違いとは限りません。同じ<ruby>病状<rt>びょうじょう</rt></ruby>に、いくつかの方法があることもあるからです。「二つの意見が違うのは、どこを大事に考えているからですか」と主治医に聞くと、自分に合う選び方が見えてくることがあります。</p>
<p>意見を重ねて聞くうちに、かえって迷うこともあります。そういうときは、治療の始まりが遅れすぎないように、主治医やがん相談支援センターに早めに話してください。<a href="/treatment/hidamari">ひだまりの相談員</a>も、言い出し方や質問の整理をお手伝いします。どの治療がよいかはお答えできませんが、気持ちの整理は一緒にできます。</p>
`;

/** Asking another doctor: what it is, how to say it, what to ask before booking. */
export const secondOpinion = articleItem({
  id: 'second-opinion',
  topics: ['second-opinion', 'talking-with-doctor'],
  publishedAt: '2026-06-04T01:00:00.000Z',
  title: 'セカンドオピニオンを聞きたいと思ったら',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  summary:
    '別の医師の意見を聞くことは、失礼ではありません。主治医への言い出し方、資料の頼み方、予約の前に確かめることを、順番にまとめました。',
  change_log: [
    { day: '2026-11-30', text: '料金と時間の目安、予約の電話で費用を聞く言葉を書き足しました。' },
    { day: '2026-06-04', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-06-03',
  reviewer_role: 'がん相談支援センターで相談を受けてきた看護師',
  body,
  sources: [
    {
      title: 'セカンドオピニオン活用法Q&A',
      publisher: '東京都立駒込病院',
      url: 'https://www.tmhp.jp/komagome/outpatient/second/second_qa.html',
    },
    {
      title: 'セカンドオピニオンについて',
      publisher: '東京都立多摩総合医療センター',
      url: 'https://www.tmhp.jp/tama/outpatient/tama_others/secondopinion.html',
    },
    {
      title: 'セカンドオピニオン',
      publisher: '大阪国際がんセンター',
      url: 'https://oici.jp/hospital/patient/secound/',
    },
    SUPPORT_PAGES.secondOpinion,
  ],
});

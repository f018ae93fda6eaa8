import { SOURCES } from '../../sources/index.ts';
import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>数字を聞いたとたん、あとの話が消えてしまう</h2>
<p>「ステージは3です」。そのひとことのあと、何を説明されたか覚えていない、という方がたくさんいます。ステージ（<ruby>病期<rt>びょうき</rt></ruby>）は、がんの大きさやまわりへの広がり方で、進み具合を分けるための基準です。治療の<ruby>方針<rt>ほうしん</rt></ruby>を考えるときに使います。学校の成績でも、あなたの体への点数でも、残りの時間を表すものでもありません。</p>
<h2>どうやって決めるのか</h2>
<p>多くのがんでは、三つのことを別々に調べて、組み合わせます。</p>
<table><caption>T・N・M（ティー・エヌ・エム）の読み方</caption><thead><tr><th scope="col">文字</th><th scope="col">見ているもの</th><th scope="col">紙に書かれる例</th></tr></thead><tbody><tr><th scope="row">T</th><td>はじめにできたがんの、大きさや深さ</td><td>T1、T2のように書き、数が大きいほど大きい、または深い。Tisは表の層だけ</td></tr><tr><th scope="row">N</th><td>近くのリンパ節への広がり</td><td>N0は見つからない。N1からは、広がりがある</td></tr><tr><th scope="row">M</th><td>離れた<ruby>臓器<rt>ぞうき</rt></ruby>への<ruby>転移<rt>てんい</rt></ruby></td><td>M0は見つからない。M1はある</td></tr></tbody></table>
<p>この組み合わせを、0期からIV期（4期）までにまとめます。大まかには、次のような意味です。がんの種類によって、線の引き方が違います。</p>
<table><caption>ステージの大まかな意味</caption><thead><tr><th scope="col">ステージ</th><th scope="col">大まかな意味</th></tr></thead><tbody><tr><th scope="row">0</th><td>いちばん表の層にとどまっている</td></tr><tr><th scope="row">I（1）</th><td>できた臓器の中の、限られた所にある</td></tr><tr><th scope="row">II（2）、III（3）</th><td>大きさや深さがある、近くのリンパ節やまわりに広がっている</td></tr><tr><th scope="row">IV（4）</th><td>離れた臓器などに広がっている</td></tr></tbody></table>
<p>「IIIA」「IIB」のような文字は、その中をさらに分けた印です。Aだから軽い、Bだから重い、と自分で決めずに、「この文字で、治療は何が変わりますか」と聞いてください。</p>
<h2>紙によって数字が違うわけ</h2>
<ul><li><strong>手術の前とあと</strong>：前は、<ruby>画像<rt>がぞう</rt></ruby>などからの見立て（臨床病期、cと書く）。あとは、とったものを<ruby>顕微鏡<rt>けんびきょう</rt></ruby>で調べた結果（病理病期、pと書く）です。手術のあとに数字が上がっても、その間に悪くなったのではなく、くわしく分かったということがほとんどです。薬を先に使ったあとの印（y）もあります。</li><li><strong>ものさしが二つある</strong>：世界で使う分け方と、日本の学会の分け方があり、病院では両方が使われています。何年かごとに新しくなるので、本や、前の年の紙とも合わないことがあります。</li><li><strong>T・N・Mを使わないがん</strong>：<ruby>白血病<rt>はっけつびょう</rt></ruby>などの血液のがん、脳の<ruby>腫瘍<rt>しゅよう</rt></ruby>は、別の分け方をします。<ruby>前立腺<rt>ぜんりつせん</rt></ruby>では、PSAなどを合わせた「リスク分類」も使います。<ruby>甲状腺<rt>こうじょうせん</rt></ruby>では、同じ広がりでも<ruby>年齢<rt>ねんれい</rt></ruby>で分け方が変わります（<a href="/articles/thyroid-diagnosed">甲状腺の記事</a>）。</li><li><strong>グレード、<ruby>悪性度<rt>あくせいど</rt></ruby>とは別</strong>：グレードは、<ruby>細胞<rt>さいぼう</rt></ruby>の顔つきを表します。広がりを表すステージと並んで書かれるので、まちがえやすい言葉です。</li></ul>
<p><ruby>再発<rt>さいはつ</rt></ruby>したときは、はじめのステージを書きかえずに、「再発」「転移」という言葉で話すのがふつうです。</p>
<h2>「ステージ4」と聞いた方へ</h2>
<p>離れた場所にも広がりがある、という分け方です。「もう何もできない」という意味の言葉ではありません。薬で長く付き合っていく方、場所や数によって手術や<ruby>放射線<rt>ほうしゃせん</rt></ruby>を組み合わせる方、<ruby>症状<rt>しょうじょう</rt></ruby>の手当てから始める方がいます。同じステージ4でも、がんの種類、広がった場所、体の力によって、考える治療は大きく違います。</p>
<p>まず、「この治療は、何を目指していますか」と聞いてみてください。言葉の意味は<a href="/articles/metastasis">転移と言われたら</a>に、先の見通しを知りたい方、知りたくない方のことは<a href="/articles/outlook">見通しや余命のことを考えるとき</a>に書きました。</p>
<h2>ステージのほかに、治療を決めるもの</h2>
<p>細胞の種類、<ruby>遺伝子<rt>いでんし</rt></ruby>やホルモンの目印、ふだんどのくらい動けるか（PS）、<ruby>持病<rt>じびょう</rt></ruby>、年齢、そして、あなたが大切にしたいこと。ステージが同じ人の治療が、あなたと違っていても、どちらかがまちがっているわけではありません。検索で出てくるステージごとの割合は、少し前の時代の、大勢の方の記録です。あなたのことを書いた数字ではありません。</p>
<h2>いつ分かるのか</h2>
<p>CTやMRI、<ruby>内視鏡<rt>ないしきょう</rt></ruby>、組織の検査がそろってからです。手術をする方は、とったものの結果が出てから、もう一度決まります。「まだ分かりません」と言われるのは、隠しているのではなく、そろっていないだけのことが多いのです。「何の結果がそろうと、分かりますか。それは、いつごろですか」と聞けば、待つ見通しが立ちます。待つ間のことは、<a href="/articles/pathology-report">病理検査の結果が出るまで</a>にあります。</p>
<h2>聞き方と、聞かずにいる方法</h2>
<aside class="memo"><h3><ruby>診察<rt>しんさつ</rt></ruby>で読むメモの例</h3><dl><div><dt>意味</dt><dd>T、N、Mに分けて、紙に書いてください。どこを見て、この数字になりましたか</dd></div><div><dt>確かさ</dt><dd>これで決まりですか。手術や追加の検査で、変わることはありますか</dd></div><div><dt>治療</dt><dd>この数字で、治療の選び方は何が変わりますか</dd></div><div><dt>聞きたくない</dt><dd>数字は、いまは聞かずにいたいです。これからする治療のことだけ話してください</dd></div></dl></aside>
<p>ご家族や友人に話すときは、数字より「これから三か月、薬の治療をする」「来月、手術をする」と予定で伝えるほうが、相手も落ち着いて聞けることがあります。「何期なの」と聞かれて答えたくなければ、「広がりを調べて、合う治療を選んでもらっているところ」で十分です。</p>
<p>聞いた夜に眠れなくなったら、紙を封筒に入れて、次の診察に持っていきましょう。がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターでは、「この紙の意味が分かりません」と言えば、<ruby>主治医<rt>しゅじい</rt></ruby>への聞き方を一緒に考えてもらえます。だれでも、無料です。</p>
`;

const easyBody = `
<h2>ステージ（<ruby>病期<rt>びょうき</rt></ruby>）とは、何ですか</h2>
<p>がんの大きさや、<ruby>広<rt>ひろ</rt></ruby>がりを<ruby>分<rt>わ</rt></ruby>けた<ruby>言葉<rt>ことば</rt></ruby>です。<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>決<rt>き</rt></ruby>めるときに<ruby>使<rt>つか</rt></ruby>います。<ruby>点数<rt>てんすう</rt></ruby>ではありません。<ruby>残<rt>のこ</rt></ruby>りの<ruby>時間<rt>じかん</rt></ruby>でもありません。</p>
<h2><ruby>数字<rt>すうじ</rt></ruby>の<ruby>意味<rt>いみ</rt></ruby></h2>
<ul><li>0と1：<ruby>小<rt>ちい</rt></ruby>さい、または<ruby>浅<rt>あさ</rt></ruby>いことが<ruby>多<rt>おお</rt></ruby>いです。</li><li>2と3：<ruby>少<rt>すこ</rt></ruby>し大きいか、<ruby>近<rt>ちか</rt></ruby>くに<ruby>広<rt>ひろ</rt></ruby>がっています。</li><li>4：<ruby>遠<rt>とお</rt></ruby>くの<ruby>場所<rt>ばしょ</rt></ruby>にも<ruby>広<rt>ひろ</rt></ruby>がっています。<ruby>治療<rt>ちりょう</rt></ruby>ができない、という<ruby>意味<rt>いみ</rt></ruby>ではありません。</li></ul>
<p>がんの<ruby>種類<rt>しゅるい</rt></ruby>によって、<ruby>分<rt>わ</rt></ruby>けかたが<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2><ruby>数字<rt>すうじ</rt></ruby>は<ruby>変<rt>か</rt></ruby>わることがあります</h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>をすると、もっとくわしく<ruby>分<rt>わ</rt></ruby>かります。<ruby>数字<rt>すうじ</rt></ruby>が<ruby>変<rt>か</rt></ruby>わっても、<ruby>急<rt>きゅう</rt></ruby>に<ruby>悪<rt>わる</rt></ruby>くなったのではないことが<ruby>多<rt>おお</rt></ruby>いです。</p>
<h2><ruby>医師<rt>いし</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「ステージを<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>いてください」</li><li>「<ruby>治療<rt>ちりょう</rt></ruby>は、どう<ruby>変<rt>か</rt></ruby>わりますか」</li><li>「いつ<ruby>分<rt>わ</rt></ruby>かりますか」</li></ul>
<p><ruby>聞<rt>き</rt></ruby>きたくないときは、「<ruby>数字<rt>すうじ</rt></ruby>は<ruby>聞<rt>き</rt></ruby>きたくないです」と<ruby>言<rt>い</rt></ruby>っていいです。</p>
<h2><ruby>困<rt>こま</rt></ruby>ったとき</h2>
<p><ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」で<ruby>話<rt>はな</rt></ruby>せます。お<ruby>金<rt>かね</rt></ruby>はかかりません。<ruby>家族<rt>かぞく</rt></ruby>だけでも<ruby>話<rt>はな</rt></ruby>せます。</p>
`;

/** What a stage is, how it is found, why two sheets may differ, what stage four does not say, how to ask. */
export const stageExplained = articleItem({
  id: 'stage-explained',
  publishedAt: '2026-11-28T15:48:00.000Z',
  title: 'ステージ（病期）とは：数字の意味と、数字だけでは分からないこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'suspected' },
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'recurrence' },
  ],
  topics: ['stage', 'medical-words'],
  summary:
    'ステージは、がんの広がりを分けて、治療を考えるための言葉です。成績でも、残りの時間でもありません。T・N・Mの読み方、数字が変わるわけ、ステージ4の意味、聞き方と、聞かずにいる方法をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がんの診断と治療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.stage,
    {
      title: 'がん診療（病期の分け方の説明）',
      publisher: '魚沼基幹病院',
      url: 'https://www.uonuma-kikan-hospital.jp/shinryo/ganshinryo/ganshinryo02',
    },
    SOURCES.ncc,
  ],
});

import { articleItem } from '../article-item.ts';

const body = `
<h2>名前を聞いた日に、全部を分かろうとしなくて大丈夫です</h2>
<p>「<ruby>食道<rt>しょくどう</rt></ruby>がんです」と聞いたあとの説明は、耳を通り過ぎてしまうものです。覚えていないのは、あなたの力が足りないからではありません。この病気は、壁のどの深さまでか、リンパ節に広がっているか、体力はどうかで、候補になる治療が変わります。だから、治療の前に検査がもう少し続くことがあります。まず、説明の紙の言葉から見ていきましょう。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt><ruby>扁平上皮<rt>へんぺいじょうひ</rt></ruby>がん・<ruby>腺<rt>せん</rt></ruby>がん</dt><dd><ruby>顕微鏡<rt>けんびきょう</rt></ruby>で見た種類です。日本では扁平上皮がんが多く、腺がんは胃に近い所にできることの多い種類です。</dd></div><div><dt><ruby>深達度<rt>しんたつど</rt></ruby>（T）</dt><dd>内側の<ruby>粘膜<rt>ねんまく</rt></ruby>から、壁のどの深さまで入っているかです。浅いものを「表在がん」と呼びます。</dd></div><div><dt>リンパ節（N）・<ruby>転移<rt>てんい</rt></ruby>（M）</dt><dd>リンパ節や、はなれた<ruby>臓器<rt>ぞうき</rt></ruby>に広がっているかです。</dd></div><div><dt><ruby>病期<rt>びょうき</rt></ruby>（ステージ）</dt><dd>深さ、リンパ節、転移を合わせた分け方です。治療を考える手がかりで、一人の先行きを言い当てる数字ではありません。</dd></div><div><dt><ruby>頸部<rt>けいぶ</rt></ruby>・胸部・<ruby>食道胃接合部<rt>しょくどういせつごうぶ</rt></ruby></dt><dd>首、胸、胃とのつなぎ目という場所の名前です。場所により、手術の方法や、声を出す所を残せるかの話が変わります。</dd></div><div><dt>術前の薬の治療</dt><dd>手術の前に、がんを小さくするために使う薬です。</dd></div><div><dt><ruby>化学放射線療法<rt>かがくほうしゃせんりょうほう</rt></ruby></dt><dd>抗がん剤と放射線を、同じ時期に組み合わせる治療です。</dd></div></dl>
<h2>どんな治療があるか</h2>
<ul><li><strong><ruby>内視鏡<rt>ないしきょう</rt></ruby>の治療</strong>：口から入れたカメラで、浅いがんをはがしとります。とったものを調べて、追加の治療が必要になることもあります。</li><li><strong>手術</strong>：食道とまわりのリンパ節をとり、胃などを細い管の形にして、食べものの道を作り直します。胸やおなかに小さな穴をあけて行う方法もあります。</li><li><strong><ruby>放射線治療<rt>ほうしゃせんちりょう</rt></ruby></strong>：薬と組み合わせて、食道を残したまま治すことをめざす場合と、つかえや痛みをやわらげる場合があります。</li><li><strong>薬の治療</strong>：抗がん剤や、<ruby>免疫<rt>めんえき</rt></ruby>の働きを助ける薬（免疫チェックポイント<ruby>阻害薬<rt>そがいやく</rt></ruby>）を、手術の前後や、広がりのあるときに使います。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：つかえ、痛み、不安、食べられないつらさを、はじめから一緒にやわらげます。せまい所を広げる処置や、管を入れて通り道を保つ方法もあります。</li></ul>
<p>どれがよいかは、順位では決まりません。広がり、体力、ほかの病気、声や食事への考えを合わせて、あなたの場合の候補を聞いていきます。</p>
<h2>入院と通院の、おおよその長さ</h2>
<table><caption>病院の案内に見られる例（病院と体の様子で変わります）</caption><thead><tr><th scope="col">治療</th><th scope="col">かかる日数の例</th></tr></thead><tbody><tr><th scope="row">内視鏡の治療</th><td>入院は数日。多くは次の日から、水や食事を始める</td></tr><tr><th scope="row">手術の前の薬</th><td>2週間ほどの入院を2回。あわせて7〜8週間</td></tr><tr><th scope="row">手術</th><td>入院は3〜4週間。手術のあと3日ほどは集中治療室で過ごす</td></tr><tr><th scope="row">口からの食事</th><td>手術の7日目ごろに飲みこみを確かめてから。それまでは腸の管から栄養を入れる</td></tr><tr><th scope="row">放射線と薬</th><td>平日に週5回、6〜7週間。1回の照射は数分</td></tr></tbody></table>
<p>「手術の前に二か月もあけて大丈夫か」と心配になるかもしれません。その二か月は、薬の治療と、体を整える時間に使われています。家や仕事の予定を立てるために、「はじめの入院から、ふだんの暮らしに近づくまで、全体で何か月と考えておけばよいですか」と聞いてみましょう。</p>
<h2>決める前に、聞いておきたいこと</h2>
<aside class="memo"><h3>診察で読むメモの例</h3><dl><div><dt>目的</dt><dd>「この治療は、がんをなくすためですか。おさえる、楽にするためですか」</dd></div><div><dt>候補</dt><dd>「わたしの場合、手術と放射線の両方が候補ですか。それぞれの医師から話を聞けますか」</dd></div><div><dt>声と食事</dt><dd>「声は変わりますか。食べられる量は、どのくらいになりますか」</dd></div><div><dt>体力</dt><dd>「わたしの肺や心臓で、心配な点はどこですか」</dd></div><div><dt>返事</dt><dd>「いつまでに決めればよいですか」</dd></div></dl></aside>
<p>別の病院の意見を聞きたいときは、<a href="/articles/second-opinion">セカンドオピニオン</a>を使えます。外科の医師に聞くのか、放射線や薬の医師に聞くのかを先に決めておくと、紹介がスムーズです。</p>
<h2>治療の日までに、できること</h2>
<ul><li><strong>たばことお酒</strong>：この病気の治療では、肺の困りごとを防ぐために、<ruby>禁煙<rt>きんえん</rt></ruby>と禁酒をすすめられます。一人ではむずかしいときは、禁煙の外来や、お酒の相談の窓口につないでもらえます。</li><li><strong>口の中</strong>：<ruby>歯科<rt>しか</rt></ruby>で歯石や虫歯を手当てしておくと、手術のあとの<ruby>肺炎<rt>はいえん</rt></ruby>を減らす助けになります。</li><li><strong>歩く、深く息をする</strong>：病院で教わった<ruby>呼吸<rt>こきゅう</rt></ruby>の練習を、毎日少しずつ。</li><li><strong>食べる</strong>：やせる前に、<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>の相談を頼みましょう。つかえるときの食べ方も教わります。</li><li><strong>お金と仕事</strong>：入院が何回かに分かれます。<a href="/articles/before-taking-leave">仕事を休む前に確かめておきたいこと</a>と、<a href="/articles/high-cost-medical-expense">高額療養費</a>を早めに見ておくと安心です。</li></ul>
<p>手術のあとの食べ方や声のことは、<a href="/articles/esophageal-treating">治療中と治療のあとの工夫</a>に書いています。今読まなくても、必要になったときに戻ってきてください。</p>
`;

const easyBody = `
<h2><ruby>食道<rt>しょくどう</rt></ruby>がんと言われた人へ</h2>
<p><ruby>食道<rt>しょくどう</rt></ruby>は、のどと<ruby>胃<rt>い</rt></ruby>をつなぐ<ruby>管<rt>くだ</rt></ruby>です。<ruby>食<rt>た</rt></ruby>べものが<ruby>通<rt>とお</rt></ruby>ります。<ruby>今日<rt>きょう</rt></ruby>、ぜんぶ分からなくても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。<ruby>少<rt>すこ</rt></ruby>しずつ聞いてください。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>内視鏡<rt>ないしきょう</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>：口からカメラを入れて、がんをとります。</li><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>食道<rt>しょくどう</rt></ruby>をとって、<ruby>胃<rt>い</rt></ruby>などで<ruby>新<rt>あたら</rt></ruby>しい<ruby>道<rt>みち</rt></ruby>を<ruby>作<rt>つく</rt></ruby>ります。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>：からだの<ruby>外<rt>そと</rt></ruby>から<ruby>放射線<rt>ほうしゃせん</rt></ruby>を<ruby>当<rt>あ</rt></ruby>てます。</li><li><ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>：<ruby>点滴<rt>てんてき</rt></ruby>などの<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>います。</li></ul>
<p>どの<ruby>治療<rt>ちりょう</rt></ruby>がよいかは、がんの<ruby>深<rt>ふか</rt></ruby>さや、からだの<ruby>状態<rt>じょうたい</rt></ruby>で<ruby>違<rt>ちが</rt></ruby>います。いくつかを<ruby>組<rt>く</rt></ruby>み<ruby>合<rt>あ</rt></ruby>わせることもあります。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>にいる<ruby>長<rt>なが</rt></ruby>さ</h2>
<p><ruby>内視鏡<rt>ないしきょう</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>は、<ruby>数日<rt>すうじつ</rt></ruby>の<ruby>入院<rt>にゅういん</rt></ruby>が多いです。<ruby>手術<rt>しゅじゅつ</rt></ruby>は、<ruby>三週間<rt>さんしゅうかん</rt></ruby>から<ruby>四週間<rt>よんしゅうかん</rt></ruby>ぐらいです。<ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に、<ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>を二か月ぐらいすることがあります。<ruby>病院<rt>びょういん</rt></ruby>によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で聞くこと</h2>
<ul><li>「がんをなくすための<ruby>治療<rt>ちりょう</rt></ruby>ですか」</li><li>「<ruby>声<rt>こえ</rt></ruby>や<ruby>食事<rt>しょくじ</rt></ruby>は、どう<ruby>変<rt>か</rt></ruby>わりますか」</li><li>「いつまでに<ruby>決<rt>き</rt></ruby>めますか」</li></ul>
<h2>今からできること</h2>
<ul><li>たばことお<ruby>酒<rt>さけ</rt></ruby>をやめます。むずかしいときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>相談<rt>そうだん</rt></ruby>します。</li><li><ruby>歯医者<rt>はいしゃ</rt></ruby>に行って、口をきれいにします。</li><li><ruby>毎日<rt>まいにち</rt></ruby>、<ruby>少<rt>すこ</rt></ruby>し<ruby>歩<rt>ある</rt></ruby>きます。</li></ul>
<p>分からないことは、<ruby>病院<rt>びょういん</rt></ruby>の「がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センター」で聞けます。<ruby>無料<rt>むりょう</rt></ruby>です。</p>
`;

/** Cancer of the gullet, just diagnosed: words on the sheet, kinds of treatment, how long stays usually are, what to ask. */
export const esophagealDiagnosed = articleItem({
  id: 'esophageal-diagnosed',
  publishedAt: '2026-11-20T04:37:00.000Z',
  title: '食道がんの治療を決めるまで：言葉の意味と、入院の目安',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['esophageal-cancer', 'choosing-treatment', 'just-told', 'stage', 'hospital-stay'],
  summary:
    '扁平上皮がん、深さ、術前の薬。説明に並ぶ言葉の意味と、内視鏡、手術、放射線、薬の組み合わせ方、入院や通院のおおよその長さ、決める前に聞いておきたいこと、今からできる準備をまとめました。',
  reviewed_at: '2026-11-20',
  next_review_at: '2027-11-18',
  reviewer_role: '食道がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '食道がん 全ページ表示',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/esophagus/print.html',
    },
    {
      title: '食道がんの術前化学療法から術後までの流れ',
      publisher: '大阪急性期・総合医療センター 消化器外科',
      year: 2021,
      url: 'https://osaka-gs.jp/outpatient/upper/esophageal/flow',
    },
    {
      title: '九州大学病院のがん診療 食道がん 放射線治療',
      publisher: '九州大学病院',
      url: 'https://www.gan.med.kyushu-u.ac.jp/result/esophageal_cancer/index7',
    },
  ],
});

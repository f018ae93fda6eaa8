import { articleItem } from '../article-item.ts';

const body = `
<h2>一つの薬に、いくつもの薬がついてくる</h2>
<p><ruby>点滴<rt>てんてき</rt></ruby>は一つのはずなのに、<ruby>薬局<rt>やっきょく</rt></ruby>で渡された袋がいくつもある。「こんなに飲んで大丈夫だろうか」「飲むほど悪いということだろうか」と、台所の机に並べてため息をつく方がいます。その多くは、つらさを先回りして防ぐ薬です。<ruby>支持療法<rt>しじりょうほう</rt></ruby>の薬といい、あなたが弱いから足されたのではなく、はじめから治療の一部として組まれています。</p>
<h2>袋の薬は、三つに分けて見る</h2>
<table><caption>飲み方の三つの種類</caption><thead><tr><th scope="col">種類</th><th scope="col">例</th><th scope="col">聞いておくこと</th></tr></thead><tbody><tr><th scope="row">防ぐ（何ともなくても飲む）</th><td>吐き気止めの一部、感染を防ぐ薬、胃を守る薬</td><td>何日目の朝まで飲むか。調子のよい日も飲むか</td></tr><tr><th scope="row">足す（つらいときだけ。<ruby>頓服<rt>とんぷく</rt></ruby>）</th><td>吐き気止めの一部、<ruby>下痢<rt>げり</rt></ruby>止め、痛み止め</td><td>何時間あけるか、一日に何回までか。効かなければ、いつ電話するか</td></tr><tr><th scope="row">続ける（毎日）</th><td><ruby>便秘<rt>べんぴ</rt></ruby>の薬、ぬり薬、もともとの病気の薬</td><td>自分で加減してよいものはどれか</td></tr></tbody></table>
<p>袋の表に、太いペンで「防ぐ」「足す」「続ける」と書いてもらうだけで、夜に迷うことが減ります。</p>
<h2>吐き気止め</h2>
<p>吐き気には、点滴から24時間までに出るもの、次の日から数日続くもの、前のつらさを体が覚えていて点滴の前に出るもの、薬を使っていても出るものがあります。出やすさは、がんの薬ごとにおよそ分かっています。学会の指針（2023年に改訂）をもとに、出やすい薬では、はじめから何種類かを組み合わせます。時期が違うと合う薬も違うので、「いつ」つらかったかが、いちばんの手がかりになります。</p>
<table><caption>吐き気止めの種類と、気をつけること</caption><thead><tr><th scope="col">種類</th><th scope="col">使い方の例</th><th scope="col">起こりうること、伝えておくこと</th></tr></thead><tbody><tr><th scope="row">5-HT3<ruby>受容体拮抗薬<rt>じゅようたいきっこうやく</rt></ruby></th><td>点滴の日の前に、点滴か飲み薬で</td><td>便秘、頭痛</td></tr><tr><th scope="row">NK1受容体拮抗薬</th><td>点滴の日から数日、防ぐために</td><td>しゃっくり、便秘。ほかの薬との飲み合わせ</td></tr><tr><th scope="row">ステロイド（デキサメタゾンなど）</th><td>点滴の日から数日</td><td>眠れない、顔のほてり、<ruby>血糖<rt>けっとう</rt></ruby>が上がる。<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>や、<ruby>緑内障<rt>りょくないしょう</rt></ruby>、B型<ruby>肝炎<rt>かんえん</rt></ruby>を伝える</td></tr><tr><th scope="row">オランザピンなど</th><td>夜に。数日、またはつらいときに</td><td>強い眠気、ふらつき。糖尿病の方はかならず伝える（使えないことがあります）</td></tr><tr><th scope="row">胃や腸の動きを助ける薬</th><td>食事の前、つらいときに</td><td>そわそわして座っていられない、体がこわばる</td></tr><tr><th scope="row">不安をやわらげる薬</th><td>点滴の前の晩や朝に</td><td>眠気、ふらつき</td></tr></tbody></table>
<p>眠くなる薬の間は、運転をしません（<a href="/articles/driving">車の運転</a>）。夜のトイレで転ばないよう、足元の明かりをつけておきます。飲み薬が入らないときは、口の中で溶けるもの、座薬、貼り薬、点滴など、別の形がないかを聞きます。食べ方の工夫は<a href="/articles/nausea">吐き気があるとき</a>にあります。</p>
<p><strong>飲み忘れたとき、飲んですぐ吐いたときの決まりは、薬ごとに違います。</strong>二回分をまとめて飲まず、「飲んで何分後に吐いたか」を書いて、病院か薬局に電話してください。</p>
<h2><ruby>白血球<rt>はっけっきゅう</rt></ruby>を増やす<ruby>注射<rt>ちゅうしゃ</rt></ruby>（G-CSF）</h2>
<p>骨の中の<ruby>骨髄<rt>こつずい</rt></ruby>で、<ruby>好中球<rt>こうちゅうきゅう</rt></ruby>という白血球がつくられるのを助ける薬です。熱の出やすい治療で前もって使う、前の回に熱が出たので次の回から使う、といった使い方をします。数が低いだけでは使わないこともあり、使わないのは手を抜いているからではありません。</p>
<ul><li><strong>いつ打つか</strong>：抗がん剤のあと、白血球は{{white-cells-low-weeks}}に少なくなります。長く効く種類（ペグフィルグラスチム）は、抗がん剤が終わった次の日より後に、一回の治療につき一度打ちます。何日か続けて打つ種類もあります。</li><li><strong>通うのが大変なとき</strong>：「近くの医院で打てますか」「体に貼って、次の日に自動で入る器具は使えますか」と聞いてみてください。</li><li><strong>骨や腰の痛み</strong>：骨髄が働きだすころ、腰や背中、骨が痛むことがあります。長く効く種類が認められたときの調べでは、背中の痛みが19.1％、熱が14.4％の方にみられました。痛み止めを使ってよいか、どれにするかを、打つ日に聞いておきます。</li><li><strong>熱</strong>：注射の熱か、感染の熱かは、家では分かりません。病院から言われている温度になったら、言われていないときは38.0度以上なら、薬で下げて様子を見る前に電話します。</li></ul>
<p>白血球が少ない時期の過ごし方は、<a href="/articles/low-blood-counts">白血球・貧血・血小板が減ったとき</a>へ。注射の費用も健康保険の対象で、<a href="/articles/high-cost-medical-expense">高額療養費制度</a>に合わせて数えられます。</p>
<h2>ほかに、よく一緒に出る薬</h2>
<dl><div><dt>アレルギーを防ぐ薬</dt><dd>点滴の前に使います。眠くなります（<a href="/articles/reactions-during-drip">点滴の日に起こること</a>）。</dd></div><div><dt>感染を防ぐ薬</dt><dd>かび、<ruby>細菌<rt>さいきん</rt></ruby>、<ruby>帯状疱疹<rt>たいじょうほうしん</rt></ruby>、B型肝炎のウイルスなどをおさえます。何ともなくても続け、自分でやめません。</dd></div><div><dt>便の薬</dt><dd>吐き気止めや痛み止めで便秘になるためです（<a href="/articles/constipation-relief">便秘がつらいとき</a>）。</dd></div><div><dt>うがい薬、ぬり薬</dt><dd>症状が出る前から始めると、軽くすむことがあります（<a href="/articles/mouth-sores">口内炎</a>、<a href="/articles/skin-and-nails">皮膚と爪</a>）。</dd></div><div><dt>骨を守る薬</dt><dd>始める前に<ruby>歯科<rt>しか</rt></ruby>へ行きます（<a href="/articles/teeth-and-mouth-care">歯と口の手入れ</a>）。</dd></div></dl>
<h2>「飲まなくてよいのでは」と思ったら</h2>
<p>何も起きないのは、薬が防いでいるからかもしれません。飲まずに残したときは、だまって捨てずに「五つ残りました」と言ってください。責められることではなく、次の量を決める材料です。数が多くてつらい、大きくて飲みこめない、時刻がばらばらで覚えられない。これも<ruby>薬剤師<rt>やくざいし</rt></ruby>に頼めます。一回分ずつ袋にまとめる、形を変える、時刻をそろえる、といった方法があります。<ruby>市販薬<rt>しはんやく</rt></ruby>や健康食品を足す前には、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>を見せて聞きましょう。</p>
<aside class="memo"><h3>薬剤師、<ruby>看護師<rt>かんごし</rt></ruby>に話す例</h3><dl><div><dt>もらう日</dt><dd>防ぐ薬、足す薬、続ける薬はどれですか。袋に書いてください</dd></div><div><dt>前の回</dt><dd>点滴の三日目の朝から二日間、むかむかしました。足す薬は二回使い、少し楽になりました</dd></div><div><dt>眠気</dt><dd>夜の薬で、次の日の昼までぼんやりします。時刻や量を変えられますか</dd></div><div><dt>注射</dt><dd>白血球の注射の次の日に、腰が痛くて眠れませんでした。どの痛み止めを使ってよいですか</dd></div></dl></aside>
`;

/** Supportive medicines: the three ways to take them, kinds of antiemetics, G-CSF, what else comes in the bag, before leaving one out. */
export const medicinesAgainstSideEffects = articleItem({
  id: 'medicines-against-side-effects',
  topics: ['supportive-medicines', 'side-effects'],
  publishedAt: '2026-11-28T15:08:00.000Z',
  title: '副作用をやわらげる薬：吐き気止め、白血球を増やす注射、いつ飲む薬か',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }],
  summary:
    '抗がん剤と一緒に出るたくさんの薬は、何のためか。「防ぐ・足す・続ける」の三つの飲み方、吐き気止めの種類と気をつけること、白血球を増やす注射の時期と骨の痛み、飲み忘れたとき、薬剤師に聞く言葉です。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-24',
  reviewer_role: 'がん薬物療法にたずさわる薬剤師',
  body,
  sources: [
    {
      title: '患者さん向け がん治療に関連する吐き気と嘔吐（PDQ®）',
      publisher: 'がん情報サイト（cancerinfo.tri-kobe.org）',
      url: 'https://cancerinfo.tri-kobe.org/summary/detail_view?lang=ja&pdqID=CDR0000062804',
    },
    {
      title: '制吐薬適正使用ガイドライン 2023年10月改訂 第3版（書籍の案内）',
      publisher: '日本癌治療学会（金原出版）',
      year: 2023,
      url: 'https://www.kanehara-shuppan.co.jp/books/detail.html?isbn=9784307204392',
    },
    {
      title: 'G-CSF適正使用ガイドライン 2022年10月改訂 第2版（書籍の案内）',
      publisher: '日本癌治療学会（金原出版）',
      year: 2022,
      url: 'https://www.kanehara-shuppan.co.jp/books/detail.html?isbn=9784307204316',
    },
    {
      title: 'ジーラスタ皮下注3.6mg 添付文書情報',
      publisher: 'e-pharma（e-pharma.jp）',
      url: 'https://www.e-pharma.jp/druginfo/tempbunsyo/3399410G1020',
    },
  ],
});

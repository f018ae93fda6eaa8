import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>まず、今日できることを小さく</h2>
<p><ruby>膵臓<rt>すいぞう</rt></ruby>がんと聞いて、調べるほど、こわい言葉ばかりが目に入る。そんな夜を過ごしている方がいると思います。ネットの数字は、たくさんの人を、何年も前にまとめたものです。あなたの体のこと、これから受ける治療のことは、そこには書かれていません。今日は、次の<ruby>診察<rt>しんさつ</rt></ruby>の日と、痛みや食事で困っていることを、紙に書くだけで十分です。眠れないほどつらいときは、<a href="/articles/just-told">がんと言われた日の夜に</a>を開いてください。</p>
<p>膵臓がんでは、検査から治療までが早く進むことがあります。「決めるまでに、どのくらい時間がありますか」を、はじめに聞いておくと、落ち着いて考える時間を作れます。</p>
<h2>説明の紙に出てくる言葉</h2>
<dl><div><dt><ruby>膵頭部<rt>すいとうぶ</rt></ruby>・<ruby>膵体部<rt>すいたいぶ</rt></ruby>・<ruby>膵尾部<rt>すいびぶ</rt></ruby></dt><dd>膵臓の右側、まん中、左側です。場所によって、<ruby>症状<rt>しょうじょう</rt></ruby>も手術も違います。</dd></div><div><dt>切除可能・切除可能境界・切除不能</dt><dd>今の<ruby>画像<rt>がぞう</rt></ruby>で、手術でとりきれそうか、大事な<ruby>血管<rt>けっかん</rt></ruby>に近いか、ほかの<ruby>臓器<rt>ぞうき</rt></ruby>にもあるかで分けたものです。「切除不能」は、今は手術より先に薬などの治療を考える、という意味です。治療がないという意味ではありません。薬の効き方を見て、手術をあらためて考えることもあります。</dd></div><div><dt>術前治療・術後<ruby>補助療法<rt>ほじょりょうほう</rt></ruby></dt><dd>手術の前や後に、薬などを組み合わせることです。手術ができそうなときも、薬を先に始めることがよくあります。</dd></div><div><dt><ruby>胆管<rt>たんかん</rt></ruby>ステント</dt><dd><ruby>胆汁<rt>たんじゅう</rt></ruby>の通り道に入れる、細い管です。<ruby>黄疸<rt>おうだん</rt></ruby>をよくするために使います。</dd></div><div><dt><ruby>遺伝子<rt>いでんし</rt></ruby>の検査</dt><dd>薬を選ぶ手がかりを調べます。血のつながった家族にも関わる<ruby>体質<rt>たいしつ</rt></ruby>が分かることがあり、その場合は前もって説明があります。</dd></div><div><dt><ruby>全身状態<rt>ぜんしんじょうたい</rt></ruby>（PS）</dt><dd>ふだん、どのくらい動けるかの目安です。治療の強さを考えるときに使います。</dd></div></dl>
<h2>どんな治療があるか</h2>
<ul><li><strong>手術</strong>：がんの場所によって、膵臓の右側を<ruby>十二指腸<rt>じゅうにしちょう</rt></ruby>などと一緒にとる手術、左側を<ruby>脾臓<rt>ひぞう</rt></ruby>と一緒にとる手術、全部をとる手術があります。</li><li><strong>薬の治療</strong>：<ruby>点滴<rt>てんてき</rt></ruby>や飲み薬を組み合わせます。手術の前後に使うものと、がんをおさえ、症状をやわらげるために続けるものがあります。</li><li><strong><ruby>放射線<rt>ほうしゃせん</rt></ruby>治療</strong>：薬と組み合わせるとき、痛みをやわらげるときなどに使います。</li><li><strong>通り道を作る手当て</strong>：胆汁や食べものの通り道がせまいときに、管を入れたり、つなぎ直したりします。</li><li><strong><ruby>緩和<rt>かんわ</rt></ruby>ケア</strong>：痛み、食べられないこと、気持ちのつらさをやわらげます。治療と同じ日から始められます。</li></ul>
<h2>入院と通院の目安</h2>
<table><caption>日数の例（病院や体の様子で変わります）</caption><thead><tr><th scope="col">治療</th><th scope="col">入院・通院</th></tr></thead><tbody><tr><th scope="row">膵臓の手術</th><td>手術のあと2週間くらいで<ruby>退院<rt>たいいん</rt></ruby>、というがん専門の病院があります。つなぎ目から膵臓の液がもれるなどして、長くなることもあります</td></tr><tr><th scope="row">薬の治療</th><td>はじめだけ入院し、そのあと通院、という形がよくあります。<ruby>間隔<rt>かんかく</rt></ruby>は薬によって違います</td></tr><tr><th scope="row">管を入れる<ruby>内視鏡<rt>ないしきょう</rt></ruby></th><td>数日の入院。あとで入れかえることがあります</td></tr></tbody></table>
<p>職場や家族には、「手術なら、入院と家での<ruby>療養<rt>りょうよう</rt></ruby>を合わせて長めに」「薬なら、決まった曜日の通院」というように、形で伝えると話しやすくなります。お金のことは<a href="/articles/high-cost-medical-expense">高額療養費制度</a>、休むときは<a href="/articles/injury-allowance">傷病手当金</a>の記事があります。</p>
<h2>治療と一緒に、はじめから整えること</h2>
<ul><li><strong>痛み</strong>：背中やみぞおちの痛みは、薬や<ruby>注射<rt>ちゅうしゃ</rt></ruby>などでやわらげる方法があります。痛みがとれると、食べて眠れるようになり、治療を続ける力になります。</li><li><strong>食事と<ruby>消化<rt>しょうか</rt></ruby></strong>：便が白っぽい、水に浮く、<ruby>下痢<rt>げり</rt></ruby>が続くときは、消化を助ける薬で楽になることがあります。</li><li><strong><ruby>血糖<rt>けっとう</rt></ruby></strong>：<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>が出る、強くなることがあります。のどのかわきや尿の量を伝えます。</li><li><strong>体力</strong>：毎日少し歩く、いすから立つ動きをくり返す。手術の前の準備にもなります。</li><li><strong>気持ち</strong>：<a href="/articles/psycho-oncology">心のケアの専門家</a>に、はじめから会ってもかまいません。</li></ul>
<p>「緩和ケア」という言葉に身がまえる方もいます。最後の手段ではなく、痛みを診る専門の人たちが早くから加わることです。<a href="/articles/pain-and-palliative">痛みをがまんしない。緩和ケアは早くから</a>をご覧ください。</p>
<h2>ほかの医師の意見を聞くなら、早めに、並行して</h2>
<p>手術ができるかどうかの見方は、病院によって分かれることがあります。別の病院の意見を聞きたいときは、資料を頼みながら、「今の治療の準備も、止めずに進めてもらえますか」とお願いしておくと、時間を失いにくくなります。頼み方は<a href="/articles/second-opinion">セカンドオピニオンを聞きたいと思ったら</a>にあります。新しい治療の研究（<ruby>治験<rt>ちけん</rt></ruby>）に参加できるかも、一緒に聞けます。ネットで見かける、保険の使えない高額な治療は、申しこむ前に、<ruby>主治医<rt>しゅじい</rt></ruby>か、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターに見せてください。</p>
<aside class="memo"><h3>診察で聞くメモの例</h3><dl><div><dt>広がり</dt><dd>がんは膵臓のどこですか。手術については、今どう考えますか</dd></div><div><dt>目的</dt><dd>はじめにする治療は、何をめざしますか。効き目は、いつ、何で見ますか</dd></div><div><dt>聞き方</dt><dd>今日は大まかにだけ聞きたいです。くわしい数字は、こちらから聞くまで待ってください</dd></div><div><dt>今のつらさ</dt><dd>背中の痛みと、食後のむかつきを、先に何とかしたいです</dd></div></dl></aside>
<h2>そばにいるご家族へ</h2>
<p>何か食べさせなければ、何か調べなければ、とあせる気持ちは自然です。けれども、ご本人が今知りたいことと、ご家族が知りたいことは、違うことがあります。「どこまで聞きたい？」と一度たずねてから、一緒に診察へ行ってください。ご家族だけで相談することもできます。</p>
`;

const easyBody = `
<h2><ruby>膵臓<rt>すいぞう</rt></ruby>がんと<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>とても<ruby>驚<rt>おどろ</rt></ruby>いたと<ruby>思<rt>おも</rt></ruby>います。インターネットの<ruby>数字<rt>すうじ</rt></ruby>は、あなたのことではありません。<ruby>今日<rt>きょう</rt></ruby>、<ruby>全部<rt>ぜんぶ</rt></ruby>を<ruby>決<rt>き</rt></ruby>めなくてもいいです。「いつまでに<ruby>決<rt>き</rt></ruby>めますか」と、<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>治療<rt>ちりょう</rt></ruby>の<ruby>種類<rt>しゅるい</rt></ruby></h2>
<ul><li><ruby>手術<rt>しゅじゅつ</rt></ruby>：<ruby>膵臓<rt>すいぞう</rt></ruby>の<ruby>一部<rt>いちぶ</rt></ruby>か、<ruby>全部<rt>ぜんぶ</rt></ruby>をとります。</li><li><ruby>薬<rt>くすり</rt></ruby>：<ruby>点滴<rt>てんてき</rt></ruby>や、<ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>です。<ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>前<rt>まえ</rt></ruby>に<ruby>使<rt>つか</rt></ruby>うこともあります。</li><li><ruby>放射線<rt>ほうしゃせん</rt></ruby>：がんにあてます。<ruby>痛<rt>いた</rt></ruby>みを<ruby>軽<rt>かる</rt></ruby>くするときにも<ruby>使<rt>つか</rt></ruby>います。</li><li><ruby>管<rt>くだ</rt></ruby>を入れる：体が<ruby>黄色<rt>きいろ</rt></ruby>くなるのを、よくします。</li><li><ruby>緩和<rt>かんわ</rt></ruby>ケア：<ruby>痛<rt>いた</rt></ruby>みや、<ruby>心<rt>こころ</rt></ruby>のつらさを<ruby>軽<rt>かる</rt></ruby>くします。はじめから<ruby>受<rt>う</rt></ruby>けられます。</li></ul>
<p>「<ruby>今<rt>いま</rt></ruby>は<ruby>手術<rt>しゅじゅつ</rt></ruby>ができない」と<ruby>言<rt>い</rt></ruby>われても、ほかの<ruby>治療<rt>ちりょう</rt></ruby>を<ruby>考<rt>かんが</rt></ruby>えます。</p>
<h2><ruby>入院<rt>にゅういん</rt></ruby>の<ruby>日数<rt>にっすう</rt></ruby></h2>
<p><ruby>手術<rt>しゅじゅつ</rt></ruby>のあと、2<ruby>週間<rt>しゅうかん</rt></ruby>くらいで<ruby>退院<rt>たいいん</rt></ruby>する<ruby>病院<rt>びょういん</rt></ruby>があります。<ruby>薬<rt>くすり</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>は、<ruby>通院<rt>つういん</rt></ruby>ですることが<ruby>多<rt>おお</rt></ruby>いです。人によって<ruby>違<rt>ちが</rt></ruby>います。</p>
<h2>がまんしないで、<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>背中<rt>せなか</rt></ruby>や、おなかが<ruby>痛<rt>いた</rt></ruby>い</li><li><ruby>食<rt>た</rt></ruby>べられない。<ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>減<rt>へ</rt></ruby>った</li><li><ruby>便<rt>べん</rt></ruby>が<ruby>白<rt>しろ</rt></ruby>い。<ruby>下痢<rt>げり</rt></ruby>が<ruby>続<rt>つづ</rt></ruby>く</li><li>とても、のどがかわく</li></ul>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「はじめに、どの<ruby>治療<rt>ちりょう</rt></ruby>をしますか。なんのためですか」</li><li>「<ruby>入院<rt>にゅういん</rt></ruby>は、<ruby>何日<rt>なんにち</rt></ruby>ですか」</li><li>「<ruby>痛<rt>いた</rt></ruby>みを、先に<ruby>軽<rt>かる</rt></ruby>くできますか」</li></ul>
<p>がんの<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで、<ruby>無料<rt>むりょう</rt></ruby>で<ruby>相談<rt>そうだん</rt></ruby>できます。<ruby>家族<rt>かぞく</rt></ruby>だけでも<ruby>相談<rt>そうだん</rt></ruby>できます。</p>
`;

export const pancreaticDiagnosed = articleItem({
  id: 'pancreatic-diagnosed',
  publishedAt: '2026-11-25T06:11:00.000Z',
  title: '膵臓がんと言われたら：治療の話を聞く前に、知っておきたいこと',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'just-diagnosed' }, { id: 'before-treatment' }],
  topics: ['pancreatic-cancer', 'just-told', 'choosing-treatment', 'drug-therapy', 'palliative-care'],
  summary:
    '「切除可能」などの言葉は、治療の組み立てを考えるためのものです。手術と薬の順番、入院の日数の例、はじめから一緒に始める手当て、早めに聞いておきたいことをまとめました。',
  reviewed_at: '2026-11-25',
  next_review_at: '2027-11-23',
  reviewer_role: '膵臓がんの診療にたずさわる医師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '肝胆膵外科 診療について',
      publisher: '国立がん研究センター東病院',
      url: 'https://www.ncc.go.jp/jp/ncce/clinic/hepatobiliary_and_pancreatic_surgery/020/',
    },
    {
      title: '膵臓がん',
      publisher: 'がん研有明病院',
      url: 'https://www.jfcr.or.jp/cancer/type/pancreas/index.html',
    },
    {
      title: '膵臓がん 療養',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/pancreas/follow_up.html',
    },
    SOURCES.palliativeSociety,
  ],
});

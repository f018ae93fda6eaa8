import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「少しきつい」が、初めの合図です</h2>
<p>そで口のあとが、片方の腕だけ深い。いつもの靴が、左だけ入りにくい。夕方に脚が重い。リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>は、がんの治療のあとに、腕や脚、体の一部がむくむものです。多くは、治療を受けた側にだけ出ます。初めは、朝になると引くことも、見た目には分からないこともあります。</p>
<h2>なぜ起きるのか</h2>
<p>リンパ管は、体の余分な水分やたんぱく質を集めて運ぶ、細い流れです。手術でリンパ節をとったり、そこに<ruby>放射線<rt>ほうしゃせん</rt></ruby>をあてたり、一部の薬を使ったりすると、流れが滞って、皮ふの下にたまります。<ruby>乳<rt>にゅう</rt></ruby>がん、<ruby>子宮<rt>しきゅう</rt></ruby>や<ruby>卵巣<rt>らんそう</rt></ruby>のがん、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>がんなどの治療のあとに見られますが、全員に起きるわけではありません。</p>
<p>いつ起きるかは、人によって違います。手術のすぐあとのこともあれば、{{lymphedema-years}}とされています。何年も前の治療でも、「もう関係ない」と思わずに伝えてください。あなたの過ごし方が悪かったせいではありません。</p>
<h2>病院ですること</h2>
<p>腕や脚の太さをはかり、ほかの理由のむくみではないかを調べます。必ず治るという治療は、今のところありませんが、早い時期から手当てをすると、軽く保ちやすくなります。</p>
<dl><div><dt>肌の手入れ</dt><dd>うるおいを保ち、傷と感染を防ぎます。すべての土台です。</dd></div><div><dt><ruby>圧迫<rt>あっぱく</rt></ruby></dt><dd><ruby>弾性着衣<rt>だんせいちゃくい</rt></ruby>（スリーブ、ストッキングなど）や包帯で、たまりにくくします。きつさや形は、医療者が選びます。</dd></div><div><dt>圧迫しながらの運動</dt><dd>筋肉の動きで、流れを助けます。</dd></div><div><dt><ruby>用手的<rt>ようしゅてき</rt></ruby>リンパドレナージ</dt><dd>専門の教育を受けた人が、医師の指示のもとで行うものです。美容のマッサージとは違います。</dd></div><div><dt>手術</dt><dd>リンパ管を<ruby>静脈<rt>じょうみゃく</rt></ruby>につなぐ方法などがあります。合うかどうかは、専門の医師が考えます。</dd></div></dl>
<p>医師の指示で買った弾性着衣は、<strong>あとから健康保険に申請すると、費用の一部が戻ることがあります。</strong>一度に申請できるのは、着ける場所ごとに{{sleeve-pieces}}です。次の分を申請できるのは、前に買った日から{{sleeve-again}}です。計算のもとになる額には、次の上限があります。</p>
<table><caption>弾性着衣の、健康保険で認められる額の上限</caption><thead><tr><th scope="col">もの</th><th scope="col">上限</th></tr></thead><tbody><tr><th scope="row">ストッキング（一着）</th><td>{{sleeve-stocking}}</td></tr><tr><th scope="row">片足用のストッキング（一着）</th><td>{{sleeve-stocking-one-leg}}</td></tr><tr><th scope="row">腕のスリーブ（一着）</th><td>{{sleeve-arm}}</td></tr><tr><th scope="row">手のグローブ（一着）</th><td>{{sleeve-glove}}</td></tr><tr><th scope="row">弾性包帯（腕）</th><td>{{sleeve-bandage-arm}}</td></tr><tr><th scope="row">弾性包帯（脚）</th><td>{{sleeve-bandage-leg}}</td></tr></tbody></table>
<p>買った額と上限の、低いほうの額から、自分で払う割合の分を引いた額が戻ります。はじめは全額を店に払うので、あとで出すものを確かめてからにすると安心です。買う前に、「医師の指示書と<ruby>領収書<rt>りょうしゅうしょ</rt></ruby>のほかに、何が要りますか」と、加入している健康保険に聞いてください。</p>
<h2>自分でできること</h2>
<h3>月に一度、同じ所をはかる</h3>
<p>手首、ひじ、足首、ひざなど、決めた所の太さを、左右ともはかって書きます。朝と夜で違うので、時間もそろえます。指でしばらく押して、へこみが残るか、つまんだときの皮ふの厚さが左右で違わないかも見ます。</p>
<h3>肌に、傷の入口をつくらない</h3>
<ul><li>洗ったあとに、<ruby>保湿剤<rt>ほしつざい</rt></ruby>をやさしくぬる</li><li>虫さされ、日焼け、やけど、ペットのひっかき傷に気をつける</li><li>庭仕事や台所では手袋を。素足で外に出ない</li><li>爪は深く切らず、水虫は早めに治す</li></ul>
<h3>しめつけず、ためこまず</h3>
<ul><li>きつい下着、指輪、ゴムのあとが残る靴下を替える</li><li>重い荷物は分ける、カートを使う。長く同じ姿勢でいない</li><li>体重を、急に増やさない。むくみを防ぐ決まった食べものはありません</li><li>長い熱い風呂、サウナ、使い捨てカイロは、むくみやすい側では控えめに</li></ul>
<p>むくみが出ていないうちに自分でマッサージをしても、防ぐ効果は認められていません。強くもむのはさけます。<ruby>採血<rt>さいけつ</rt></ruby>や<ruby>血圧<rt>けつあつ</rt></ruby>をどちらの腕でするかは、病院によって考え方が違うので、「わたしは、どちらの腕がよいですか」と聞いておきましょう。</p>
<aside class="memo"><h3>外来で伝えるメモの例</h3><dl><div><dt>いつから</dt><dd>ひと月ほど前。夕方に強く、朝は少し引く</dd></div><div><dt>どこ</dt><dd>左のひじの上が、右より2センチ太い</dd></div><div><dt>受けた治療</dt><dd>六年前に、左のわきのリンパ節をとった</dd></div><div><dt>聞きたいこと</dt><dd>リンパ浮腫を診る外来はありますか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>重い、だるい、はれぼったい、あとが片方だけ残る。そう感じたら、次の診察で「リンパ浮腫ではないでしょうか」と聞いてかまいません。リンパ浮腫の外来がない病院では、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターが、近くで診てもらえる所を一緒にさがします。手術を受けた病院と離れて暮らしている方も使えます。</p>
<p>両足が同じようにむくむとき、急にむくんだときは、別の理由のこともあります。<a href="/articles/swelling">むくみの記事</a>も見てください。</p>
<h2>ご家族へ</h2>
<p>「見た目は変わらないよ」という励ましが、つらさを言いにくくすることがあります。「袋は持つね」「クリームをぬろうか」。毎日続く手入れを、半分だけ一緒に。</p>
`;

const easyBody = `
<h2>リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby>は、<ruby>腕<rt>うで</rt></ruby>や足のむくみです</h2>
<p>がんの<ruby>手術<rt>しゅじゅつ</rt></ruby>や<ruby>放射線<rt>ほうしゃせん</rt></ruby>のあとに、<ruby>腕<rt>うで</rt></ruby>や足がむくむことがあります。<ruby>手術<rt>しゅじゅつ</rt></ruby>の<ruby>何年<rt>なんねん</rt></ruby>もあとに出ることもあります。あなたのせいではありません。</p>
<h2>なぜですか</h2>
<p>からだの中の<ruby>水<rt>みず</rt></ruby>を<ruby>運<rt>はこ</rt></ruby>ぶ<ruby>道<rt>みち</rt></ruby>が、<ruby>治療<rt>ちりょう</rt></ruby>でとおりにくくなるからです。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p>むくみをおさえる<ruby>服<rt>ふく</rt></ruby>や<ruby>靴下<rt>くつした</rt></ruby>があります。<ruby>専門<rt>せんもん</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>の<ruby>手当<rt>てあ</rt></ruby>てもあります。<ruby>早<rt>はや</rt></ruby>く<ruby>始<rt>はじ</rt></ruby>めると、<ruby>軽<rt>かる</rt></ruby>くしやすいです。「<ruby>片方<rt>かたほう</rt></ruby>の<ruby>腕<rt>うで</rt></ruby>がむくみます」と<ruby>言<rt>い</rt></ruby>ってください。<ruby>服<rt>ふく</rt></ruby>のお<ruby>金<rt>かね</rt></ruby>は、<ruby>一部<rt>いちぶ</rt></ruby>が<ruby>戻<rt>もど</rt></ruby>ることがあります。</p>
<h2>お<ruby>金<rt>かね</rt></ruby>が<ruby>戻<rt>もど</rt></ruby>る<ruby>決<rt>き</rt></ruby>まり</h2>
<p>はじめに、<ruby>店<rt>みせ</rt></ruby>で<ruby>全部<rt>ぜんぶ</rt></ruby><ruby>払<rt>はら</rt></ruby>います。あとで、<ruby>健康保険<rt>けんこうほけん</rt></ruby>に<ruby>紙<rt>かみ</rt></ruby>を出すと、<ruby>一部<rt>いちぶ</rt></ruby>が<ruby>戻<rt>もど</rt></ruby>ります。</p>
<ul><li><ruby>一度<rt>いちど</rt></ruby>に、{{sleeve-pieces}}です。</li><li><ruby>次<rt>つぎ</rt></ruby>は、<ruby>前<rt>まえ</rt></ruby>に<ruby>買<rt>か</rt></ruby>ってから、{{sleeve-again}}です。</li><li><ruby>足<rt>あし</rt></ruby>のストッキングは、{{sleeve-stocking}}までを<ruby>計算<rt>けいさん</rt></ruby>に<ruby>使<rt>つか</rt></ruby>います。<ruby>片方<rt>かたほう</rt></ruby>の<ruby>足<rt>あし</rt></ruby>だけのときは、{{sleeve-stocking-one-leg}}です。</li><li><ruby>腕<rt>うで</rt></ruby>のスリーブは{{sleeve-arm}}、<ruby>手<rt>て</rt></ruby>のグローブは{{sleeve-glove}}までです。</li></ul>
<p><ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に、<ruby>病院<rt>びょういん</rt></ruby>で「<ruby>指示書<rt>しじしょ</rt></ruby>をください」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>毎月<rt>まいつき</rt></ruby>、<ruby>一度<rt>いちど</rt></ruby>、<ruby>腕<rt>うで</rt></ruby>や足の<ruby>太<rt>ふと</rt></ruby>さをはかります。</li><li><ruby>肌<rt>はだ</rt></ruby>にクリームをぬります。</li><li><ruby>虫<rt>むし</rt></ruby>さされや、やけど、<ruby>切<rt>き</rt></ruby>り<ruby>傷<rt>きず</rt></ruby>に<ruby>気<rt>き</rt></ruby>をつけます。</li><li>きつい<ruby>服<rt>ふく</rt></ruby>や<ruby>指輪<rt>ゆびわ</rt></ruby>をやめます。</li><li><ruby>重<rt>おも</rt></ruby>い<ruby>荷物<rt>にもつ</rt></ruby>を、<ruby>片方<rt>かたほう</rt></ruby>の<ruby>手<rt>て</rt></ruby>だけで<ruby>持<rt>も</rt></ruby>ちません。</li><li><ruby>自分<rt>じぶん</rt></ruby>で<ruby>強<rt>つよ</rt></ruby>くもみません。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>重<rt>おも</rt></ruby>い、だるい、<ruby>靴<rt>くつ</rt></ruby>が<ruby>片方<rt>かたほう</rt></ruby>だけきつい。そう<ruby>感<rt>かん</rt></ruby>じたら、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

/** Lymphedema: why it may come after years, what treatment there is, what to do with skin and weight, when to show it. */
export const lymphedema = articleItem({
  id: 'lymphedema',
  topics: ['lymphedema', 'swelling', 'after-surgery', 'breast-cancer', 'uterine-cancer'],
  publishedAt: '2026-11-20T03:49:00.000Z',
  title: 'リンパ浮腫：早く気づいて、長くつき合う',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }],
  summary:
    'リンパ節をとる手術や放射線のあと、腕や脚がむくむことがあります。起きる時期、早く気づくための見方、病院での治療、肌の守り方、赤くはれたときの連絡をまとめました。',
  change_log: [
    { day: '2026-11-30', text: '弾性着衣の費用が戻る決まりと、上限の額を書き足しました。' },
    { day: '2026-11-20', text: '公開しました。' },
  ],
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-18',
  reviewer_role: 'リンパ浮腫のケアにたずさわる作業療法士',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.lymphedema,
    {
      title: 'がんとむくみ',
      publisher: '国家公務員共済組合連合会 立川病院',
      url: 'https://tachikawa-hosp.kkr.or.jp/health-column/cat1042/post_46.html',
    },
    {
      title: 'Q5.弾性着衣等にかかる療養費支給対象の疾患及び限度額は？',
      publisher: '国立病院機構 神戸医療センター',
      year: 2023,
      url: 'https://kobe.hosp.go.jp/cancer-medical/faq/4271.html',
    },
  ],
});

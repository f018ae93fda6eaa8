import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>体重計の数字が、こわい日</h2>
<p>ベルトの穴がひとつ内側になった。食べているつもりなのに、ほおがこけたと言われる。反対に、治療が始まってから5キロ増えて、服が入らない。体重の変化は、目に見えるだけに、心にもこたえます。増えたことも減ったことも、意志の弱さや努力の不足ではありません。病院にとっては、熱や血圧と同じ、大事な知らせです。</p>
<h2>減る理由、増える理由</h2>
<table><caption>体重が変わる理由の例</caption><thead><tr><th scope="col">減るとき</th><th scope="col">増えるとき</th></tr></thead><tbody><tr><td>吐き気、口の痛み、味の変化、<ruby>便秘<rt>べんぴ</rt></ruby>で食べる量が減る</td><td>ステロイドなどの薬で、おなかがすく</td></tr><tr><td>飲みこみにくい、胃や腸の手術のあとで、一度に入らない</td><td>空腹だと気持ちが悪く、つい口に入れる</td></tr><tr><td><ruby>下痢<rt>げり</rt></ruby>が続く、栄養が吸収されにくい</td><td>ホルモンの治療、閉経のような体の変化</td></tr><tr><td>がんの影響で、体が筋肉や脂肪を多く使う</td><td>だるくて動けない、仕事や外出が減る</td></tr><tr><td>痛み、眠れない、気持ちの落ちこみ</td><td>むくみ、おなかや胸にたまった水</td></tr><tr><td><ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、<ruby>甲状腺<rt>こうじょうせん</rt></ruby>の働きすぎ</td><td>甲状腺の働きの低下</td></tr></tbody></table>
<p>食べていてもやせていくときは、<ruby>悪液質<rt>あくえきしつ</rt></ruby>とよばれる体の変化が関わることがあります。炎症などのために、筋肉や脂肪が使われやすくなる状態です。「もっと食べれば戻る」と、本人や料理する人を責めるものではありません。</p>
<p>食欲が落ちやすい時期には目安があります。薬の治療では、受けてから1週間ほど、<ruby>放射線<rt>ほうしゃせん</rt></ruby>の治療では、始めて10日ごろから、終わって数か月ほどまで。その後は少しずつ戻ることが多いとされていますが、人によって違います。</p>
<h2>伝える目安：半年で5パーセント</h2>
<p>思いあたる理由なしに、6か月で体重の5パーセント以上減っているときは、悪液質を考える目安の一つとされています。自分の5パーセントは、何キロでしょうか。</p>
<table><caption>体重の5パーセント</caption><thead><tr><th scope="col">前の体重</th><th scope="col">減った量</th></tr></thead><tbody><tr><th scope="row">40キロ</th><td>2キロ</td></tr><tr><th scope="row">50キロ</th><td>2.5キロ</td></tr><tr><th scope="row">60キロ</th><td>3キロ</td></tr><tr><th scope="row">70キロ</th><td>3.5キロ</td></tr></tbody></table>
<p>この数字に届くまで待つ必要はありません。短い間に減った、食べる量が半分になった、立ち上がりにくい。そう感じた時点で伝えてください。反対に、何日かで急に増えたときは、脂肪ではなく水のことがあります。<a href="/articles/swelling">むくみの記事</a>と、この記事の終わりの一覧を見てください。</p>
<h2>病院ですること</h2>
<p>いつから、どのくらい変わったか、何が食べられるかを聞き、血液の検査や画像などで理由をさがします。吐き気や痛み、口の中、便通の手当てで、食べられるようになることもあります。<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>と献立を考える、少ない量で栄養のとれる飲みものを使う、<ruby>理学療法士<rt>りがくりょうほうし</rt></ruby>と筋肉を保つ運動をする。がんの種類によっては、悪液質に使う飲み薬もあります。薬の量を体重で決めていることもあるので、変化は薬の治療の安全にも関わります。</p>
<h2>自分でできること</h2>
<h3>はかり方を決める</h3>
<p>起きてトイレのあと、同じくらいの服で。毎日が負担なら、週に一度、曜日を決めるだけでもかまいません。心臓や腎臓の病気がある方、むくみやすい方は、毎日はかるかを聞いてください。数字を見るのがつらい日は、ベルトの穴や指輪のゆるさを書きとめるだけでも手がかりになります。</p>
<h3>減ってきたとき</h3>
<ul><li>食べられる時間に、食べられるものから。一日三食にこだわらず、五回、六回に分ける</li><li>卵、とうふ、魚、肉、ヨーグルトなどのたんぱく質を、はじめの一口に</li><li>かさを増やさず、油、チーズ、ごま、きな粉、牛乳を足す</li><li>いすから立つ、家の中を歩く。動くことも筋肉を守る（<a href="/articles/exercise-gently">体を動かす記事</a>）</li><li>断食や、糖を抜く食事を自己流で始めない（<a href="/articles/unproven-treatments">効き目が確かめられていない方法の記事</a>）</li></ul>
<p>食べにくいときの工夫は、<a href="/articles/eating-when-hard">食べにくいときの記事</a>にまとめています。</p>
<h3>増えてきたとき</h3>
<ul><li>治療の途中で、自分だけで減量を始めない。いつから、どのくらいを、<ruby>主治医<rt>しゅじい</rt></ruby>に聞く</li><li>甘い飲みものをお茶に替える。夜に食べたくなるなら、あたたかい汁ものを先に</li><li>食べる順に、野菜、たんぱく質、ごはん。見える所にお菓子を置かない</li><li>ステロイドで強くなった食欲は、薬が減ると落ち着くことが多い。薬を自分でやめない</li></ul>
<h3>体に合わなくなった物を見直す</h3>
<p>入れ歯、指輪、下着、補整パッド、ストーマの装具は、体重が変わると合わなくなります。ゆるい入れ歯は食べにくさの元にもなるので、早めに直してもらいます。</p>
<aside class="memo"><h3>診察で伝えるメモの例</h3><dl><div><dt>体重</dt><dd>半年前は58キロ、先月は55キロ、今日は54キロ</dd></div><div><dt>食べる量</dt><dd>ごはんは前の半分。朝がいちばん入る</dd></div><div><dt>じゃまをするもの</dt><dd>すぐおなかがいっぱいになる。便が四日ない</dd></div><div><dt>体の力</dt><dd>立つときに手をつくようになった</dd></div><div><dt>聞きたいこと</dt><dd>管理栄養士さんと話せますか。栄養の飲みものを使えますか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>「やせたねと言われるのがつらい」「鏡を見たくない」という気持ちも、相談してよいことです。まだ病院にかかっていない方で、食事を変えていないのに何か月も減り続けるときは、近くの内科で相談してください。理由は、がんとは限りません。</p>
<h2>ご家族へ</h2>
<p>「もう少し食べて」より、「何なら入りそう？」。皿を小さくして、残してよい量を出します。体重の話は、本人が話したいときに。はかった数字をそっと書きとめておき、診察に持っていくことは、家族だからできる手助けです。</p>
`;

const easyBody = `
<h2><ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>変<rt>か</rt></ruby>わることがあります</h2>
<p>がんの<ruby>治療<rt>ちりょう</rt></ruby>をしていると、<ruby>体重<rt>たいじゅう</rt></ruby>が<ruby>減<rt>へ</rt></ruby>ることも、<ruby>増<rt>ふ</rt></ruby>えることもあります。あなたのせいではありません。<ruby>病院<rt>びょういん</rt></ruby>に<ruby>教<rt>おし</rt></ruby>えてください。<ruby>大事<rt>だいじ</rt></ruby>なことです。</p>
<h2>なぜですか</h2>
<p><ruby>減<rt>へ</rt></ruby>るときは、<ruby>食<rt>た</rt></ruby>べられないこと、<ruby>下痢<rt>げり</rt></ruby>、がんの<ruby>影響<rt>えいきょう</rt></ruby>などがあります。<ruby>増<rt>ふ</rt></ruby>えるときは、<ruby>薬<rt>くすり</rt></ruby>でおなかがすくこと、<ruby>動<rt>うご</rt></ruby>かないこと、<ruby>水<rt>みず</rt></ruby>がたまることなどがあります。</p>
<h2>いつ<ruby>言<rt>い</rt></ruby>いますか</h2>
<p><ruby>半年<rt>はんとし</rt></ruby>で、60キロの<ruby>人<rt>ひと</rt></ruby>が3キロ<ruby>減<rt>へ</rt></ruby>ったら、<ruby>言<rt>い</rt></ruby>ってください。それより<ruby>前<rt>まえ</rt></ruby>に<ruby>言<rt>い</rt></ruby>っても<ruby>大丈夫<rt>だいじょうぶ</rt></ruby>です。二、三日で<ruby>急<rt>きゅう</rt></ruby>に<ruby>増<rt>ふ</rt></ruby>えたときは、すぐに<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>理由<rt>りゆう</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べます。<ruby>食事<rt>しょくじ</rt></ruby>の<ruby>専門<rt>せんもん</rt></ruby>の<ruby>人<rt>ひと</rt></ruby>（<ruby>管理栄養士<rt>かんりえいようし</rt></ruby>）と話せます。<ruby>栄養<rt>えいよう</rt></ruby>のある<ruby>飲<rt>の</rt></ruby>みものもあります。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li><ruby>同<rt>おな</rt></ruby>じ<ruby>時間<rt>じかん</rt></ruby>に<ruby>体重<rt>たいじゅう</rt></ruby>をはかって、<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>減<rt>へ</rt></ruby>った<ruby>人<rt>ひと</rt></ruby>は、<ruby>少<rt>すこ</rt></ruby>しずつ、<ruby>何回<rt>なんかい</rt></ruby>も<ruby>食<rt>た</rt></ruby>べます。<ruby>卵<rt>たまご</rt></ruby>や、とうふを<ruby>先<rt>さき</rt></ruby>に<ruby>食<rt>た</rt></ruby>べます。</li><li><ruby>増<rt>ふ</rt></ruby>えた<ruby>人<rt>ひと</rt></ruby>は、<ruby>甘<rt>あま</rt></ruby>い<ruby>飲<rt>の</rt></ruby>みものをお<ruby>茶<rt>ちゃ</rt></ruby>にします。<ruby>急<rt>きゅう</rt></ruby>にやせようとしません。</li><li><ruby>家<rt>いえ</rt></ruby>の中を<ruby>少<rt>すこ</rt></ruby>し<ruby>歩<rt>ある</rt></ruby>きます。</li><li><ruby>薬<rt>くすり</rt></ruby>を、<ruby>自分<rt>じぶん</rt></ruby>でやめません。</li></ul>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<p>「<ruby>前<rt>まえ</rt></ruby>は58キロでした。<ruby>今<rt>いま</rt></ruby>は54キロです。ごはんは<ruby>前<rt>まえ</rt></ruby>の<ruby>半分<rt>はんぶん</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>ってください。</p>
`;

/** Weight lost or gained: reasons, five per cent in half a year as a point to tell, weighing, food, things that no longer fit. */
export const weightChanges = articleItem({
  id: 'weight-changes',
  topics: ['weight-change', 'appetite-loss', 'eating', 'side-effects'],
  publishedAt: '2026-11-28T14:31:00.000Z',
  title: '体重が減るとき、増えるとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    '食べているのにやせる、治療を始めてから太った。体重が変わる理由、病院に伝える目安になる数字、病院でできること、減ったときと増えたときの食べ方、合わなくなった物の見直しをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がん患者さんの食事の相談を受けてきた管理栄養士',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'がん悪液質とは？',
      publisher: '東京女子医科大学病院 がんセンター',
      url: 'https://www.twmu.ac.jp/hospital/cancercenter/?p=51',
    },
    {
      title: '食欲がない・食欲不振',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/support/condition/anorexia.html',
    },
    MEDICAL_PAGES.appetite,
  ],
});

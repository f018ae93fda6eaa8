import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>ズボンの前が、しまらない</h2>
<p>食べていないのに、おなかだけが張る。すぐに満腹になる。前にかがめない。横になると息が浅くなる。体重が増えているのに、腕や顔はやせている。おなかの張りは、食べる、眠る、動くの全部に関わるつらさです。「太っただけ」と思って黙っている方もいますが、伝えてよい症状です。</p>
<h2>なぜ起きるのか</h2>
<table><caption>おなかが張る主な理由</caption><thead><tr><th scope="col">理由</th><th scope="col">様子の例</th></tr></thead><tbody><tr><th scope="row"><ruby>便秘<rt>べんぴ</rt></ruby>やガス</th><td>便が出ると軽くなる。痛み止めや<ruby>吐<rt>は</rt></ruby>き気止めでも起きる</td></tr><tr><th scope="row">手術のあと、腸の動きが鈍い</th><td><ruby>大腸<rt>だいちょう</rt></ruby>の手術では、ガスが出にくく張ることがある。1か月から2か月で少しずつ軽くなることが多い</td></tr><tr><th scope="row"><ruby>腹水<rt>ふくすい</rt></ruby>（おなかの中の水）</th><td>全体に丸く張る。体重が増える。足もむくむことがある</td></tr><tr><th scope="row">腸の通りにくさ（<ruby>腸閉塞<rt>ちょうへいそく</rt></ruby>など）</th><td>張りに波のような痛みや吐き気が加わる。便もガスも出ない</td></tr><tr><th scope="row">がんや、はれた<ruby>臓器<rt>ぞうき</rt></ruby></th><td>片側や上のほうが重い、押される</td></tr></tbody></table>
<p>腹水は、だれのおなかにもごく少しある水が、増えてたまったものです。がんが<ruby>腹膜<rt>ふくまく</rt></ruby>（おなかの内側の膜）に広がったとき、<ruby>肝臓<rt>かんぞう</rt></ruby>や<ruby>心臓<rt>しんぞう</rt></ruby>の働きが落ちたとき、血の中のたんぱく質が減ったときなど、理由はさまざまです。腹水がある、というだけで、これからのことが決まるわけではありません。</p>
<h2>病院ですること</h2>
<p>おなかを見て、さわり、<ruby>超音波<rt>ちょうおんぱ</rt></ruby>や<ruby>画像<rt>がぞう</rt></ruby>、<ruby>血液<rt>けつえき</rt></ruby>の検査をします。</p>
<h3>腹水のとき</h3>
<p>もとの病気の治療のほかに、尿を出す薬を使うことがあります。苦しいときは、おなかに細い針や管を入れて、水を抜きます。<ruby>局所麻酔<rt>きょくしょますい</rt></ruby>をし、横になって、ゆっくり抜くことが多く、抜くと食事や息が楽になることがあります。またたまることもあり、抜く量と間隔は、だるさや血圧を見ながら決めます。抜いた水からたんぱく質を取り出して体に戻す方法（CART）が行われる病院もあります。合うかどうかは、体の状態で違います。</p>
<h3>腸の通りが悪いとき</h3>
<p>食事を休んで<ruby>点滴<rt>てんてき</rt></ruby>をし、鼻からの管で中身を抜くことがあります。腸の動きや吐き気をやわらげる薬、手術、内側から広げる器具、<ruby>人工肛門<rt>じんこうこうもん</rt></ruby>などを、理由と体の状態で考えます。</p>
<h3>便秘やガスのとき</h3>
<p>便をやわらかくする薬、腸を動かす薬などを使い分けます。腸が通りにくいときに合わない薬もあるため、市販の下剤や<ruby>浣腸<rt>かんちょう</rt></ruby>は、聞く前に使わないでください。</p>
<h2>自分でできること</h2>
<ul><li><strong>姿勢</strong>：上半身を起こし、ひざの下にクッションを入れると、おなかがゆるみます。横向きで抱き枕を使うのも楽です</li><li><strong>服</strong>：ゴムのゆるいもの、つりズボン、ワンピース。おなかをしめるベルトをやめる</li><li><strong>食べ方</strong>：少なめを何回かに分け、よくかむ。張りやすい炭酸、豆、いも、脂っこいものを控える。液体の栄養も使えます</li><li><strong>腸が通りにくいと言われた方</strong>：きのこ、海そう、こんにゃく、たけのこ、ナッツ、貝など消化しにくいものと、脂っこいもの、食べすぎをさける。気をつけていても起きることがあり、あなたのせいではありません</li><li><strong>動く</strong>：止められていなければ、家の中を少し歩く。おなかを温め、時計の向きにそっとなでる。痛みや腹水の強いときは、もまない</li><li><strong>水分と塩分</strong>：減らすか増やすかは理由で反対になります。自分で決めず、目安を聞く</li><li><strong>記録</strong>：毎朝の体重、おへその高さのおなか回り、便とガスが出た時刻</li></ul>
<p>下痢と便秘の手当ては、<a href="/articles/diarrhea-constipation">下痢と便秘の記事</a>にあります。足もむくむときは、<a href="/articles/swelling">むくみの記事</a>も見てください。</p>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>いつから</dt><dd>二週間前から少しずつ。昨日から急に</dd></div><div><dt>便とガス</dt><dd>便は三日出ていない。ガスは今朝出た</dd></div><div><dt>吐き気と痛み</dt><dd>夕方に一度吐いた。痛みは波のように来る</dd></div><div><dt>体重とおなか回り</dt><dd>一週間で2キロ、4センチ増えた</dd></div><div><dt>聞きたいこと</dt><dd>張りをやわらげる方法は、何がありますか</dd></div></dl></aside>
<h2>相談したいとき</h2>
<p>張って眠れない、数口で満腹になる、靴下がはけない、食べる量が減った。「少し張るだけ」のうちに伝えると、選べる手当てが増えることがあります。腹水を抜くのがこわい方は、「抜くと、どんなことが起きますか。抜かないと、どうなりますか」と、両方を聞いてください。<ruby>緩和<rt>かんわ</rt></ruby>ケアの医師や看護師は、治療中でも、おなかの張りの相談にのります。便もガスも出ずに吐く、急に強く痛むときは、朝を待たずに連絡します。</p>
<h2>ご家族へ</h2>
<p>「食べないと弱る」と心配でも、張っているおなかに食べるのは苦しいことです。一口で終わってよい器にする、背中にクッションを足す、足をなでる。食べることのほかにも、できることがあります。</p>
`;

const easyBody = `
<h2>おなかが<ruby>張<rt>は</rt></ruby>ることがあります</h2>
<p>がんの<ruby>病気<rt>びょうき</rt></ruby>や<ruby>治療<rt>ちりょう</rt></ruby>で、おなかが<ruby>張<rt>は</rt></ruby>って<ruby>苦<rt>くる</rt></ruby>しくなることがあります。<ruby>太<rt>ふと</rt></ruby>っただけだと<ruby>思<rt>おも</rt></ruby>わないで、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2>なぜですか</h2>
<p><ruby>便<rt>べん</rt></ruby>やガスがたまる、おなかに<ruby>水<rt>みず</rt></ruby>がたまる（<ruby>腹水<rt>ふくすい</rt></ruby>）、<ruby>腸<rt>ちょう</rt></ruby>がとおりにくい、など、<ruby>理由<rt>りゆう</rt></ruby>はいろいろです。<ruby>病院<rt>びょういん</rt></ruby>で<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>理由<rt>りゆう</rt></ruby>に<ruby>合<rt>あ</rt></ruby>わせて<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>います。おなかの<ruby>水<rt>みず</rt></ruby>を、<ruby>針<rt>はり</rt></ruby>で<ruby>少<rt>すこ</rt></ruby>しずつ<ruby>抜<rt>ぬ</rt></ruby>くこともあります。「おなかが<ruby>張<rt>は</rt></ruby>って、<ruby>食<rt>た</rt></ruby>べられません」と<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>家<rt>いえ</rt></ruby>でできること</h2>
<ul><li>からだを<ruby>少<rt>すこ</rt></ruby>し<ruby>起<rt>お</rt></ruby>こして、ひざの下にクッションをいれます。</li><li>ゆるい<ruby>服<rt>ふく</rt></ruby>にします。</li><li><ruby>少<rt>すこ</rt></ruby>しずつ、<ruby>何回<rt>なんかい</rt></ruby>かに<ruby>分<rt>わ</rt></ruby>けて<ruby>食<rt>た</rt></ruby>べます。</li><li><ruby>毎朝<rt>まいあさ</rt></ruby>、<ruby>体重<rt>たいじゅう</rt></ruby>をはかって<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>便<rt>べん</rt></ruby>とガスが出た<ruby>時間<rt>じかん</rt></ruby>を<ruby>書<rt>か</rt></ruby>きます。</li><li><ruby>下剤<rt>げざい</rt></ruby>を<ruby>買<rt>か</rt></ruby>う<ruby>前<rt>まえ</rt></ruby>に、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。</li><li>おなかを<ruby>強<rt>つよ</rt></ruby>くもみません。</li></ul>
<h2><ruby>相談<rt>そうだん</rt></ruby>するとき</h2>
<p><ruby>張<rt>は</rt></ruby>って<ruby>眠<rt>ねむ</rt></ruby>れないとき、<ruby>食<rt>た</rt></ruby>べる<ruby>量<rt>りょう</rt></ruby>が<ruby>減<rt>へ</rt></ruby>ったときは、<ruby>病院<rt>びょういん</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>してください。<ruby>便<rt>べん</rt></ruby>もガスも出ないで<ruby>吐<rt>は</rt></ruby>くときは、<ruby>朝<rt>あさ</rt></ruby>まで<ruby>待<rt>ま</rt></ruby>たないで、すぐに<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
`;

/** A tight belly: gas, constipation, ascites, a blocked bowel; what is done, posture and food, when it cannot wait. */
export const abdominalBloating = articleItem({
  id: 'abdominal-bloating',
  topics: ['abdominal-symptoms', 'constipation', 'palliative-care', 'after-surgery'],
  publishedAt: '2026-11-25T04:57:00.000Z',
  title: 'おなかが張るとき（腹水、腸の通りにくさ）',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'treating' }, { id: 'follow-up' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    'おなかが張って苦しい。便秘やガス、腹水、腸の通りにくさなど、理由で手当てが変わります。腹水を抜くときのこと、食べ方と楽な姿勢、待たずに連絡するときをまとめました。',
  reviewed_at: '2026-11-25',
  next_review_at: '2027-11-24',
  reviewer_role: '緩和ケアにたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '大腸がん（結腸がん・直腸がん） Q&A',
      publisher: '国立がん研究センター がん情報サービス',
      url: 'https://ganjoho.jp/public/cancer/colon/qa.html',
    },
    {
      title: '腸閉塞を起こしにくくするために',
      publisher: '静岡県立静岡がんセンター',
      url: 'https://www.scchr.jp/cancerqa/jyogen_print.html?no=4100118',
    },
    SOURCES.palliativeSociety,
  ],
});

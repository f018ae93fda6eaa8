import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { PAGES } from '../../sources/pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>水を飲むだけで、しみる</h2>
<p>みそ汁がしみる。歯ブラシが当たると飛び上がるほど痛い。話すのもおっくうになる。がんの薬や、頭や首への<ruby>放射線<rt>ほうしゃせん</rt></ruby>の治療では、口の中が赤くなったり、ただれたりする<ruby>口内炎<rt>こうないえん</rt></ruby>ができることがあります。ほおの内側、唇の裏、舌のふちなどに出やすく、口のかわきや、味の変化と重なることもあります。食べる、話す、眠るという毎日のことに関わるつらさです。</p>
<h2>なぜ起きるのか</h2>
<p>口の中の<ruby>粘膜<rt>ねんまく</rt></ruby>は、<ruby>細胞<rt>さいぼう</rt></ruby>の入れ替わりが早く、治療の<ruby>影響<rt>えいきょう</rt></ruby>を受けやすい場所です。体を守る<ruby>白血球<rt>はっけっきゅう</rt></ruby>が減ると、小さな傷から菌が増えることもあります。合わない入れ歯、とがった歯、口のかわきも、痛みを強くします。かびの仲間やウイルスが関わることもあり、見た目だけでは区別がつきません。</p>
<h2>病院や歯科ですること</h2>
<p>口の中を見て、痛みの原因を確かめます。口をすすぐ薬、塗り薬、痛み止め、菌やかびを抑える薬、口のうるおいを保つ手当てなどを、様子に合わせて使います。食べられないときは、食事の形を変える、<ruby>栄養<rt>えいよう</rt></ruby>を補う方法を考えます。<ruby>歯科衛生士<rt>しかえいせいし</rt></ruby>に、痛い時期のみがき方を教わることもできます。</p>
<p>治療を始める前に<ruby>歯科<rt>しか</rt></ruby>へ行けると、手入れの準備ができます。もう始まっている方は、血の止まりやすさや<ruby>感染<rt>かんせん</rt></ruby>のしやすさが変わっていることがあるので、歯科にかかる日を<ruby>主治医<rt>しゅじい</rt></ruby>に聞いてください。「がんの治療中です」と歯科にも伝えます。</p>
<h2>自分でできること</h2>
<h3>よごれを、やさしく落とす</h3>
<ul><li>毛のやわらかい、小さめの歯ブラシを使う。痛い場所はさけ、歯だけをそっとみがく。</li><li>しみるときは、歯みがき剤をつけず、水だけでみがく。</li><li>みがけない日は、病院で教わったうがいだけでも続ける。</li><li>アルコールの入った、しみるうがい液はさける。</li><li>入れ歯は洗って、痛いときは食事のときだけにする。</li></ul>
<h3>かわかさない</h3>
<p>起きたとき、食事の前後、寝る前に、水やうがい薬で口をしめらせます。唇には、<ruby>保湿<rt>ほしつ</rt></ruby>のものを塗ります。たばことお酒は、痛みを強くしやすいので控えます。</p>
<h3>しみにくい食べ方にする</h3>
<table><caption>しみるときの食べものの例</caption><thead><tr><th scope="col">しみやすい</th><th scope="col">食べやすいことが多い</th></tr></thead><tbody><tr><td>熱いもの</td><td><ruby>人肌<rt>ひとはだ</rt></ruby>くらいに冷ましたもの</td></tr><tr><td>酸っぱい果物、酢のもの</td><td>プリン、<ruby>豆腐<rt>とうふ</rt></ruby>、卵どうふ</td></tr><tr><td><ruby>香辛料<rt>こうしんりょう</rt></ruby>、濃い味</td><td>だしのきいた、うす味の煮もの</td></tr><tr><td>せんべい、かたいパン</td><td>おかゆ、とろみをつけたもの</td></tr></tbody></table>
<p>痛み止めを食事の前に使うと、食べやすくなることがあります。使う時刻を、医師や<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞いてみてください。むせやすい方は、とろみのつけ方も相談できます。</p>
<h2>一日一回、口の中を見る</h2>
<p>明るい所で、鏡に向かって口を開けます。赤い所、白い所、血のにじみを見て、変わったことがあれば一行書いておきます。</p>
<aside class="memo"><h3>伝え方の例</h3><dl><div><dt>場所</dt><dd>舌の右のふちと、下の唇の裏</dd></div><div><dt>食べられたもの</dt><dd>冷ましたおかゆと、豆腐を半分</dd></div><div><dt>飲めるもの</dt><dd>水は、ひと口ずつなら飲める</dd></div><div><dt>聞きたいこと</dt><dd>うがい薬は、一日に何回使いますか</dd></div></dl></aside>
`;

const easyBody = `
<h2><ruby>口<rt>くち</rt></ruby>の<ruby>中<rt>なか</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>いとき</h2>
<p>がんの<ruby>薬<rt>くすり</rt></ruby>や、<ruby>頭<rt>あたま</rt></ruby>や<ruby>首<rt>くび</rt></ruby>の<ruby>放射線<rt>ほうしゃせん</rt></ruby>の<ruby>治療<rt>ちりょう</rt></ruby>で、<ruby>口<rt>くち</rt></ruby>の<ruby>中<rt>なか</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>くなることがあります。<ruby>赤<rt>あか</rt></ruby>くなったり、ただれたりします。「<ruby>口内炎<rt>こうないえん</rt></ruby>」といいます。がまんしなくていいです。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「<ruby>口<rt>くち</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>くて、<ruby>食<rt>た</rt></ruby>べられません」</li><li>「<ruby>水<rt>みず</rt></ruby>は、<ruby>少<rt>すこ</rt></ruby>しなら<ruby>飲<rt>の</rt></ruby>めます」</li><li>「うがいの<ruby>薬<rt>くすり</rt></ruby>は、<ruby>一日<rt>いちにち</rt></ruby>に<ruby>何回<rt>なんかい</rt></ruby><ruby>使<rt>つか</rt></ruby>いますか」</li></ul>
<p>ぬる<ruby>薬<rt>くすり</rt></ruby>や、<ruby>痛み止め<rt>いたみどめ</rt></ruby>などがあります。</p>
<p><ruby>歯医者<rt>はいしゃ</rt></ruby>にいつ<ruby>行<rt>い</rt></ruby>くかは、がんの<ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>きます。<ruby>歯医者<rt>はいしゃ</rt></ruby>では「がんの<ruby>治療中<rt>ちりょうちゅう</rt></ruby>です」と<ruby>言<rt>い</rt></ruby>います。</p>
<h2><ruby>口<rt>くち</rt></ruby>をきれいにする</h2>
<ul><li>やわらかい、<ruby>小<rt>ちい</rt></ruby>さめの<ruby>歯<rt>は</rt></ruby>ブラシを<ruby>使<rt>つか</rt></ruby>います。</li><li><ruby>痛<rt>いた</rt></ruby>いところをさけて、<ruby>歯<rt>は</rt></ruby>だけをみがきます。</li><li>しみるときは、<ruby>水<rt>みず</rt></ruby>だけでみがきます。</li><li>みがけない<ruby>日<rt>ひ</rt></ruby>は、<ruby>病院<rt>びょういん</rt></ruby>で<ruby>教<rt>おし</rt></ruby>えてもらったうがいをします。</li><li><ruby>口<rt>くち</rt></ruby>がかわかないように、<ruby>水<rt>みず</rt></ruby>で<ruby>口<rt>くち</rt></ruby>をしめらせます。</li></ul>
<h2><ruby>食<rt>た</rt></ruby>べるとき</h2>
<ul><li>あついものは、さまします。</li><li>おかゆ、とうふ、プリンなどは、<ruby>食<rt>た</rt></ruby>べやすいことが<ruby>多<rt>おお</rt></ruby>いです。</li><li>すっぱいもの、からいもの、かたいものは、しみやすいです。</li><li>たばことお<ruby>酒<rt>さけ</rt></ruby>をひかえます。</li></ul>
<p><ruby>食<rt>た</rt></ruby>べる<ruby>前<rt>まえ</rt></ruby>に<ruby>痛み止め<rt>いたみどめ</rt></ruby>を<ruby>使<rt>つか</rt></ruby>うと、<ruby>食<rt>た</rt></ruby>べやすいことがあります。「<ruby>痛み止め<rt>いたみどめ</rt></ruby>は、いつ<ruby>使<rt>つか</rt></ruby>いますか」と<ruby>聞<rt>き</rt></ruby>いてください。</p>
<h2><ruby>一日<rt>いちにち</rt></ruby>に<ruby>一回<rt>いっかい</rt></ruby>、<ruby>口<rt>くち</rt></ruby>の<ruby>中<rt>なか</rt></ruby>を<ruby>見<rt>み</rt></ruby>ます</h2>
<p><ruby>赤<rt>あか</rt></ruby>いところ、<ruby>白<rt>しろ</rt></ruby>いところ、<ruby>血<rt>ち</rt></ruby>が<ruby>出<rt>で</rt></ruby>ているところを<ruby>見<rt>み</rt></ruby>ます。<ruby>変<rt>か</rt></ruby>わったことを、<ruby>紙<rt>かみ</rt></ruby>に<ruby>書<rt>か</rt></ruby>きます。</p>
`;

/** A sore mouth: gentle cleaning, food that does not sting, the dentist's part. */
export const mouthSores = articleItem({
  id: 'mouth-sores',
  topics: ['mouth-sores', 'dental-care', 'side-effects', 'eating'],
  publishedAt: '2026-09-15T01:00:00.000Z',
  title: '口の中の痛み・口内炎がつらいとき',
  category: { id: 'treatment' },
  cover: 'cover-life',
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-09-15', text: '公開しました。' },
  ],
  summary:
    '水もしみるほどの口の痛みは、がまんしなくてよい症状です。起きる理由、歯科の役割、やさしい手入れ、しみにくい食べ方をまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-09-14',
  reviewer_role: 'がん治療中の口の手入れを支えてきた歯科衛生士',
  body,
  easy_body: easyBody,
  sources: [
    MEDICAL_PAGES.mouthSores,
    {
      title: '肺がんガイドブック Q92（口内炎、口の乾燥）',
      publisher: '日本肺癌学会',
      year: 2020,
      url: 'https://www.haigan.gr.jp/public/guidebook/2019/2020/Q92.html',
    },
    PAGES.dentalCare,
  ],
});

import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>便の検査の「陽性」は、「もっと調べましょう」の意味です</h2>
<p>封筒を開けて「陽性」「<ruby>要精密検査<rt>ようせいみつけんさ</rt></ruby>」の文字を見つけ、台所で何度も読み返した、という方がいます。<ruby>便潜血<rt>べんせんけつ</rt></ruby>検査は、目では見えないほどの血が、便にまじっていないかを調べるものです。<ruby>痔<rt>じ</rt></ruby>、ポリープ、腸の<ruby>炎症<rt>えんしょう</rt></ruby>でも、血はまじります。陽性というだけでは、がんかどうかは分かりません。</p>
<p>「たまたま出たのだろう」と便の検査をもう一度受けて、次が陰性なら安心、とはなりません。腸からの<ruby>出血<rt>しゅっけつ</rt></ruby>は、毎日続くとは限らないからです。次に受けるのは、腸の中を見る検査です。便に血がつく、便が細くなった、<ruby>下痢<rt>げり</rt></ruby>と<ruby>便秘<rt>べんぴ</rt></ruby>をくり返す、<ruby>貧血<rt>ひんけつ</rt></ruby>と言われた、という理由で調べる方もいます。</p>
<h2>大腸を調べる、おもな検査</h2>
<table><caption>大腸の検査の種類</caption><thead><tr><th scope="col">検査</th><th scope="col">すること</th><th scope="col">知っておくこと</th></tr></thead><tbody><tr><th scope="row">大腸<ruby>内視鏡<rt>ないしきょう</rt></ruby>検査</th><td><ruby>肛門<rt>こうもん</rt></ruby>から細いカメラを入れ、大腸の内側を見ます</td><td>気になる所の<ruby>組織<rt>そしき</rt></ruby>を、その場でとれます</td></tr><tr><th scope="row">大腸CT検査</th><td>腸に空気などを入れて、CTで写します</td><td>組織はとれません。何か写れば、内視鏡で確かめます</td></tr><tr><th scope="row"><ruby>注腸造影<rt>ちゅうちょうぞうえい</rt></ruby>検査</th><td>肛門からバリウムと空気を入れて、写真を撮ります</td><td>カメラを奥まで入れにくいときなどに選ばれます</td></tr></tbody></table>
<p>がんと分かったあとは、広がりを見るために、CTやMRIなどが加わります。受け方は<a href="/articles/imaging-tests">CT・MRI・PETの前に知っておくこと</a>に書きました。</p>
<h2>内視鏡は、前の日から始まります</h2>
<p>時間や薬の種類は、病院によって違います。もらった紙のとおりが、いちばん確かです。ここでは、大まかな流れを知っておいてください。</p>
<dl><div><dt>予約のとき</dt><dd>お薬手帳を見せます。血をかたまりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、<ruby>心臓<rt>しんぞう</rt></ruby>の病気、<ruby>緑内障<rt>りょくないしょう</rt></ruby>、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>肥大、おなかの手術をしたこと、アレルギーを伝えます。前からおなかが張って便が出にくい方は、腸を空にする薬の使い方が変わることがあるので、かならず話してください</dd></div><div><dt>前の日</dt><dd>食事は夜9時ごろまで。野菜、きのこ、海藻、種のあるものを避けます。水やお茶は飲めます。寝る前に<ruby>下剤<rt>げざい</rt></ruby>を飲むことがあります</dd></div><div><dt>当日の朝</dt><dd>腸を洗う薬を、時間をかけて飲みます。何度もトイレに行くので、家で飲むか、病院で飲むかを選べるか聞いてみましょう</dd></div><div><dt>検査</dt><dd>15分から30分くらいが一つの目安です。ポリープをとるときや、腸の形によっては長くなります</dd></div><div><dt>終わったあと</dt><dd>30分から1時間ほど休んで帰ります。眠くなる薬を使った日は、車もバイクも運転できません。水分をとり、おなかの張りが落ち着いてから食べ始めます</dd></div></dl>
<p>持ちものは、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、<ruby>検診<rt>けんしん</rt></ruby>の結果の紙、お薬手帳、替えの下着です。お迎えを頼めるなら、終わる時刻は余裕をもって伝えておきます。</p>
<h2>はずかしい、こわい、と思うとき</h2>
<p>下着をぬいで横向きになる検査です。病院では、おしりの所だけが開く専用のパンツを使うことが多く、体にはタオルをかけます。はずかしさも、前に痛かったことも、言ってよいことです。</p>
<ul><li>「タオルを、腰までかけてもらえますか」</li><li>「前に痛くて、途中でやめました。眠くなる薬は使えますか」</li><li>「痛いときは、手を上げて知らせます」</li><li>「女性の<ruby>看護師<rt>かんごし</rt></ruby>さんに、そばにいてもらえますか」</li></ul>
<h2>その場でとるもの、結果を待つもの</h2>
<p>ポリープが見つかると、その日のうちにとることも、日をあらためて入院でとることもあります。とったあとは、お酒、激しい運動、遠出をしばらく控えるように言われます。旅行や出張の予定があるときは、検査の前に話しておきましょう。組織をとったときは、結果が出るまで日にちがかかります。その間に病院で何をしているかは、<a href="/articles/pathology-report">病理検査の結果が出るまで</a>をご覧ください。「いつ、だれから聞けますか」と、結果の日を決めて帰ると、待つ間の見通しが立ちます。</p>
<h2>待つ間に、しておけること</h2>
<p>便の回数と様子を、短く書いておくと<ruby>診察<rt>しんさつ</rt></ruby>で役に立ちます。血の色（赤い、黒い）と、便につくのか、まじるのかも書けると十分です。<ruby>市販<rt>しはん</rt></ruby>の便秘薬を使っている方は、名前を書いておきます。仕事や運動は、止められていなければ、ふだんどおりで大丈夫です。</p>
<aside class="memo"><h3>次の診察で聞くこと</h3><dl><div><dt>結果</dt><dd>今日は何が見えましたか。組織をとった所は、いくつですか</dd></div><div><dt>薬</dt><dd>止めていた薬は、いつから飲みますか</dd></div><div><dt>次</dt><dd>何もなかったときは、次はいつ調べますか。がんだったときは、どの病院に行きますか</dd></div></dl></aside>
<p>待つ日々の気持ちのことは、<a href="/articles/anxiety-before-results">検査の結果を待つ間の、不安との過ごし方</a>に書いています。</p>
`;

const easyBody = `
<h2><ruby>便<rt>べん</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>で「<ruby>陽性<rt>ようせい</rt></ruby>」と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>便<rt>べん</rt></ruby>は、うんちのことです。「<ruby>陽性<rt>ようせい</rt></ruby>」は、もっと<ruby>調<rt>しら</rt></ruby>べましょう、という<ruby>意味<rt>いみ</rt></ruby>です。がんかどうかは、まだ<ruby>分<rt>わ</rt></ruby>かりません。<ruby>痔<rt>じ</rt></ruby>（おしりの<ruby>病気<rt>びょうき</rt></ruby>）でも、<ruby>便<rt>べん</rt></ruby>に<ruby>血<rt>ち</rt></ruby>がまじります。</p>
<p><ruby>便<rt>べん</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>をもう<ruby>一度<rt>いちど</rt></ruby><ruby>受<rt>う</rt></ruby>けて「<ruby>陰性<rt>いんせい</rt></ruby>（<ruby>血<rt>ち</rt></ruby>がない）」でも、<ruby>安心<rt>あんしん</rt></ruby>とは<ruby>言<rt>い</rt></ruby>えません。<ruby>大腸<rt>だいちょう</rt></ruby>（<ruby>便<rt>べん</rt></ruby>が<ruby>通<rt>とお</rt></ruby>るところ）の<ruby>中<rt>なか</rt></ruby>を<ruby>見<rt>み</rt></ruby>る<ruby>検査<rt>けんさ</rt></ruby>を<ruby>受<rt>う</rt></ruby>けてください。</p>
<h2>カメラの<ruby>検査<rt>けんさ</rt></ruby></h2>
<p>おしりから、<ruby>細<rt>ほそ</rt></ruby>いカメラを<ruby>入<rt>い</rt></ruby>れます。<ruby>病院<rt>びょういん</rt></ruby>の<ruby>紙<rt>かみ</rt></ruby>のとおりにします。</p>
<ul><li><ruby>前<rt>まえ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby>：<ruby>野菜<rt>やさい</rt></ruby>、きのこ、<ruby>海<rt>かい</rt></ruby>そう、たねのあるものをさけます。</li><li>その<ruby>日<rt>ひ</rt></ruby>の<ruby>朝<rt>あさ</rt></ruby>：<ruby>腸<rt>ちょう</rt></ruby>を<ruby>洗<rt>あら</rt></ruby>う<ruby>薬<rt>くすり</rt></ruby>を<ruby>飲<rt>の</rt></ruby>みます。<ruby>何度<rt>なんど</rt></ruby>もトイレに<ruby>行<rt>い</rt></ruby>きます。</li><li>あと：<ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>った<ruby>日<rt>ひ</rt></ruby>は、<ruby>車<rt>くるま</rt></ruby>やバイクを<ruby>運転<rt>うんてん</rt></ruby>しません。</li></ul>
<h2><ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>、<ruby>心臓<rt>しんぞう</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>、アレルギーのこと</li><li>おなかの<ruby>手術<rt>しゅじゅつ</rt></ruby>をしたこと</li><li>おなかが<ruby>張<rt>は</rt></ruby>って、<ruby>便<rt>べん</rt></ruby>が<ruby>出<rt>で</rt></ruby>にくいこと。かならず<ruby>言<rt>い</rt></ruby>ってください。</li></ul>
<h2>はずかしいとき、こわいとき</h2>
<p><ruby>言<rt>い</rt></ruby>っていいです。</p>
<ul><li>「タオルをかけてもらえますか」</li><li>「<ruby>前<rt>まえ</rt></ruby>に<ruby>痛<rt>いた</rt></ruby>かったです。<ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>は<ruby>使<rt>つか</rt></ruby>えますか」</li><li>「<ruby>痛<rt>いた</rt></ruby>いときは、<ruby>手<rt>て</rt></ruby>をあげます」</li><li>「<ruby>女性<rt>じょせい</rt></ruby>の<ruby>看護師<rt>かんごし</rt></ruby>さんに、そばにいてもらえますか」</li></ul>
<h2><ruby>帰<rt>かえ</rt></ruby>る<ruby>前<rt>まえ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「<ruby>結果<rt>けっか</rt></ruby>は、いつ、だれから<ruby>聞<rt>き</rt></ruby>けますか」</li><li>「<ruby>止<rt>と</rt></ruby>めていた<ruby>薬<rt>くすり</rt></ruby>は、いつから<ruby>飲<rt>の</rt></ruby>みますか」</li></ul>
`;

export const colorectalSuspected = articleItem({
  id: 'colorectal-suspected',
  publishedAt: '2026-11-20T01:17:00.000Z',
  title: '大腸の精密検査と言われたら：内視鏡の前の日から結果まで',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['colorectal-cancer', 'suspected', 'endoscopy', 'cancer-screening', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-20', text: '公開しました。' },
  ],
  summary:
    '便の検査の陽性は、もっと調べましょうという意味です。大腸内視鏡の前の日からの流れ、かかる時間、持ちもの、はずかしいときの言い方、結果を待つ間のことをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-18',
  reviewer_role: '消化器の内視鏡検査の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '大腸内視鏡検査の説明（市民のみなさま）',
      publisher: '日本消化器内視鏡学会',
      url: 'https://jges.net/citizen/check-cure/no2-2',
    },
    {
      title: '大腸内視鏡検査および治療を受けられる方へ',
      publisher: '東京都立病院機構',
      url: 'https://tmhp.jp/tokyo-cdc/outpatient/caution/colonoscopy.html',
    },
    SOURCES.ganjoho,
  ],
});

import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>バリウムの写真が教えてくれること、教えてくれないこと</h2>
<p>「胃の<ruby>検診<rt>けんしん</rt></ruby>で引っかかった」と聞くと、すぐに悪い病気を思い浮かべるかもしれません。バリウムの検査は、胃の形や、壁のでこぼこを写す検査です。<ruby>胃炎<rt>いえん</rt></ruby>のあと、<ruby>潰瘍<rt>かいよう</rt></ruby>のあと、ポリープ、バリウムのつき方のむらでも、「もう一度見ましょう」という結果になります。がんかどうかは、影絵だけでは分かりません。直接見る検査が、胃カメラ（<ruby>胃内視鏡<rt>いないしきょう</rt></ruby>検査）です。</p>
<p>みぞおちの痛み、胸やけ、<ruby>食欲<rt>しょくよく</rt></ruby>がない、体重が減った、<ruby>貧血<rt>ひんけつ</rt></ruby>がある、便が黒い、といったことから調べる方もいます。</p>
<h2>口からと、鼻から</h2>
<table><caption>胃カメラの入れ方の違い</caption><thead><tr><th scope="col">くらべる点</th><th scope="col">口から</th><th scope="col">鼻から</th></tr></thead><tbody><tr><th scope="row">楽さ</th><td>のどの奥にふれて「おえっ」となりやすい。眠くなる薬を使えることがあります</td><td>のどの<ruby>反射<rt>はんしゃ</rt></ruby>は少なめ。鼻の痛みや鼻血が出ることがあります</td></tr><tr><th scope="row">会話</th><td>できません。手の合図を決めます</td><td>話せることがあります</td></tr><tr><th scope="row">向いているとき</th><td>くわしく見る、<ruby>組織<rt>そしき</rt></ruby>をとる、治療をするとき</td><td>まず見てみるとき。鼻がせまい方は、口に変わることがあります</td></tr></tbody></table>
<p>どちらも、組織をとることができます。「前に苦しくて、こわくなりました」と予約のときに話すと、入れ方や薬を一緒に考えてもらえます。市区町村の検診の胃カメラでは、眠くなる薬を使わない決まりの所もあります。<ruby>精密検査<rt>せいみつけんさ</rt></ruby>は病院で受けるので、あらためて聞いてみてください。</p>
<h2>前の日から、帰るまで</h2>
<p>時刻は病院の紙が先です。大まかな流れを書いておきます。</p>
<dl><div><dt>予約のとき</dt><dd>お薬手帳を見せます。血をかたまりにくくする薬、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の薬、<ruby>心臓<rt>しんぞう</rt></ruby>の病気、<ruby>緑内障<rt>りょくないしょう</rt></ruby>、<ruby>前立腺<rt>ぜんりつせん</rt></ruby>肥大、歯の<ruby>麻酔<rt>ますい</rt></ruby>などで具合が悪くなったことを伝えます</dd></div><div><dt>前の日</dt><dd>夕食は軽く、夜9時までにすませる所が多いです</dd></div><div><dt>当日の朝</dt><dd>食べません。水をいつまで飲んでよいか、いつもの薬をどうするかは、病院によって違うので確かめます</dd></div><div><dt>検査</dt><dd>胃の泡を消す薬を飲み、のどや鼻に麻酔をします。見るだけなら5分ほどで終わることもあります。組織をとると、もう少しかかります</dd></div><div><dt>終わったあと</dt><dd>のどのしびれがとれるまで、飲んだり食べたりしません。眠くなる薬を使った日は運転しません</dd></div></dl>
<p>楽に受けるこつは、肩の力を抜き、つばは飲まずに口の外へ流し、鼻から吸って口から長くはくことです。目を閉じるより、遠くをぼんやり見るほうが楽だという方もいます。</p>
<p>持ちものは、マイナ保険証または<ruby>資格確認書<rt>しかくかくにんしょ</rt></ruby>、<ruby>紹介状<rt>しょうかいじょう</rt></ruby>、検診の結果の紙、お薬手帳です。首もとのゆるい服で行きます。</p>
<h2>「組織をとりました」と言われたら</h2>
<p>胃カメラでは、赤い所、へこんだ所などから、小さな組織をつまんで調べること（<ruby>生検<rt>せいけん</rt></ruby>）がよくあります。念のためにとることも多く、とったこと自体は、悪いという意味ではありません。結果の紙に「Group（グループ）」と数字が書かれていることがあります。<ruby>細胞<rt>さいぼう</rt></ruby>の顔つきを分けた印です。数字だけで考えこまず、「これは、何を表す数字ですか。次に何をしますか」と聞いてください。調べ方は、<a href="/articles/pathology-report">病理検査の結果が出るまで</a>に書いています。</p>
<h2>ピロリ菌のことを聞いたら</h2>
<p>ピロリ<ruby>菌<rt>きん</rt></ruby>は、胃の中にすむ<ruby>細菌<rt>さいきん</rt></ruby>です。長くいると胃炎が続き、潰瘍や胃がんに関わることが知られています。子どものころに入ることが多く、生活の乱れのせいではありません。「わたしにはいますか。いたら、いつ治療をしますか。なくなったあとも、胃の検査は続けますか」の三つを聞いておきましょう。</p>
<h2>結果を待つ間の過ごし方</h2>
<p>食事は、食べやすいものを少しずつで大丈夫です。<ruby>市販<rt>しはん</rt></ruby>の胃薬や痛み止めは、<ruby>症状<rt>しょうじょう</rt></ruby>や胃の様子を変えることがあるので、飲む前に聞くか、飲んだことを伝えます。組織をとった日は、お酒、熱い湯、激しい運動を控えるように言われることがあります。</p>
<aside class="memo"><h3>次の診察で聞くこと</h3><dl><div><dt>見えたもの</dt><dd>どこに、何が見えましたか。写真を見せてもらえますか</dd></div><div><dt>結果</dt><dd>いつ、だれから聞けますか。家族と一緒に聞けますか</dd></div><div><dt>次の検査</dt><dd>がんでなかったときは、次はいつですか。がんだったときは、CTなどを、どこで受けますか</dd></div></dl></aside>
<p>不安で眠れないときは、<a href="/articles/anxiety-before-results">検査の結果を待つ間の、不安との過ごし方</a>を開いてみてください。結果の日まで、たばこを休んでみることも、あとの検査や治療の助けになります。</p>
`;

const easyBody = `
<h2><ruby>胃<rt>い</rt></ruby>の<ruby>検査<rt>けんさ</rt></ruby>で「くわしい<ruby>検査<rt>けんさ</rt></ruby>を」と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p>まだ、がんと<ruby>決<rt>き</rt></ruby>まっていません。<ruby>胃炎<rt>いえん</rt></ruby>（<ruby>胃<rt>い</rt></ruby>が<ruby>赤<rt>あか</rt></ruby>くはれること）のあとなどでも、そう<ruby>言<rt>い</rt></ruby>われます。<ruby>胃<rt>い</rt></ruby>カメラで、<ruby>中<rt>なか</rt></ruby>を<ruby>見<rt>み</rt></ruby>て<ruby>調<rt>しら</rt></ruby>べます。</p>
<h2><ruby>胃<rt>い</rt></ruby>カメラのこと</h2>
<p><ruby>細<rt>ほそ</rt></ruby>いカメラを、<ruby>口<rt>くち</rt></ruby>か<ruby>鼻<rt>はな</rt></ruby>から<ruby>入<rt>い</rt></ruby>れます。</p>
<ul><li><ruby>口<rt>くち</rt></ruby>から：「おえっ」となりやすいです。<ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>えることがあります。</li><li><ruby>鼻<rt>はな</rt></ruby>から：<ruby>話<rt>はな</rt></ruby>せることがあります。<ruby>鼻<rt>はな</rt></ruby>が<ruby>痛<rt>いた</rt></ruby>いことがあります。</li></ul>
<p>「<ruby>前<rt>まえ</rt></ruby>に<ruby>苦<rt>くる</rt></ruby>しくて、こわいです」と、<ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>ってください。</p>
<h2><ruby>予約<rt>よやく</rt></ruby>のときに<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li><ruby>血<rt>ち</rt></ruby>をかたまりにくくする<ruby>薬<rt>くすり</rt></ruby>、<ruby>糖尿病<rt>とうにょうびょう</rt></ruby>の<ruby>薬<rt>くすり</rt></ruby>のこと</li><li><ruby>心臓<rt>しんぞう</rt></ruby>の<ruby>病気<rt>びょうき</rt></ruby>のこと</li><li><ruby>麻酔<rt>ますい</rt></ruby>（<ruby>痛<rt>いた</rt></ruby>みを<ruby>感<rt>かん</rt></ruby>じにくくする<ruby>薬<rt>くすり</rt></ruby>）で、<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>くなったこと</li></ul>
<h2><ruby>検査<rt>けんさ</rt></ruby>の<ruby>日<rt>ひ</rt></ruby></h2>
<ul><li><ruby>朝<rt>あさ</rt></ruby>は<ruby>食<rt>た</rt></ruby>べません。</li><li>「<ruby>水<rt>みず</rt></ruby>は、いつまで<ruby>飲<rt>の</rt></ruby>めますか」「いつもの<ruby>薬<rt>くすり</rt></ruby>は、どうしますか」と<ruby>聞<rt>き</rt></ruby>きます。</li><li>つばは<ruby>飲<rt>の</rt></ruby>みません。<ruby>口<rt>くち</rt></ruby>の<ruby>外<rt>そと</rt></ruby>に<ruby>流<rt>なが</rt></ruby>します。</li><li>のどのしびれがとれるまで、<ruby>飲<rt>の</rt></ruby>んだり<ruby>食<rt>た</rt></ruby>べたりしません。</li><li><ruby>眠<rt>ねむ</rt></ruby>くなる<ruby>薬<rt>くすり</rt></ruby>を<ruby>使<rt>つか</rt></ruby>った<ruby>日<rt>ひ</rt></ruby>は、<ruby>運転<rt>うんてん</rt></ruby>しません。</li></ul>
<h2>「とりました」と<ruby>言<rt>い</rt></ruby>われたら</h2>
<p><ruby>小<rt>ちい</rt></ruby>さくとって<ruby>調<rt>しら</rt></ruby>べることは、よくあります。とったから<ruby>悪<rt>わる</rt></ruby>い、という<ruby>意味<rt>いみ</rt></ruby>ではありません。</p>
<h2><ruby>医者<rt>いしゃ</rt></ruby>に<ruby>聞<rt>き</rt></ruby>くこと</h2>
<ul><li>「どこに、<ruby>何<rt>なに</rt></ruby>が<ruby>見<rt>み</rt></ruby>えましたか」</li><li>「<ruby>結果<rt>けっか</rt></ruby>は、いつ、だれから<ruby>聞<rt>き</rt></ruby>けますか。<ruby>家族<rt>かぞく</rt></ruby>も<ruby>一緒<rt>いっしょ</rt></ruby>でいいですか」</li><li>「ピロリ<ruby>菌<rt>きん</rt></ruby>は、いますか」。<ruby>胃<rt>い</rt></ruby>の<ruby>中<rt>なか</rt></ruby>にすむ、<ruby>小<rt>ちい</rt></ruby>さな<ruby>菌<rt>きん</rt></ruby>です。</li></ul>
`;

export const stomachSuspected = articleItem({
  id: 'stomach-suspected',
  publishedAt: '2026-11-21T07:08:00.000Z',
  title: '胃の検診で「要精密検査」と言われたら：胃カメラの受け方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'suspected' }],
  topics: ['stomach-cancer', 'suspected', 'endoscopy', 'pathology', 'waiting-for-results'],
  change_log: [
    { day: '2026-11-30', text: 'やさしい日本語の文を書き足しました。' },
    { day: '2026-11-21', text: '公開しました。' },
  ],
  summary:
    'バリウムの写真の異常は、がんと決まったことではありません。胃カメラの口からと鼻からの違い、前の日からの流れ、組織をとると言われたとき、ピロリ菌のことをまとめました。',
  reviewed_at: '2026-11-30',
  next_review_at: '2027-11-19',
  reviewer_role: '消化器内科の外来の看護にたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '胃の内視鏡検査の説明（市民のみなさま）',
      publisher: '日本消化器内視鏡学会',
      url: 'https://jges.net/citizen/check-cure/no2-1',
    },
    {
      title: '胃がんの検査と診断',
      publisher: '東京医科大学病院',
      url: 'https://hospinfo.tokyo-med.ac.jp/cancer/stomach/inspection.html',
    },
    {
      title: '胃内視鏡（胃カメラ）検査の注意事項',
      publisher: '箕面市',
      url: 'https://www.city.minoh.lg.jp/kenkou/gannkennsinn.html',
    },
    SOURCES.ganjoho,
  ],
});

import { MEDICAL_PAGES } from '../../sources/medical-pages.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>ゆうべから、別の人のよう</h2>
<p>手術の次の夜、父が点滴を抜こうとした。家にいるのに「家に帰る」と言う。天井に虫がいると指さす。反対に、昼も夜もうとうとして、話しかけても目が合わない。ついこの前まで、ふつうに話していたのに。ご家族は「<ruby>認知症<rt>にんちしょう</rt></ruby>が始まったのか」「心が壊れてしまったのか」と、こわくなります。</p>
<p>数時間から数日のうちに急に変わり、一日の中でも波があるとき、せん<ruby>妄<rt>もう</rt></ruby>という状態のことがあります。体の負担が脳に及んで、一時的に意識がくもり、頭の中が混乱している状態です。性格や、育て方や、気の弱さのせいではありません。入院している方の20パーセントから30パーセントほどに見られるという病院の説明もあり、めずらしいことではありません。</p>
<h2>どんな様子か</h2>
<ul><li>時間や場所が分からない。昼と夜が逆になる</li><li>話のつじつまが合わない。同じことをくり返す</li><li>いない人や虫が見える。「だれかに見張られている」と言う</li><li>怒りっぽい、落ち着かない、管を抜く、ベッドから降りようとする</li><li>ぼんやりする、返事が遅い、うとうとして、いつもの興味がない</li></ul>
<p>静かな形のせん妄は、「疲れているだけ」「落ちこんでいる」と思われて、見のがされやすいものです。夕方から夜に強くなることがよくあります。</p>
<table><caption>よく似たものとの、ちがいの手がかり</caption><thead><tr><th scope="col">見る所</th><th scope="col">せん妄</th><th scope="col">認知症</th><th scope="col">気持ちの落ちこみ</th></tr></thead><tbody><tr><th scope="row">始まり方</th><td>数時間から数日で急に</td><td>何か月、何年かけて、ゆっくり</td><td>何週間かで、少しずつ</td></tr><tr><th scope="row">一日の中で</th><td>波がある。夜に強い</td><td>大きくは変わらない</td><td>朝につらいことがある</td></tr><tr><th scope="row">意識</th><td>くもる。話に注意が続かない</td><td>ふつうは、はっきりしている</td><td>はっきりしている</td></tr></tbody></table>
<p>重なることもあるので、見分けるのは医師です。ご家族は「いつから、ふだんとどう違うか」を伝えてください。ふだんを知っている人の言葉が、いちばんの手がかりになります。</p>
<h2>なぜ起きるのか</h2>
<p>引き金になるのは、体の変化や薬です。感染、熱、<ruby>脱水<rt>だっすい</rt></ruby>、酸素の不足、痛み、<ruby>便秘<rt>べんぴ</rt></ruby>や尿のたまり、血の中の塩分やカルシウムの乱れ、<ruby>肝臓<rt>かんぞう</rt></ruby>や<ruby>腎臓<rt>じんぞう</rt></ruby>の働き、手術、脳の病気。眠る薬、痛み止め、ステロイド、かゆみやかぜの薬が関わることもあります。毎日お酒を飲んでいた方が急にやめたときにも起きます。</p>
<p>年齢が高い方、認知症や脳の病気のある方、前にせん妄になった方は起きやすく、慣れない部屋、眠れない夜、<ruby>眼鏡<rt>めがね</rt></ruby>や<ruby>補聴器<rt>ほちょうき</rt></ruby>のない不便が、それを強めます。</p>
<h2>病院ですること</h2>
<p>診察、血液や尿の検査、胸や頭の画像、飲んでいる薬の確認で、引き金をさがし、一つずつ手当てします。感染を治す、水分を補う、便を出す、痛みをとる、薬を変える。部屋の明るさや眠りを整え、必要なときは、混乱をやわらげる薬を少し使います。早く手当てを始めると、多くの場合はよくなるとされています。病気の重い時期などで、すっかり元に戻すのがむずかしいときも、本人の苦しさをやわらげることはできます。</p>
<p>管を抜く、ころぶおそれが高いときに、体を動きにくくする方法を相談されることがあります。「ほかの方法はありますか」「家族がいる間は外せますか」と聞いてかまいません。</p>
<h2>そばにいる人にできること</h2>
<table><caption>声のかけ方</caption><thead><tr><th scope="col">こうなったとき</th><th scope="col">してみること</th></tr></thead><tbody><tr><th scope="row">「虫がいる」と言う</th><td>いる、いないを争わず、「気持ち悪いね。明かりをつけよう」と安心を先に</td></tr><tr><th scope="row">ここがどこか分からない</th><td>「病院だよ。昨日手術をして、今日は水曜の朝」と、短く、何度でも。カレンダーと時計を見える所に</td></tr><tr><th scope="row">怒る、手を払う</th><td>一歩下がり、低い声でゆっくり。説得しない。一人で押さえこまず、人を呼ぶ</td></tr><tr><th scope="row">夜に眠らない</th><td>昼はカーテンを開け、起きて話す。夜は足もとの明かりだけに</td></tr><tr><th scope="row">ぼんやりしている</th><td>手を握り、名前を呼ぶ。好きな歌、家族の声を聞かせる。食べさせるのは、はっきり起きているときだけ</td></tr></tbody></table>
<p>眼鏡、補聴器、入れ歯を身につけてもらう。使い慣れた毛布や写真を置く。付きそう人は、なるべく同じ顔ぶれにする。せん妄の間は、治療や財産の大切な決めごとを急がせないでください。覚えていることも、覚えていないこともあります。あとで「みっともないところを見せた」と気にされたら、「体の具合のせいだったんだよ」と答えてください。</p>
<h2>家で起きたら</h2>
<p>「夜が明けてから」と待たずに、病院か、来てもらっている医師や訪問看護師に電話します。先に決めた電話の順番がある方は、それが先です。待つ間は、火、刃物、薬を遠ざけ、ベッドを低くし、玄関に気を配ります。前の日に増えた薬、飲みまちがい、便と尿、水分を確かめておくと、電話が早く進みます。眠らせようとして、家にある眠る薬やお酒を足すことは、しないでください。</p>
<aside class="memo"><h3>電話や診察で伝えるメモの例</h3><dl><div><dt>ふだん</dt><dd>新聞を毎朝読む。買い物も一人で行ける</dd></div><div><dt>いつから</dt><dd>昨日の夕方から。夜中に三回、外へ出ようとした</dd></div><div><dt>様子</dt><dd>娘をお母さんと呼ぶ。虫が見えると言う。朝は少し落ち着いた</dd></div><div><dt>体</dt><dd>熱38.2度。便が五日ない。水をコップ一杯しか飲んでいない</dd></div><div><dt>薬とお酒</dt><dd>三日前から眠る薬が増えた。お酒は入院の前まで毎晩</dd></div></dl></aside>
<h2>入院の前に、しておけること</h2>
<p>前にせん妄になったこと、毎日のお酒、眠る薬、もの忘れを、入院の前に正直に伝えます。眼鏡、補聴器、時計、カレンダー、なじみの物をかばんに。痛みはがまんせず、早く言うように話し合っておきます。大きな検査や手術の前後に、そばにいられる人を決めておくと、本人が安心します。もともと認知症のある方は、<a href="/articles/dementia-and-cancer">認知症のある方の記事</a>も役に立ちます。</p>
<h2>ご家族へ</h2>
<p>ひどい言葉を言われても、それは病気が言わせています。見ているあなたも、眠れず、傷ついているはずです。夜の付きそいを交代する、病棟の看護師に「今夜は帰って休みたい」と言う。それは見放すことではありません。「心の専門の医師に診てもらえますか」「家族も話を聞いてもらえますか」と聞いてみてください。</p>
`;

const easyBody = `
<h2><ruby>急<rt>きゅう</rt></ruby>に<ruby>様子<rt>ようす</rt></ruby>が<ruby>変<rt>か</rt></ruby>わったとき</h2>
<p><ruby>急<rt>きゅう</rt></ruby>に、話していることがおかしくなる、いない<ruby>人<rt>ひと</rt></ruby>が<ruby>見<rt>み</rt></ruby>えると<ruby>言<rt>い</rt></ruby>う、ぼんやりする。これは「せん<ruby>妄<rt>もう</rt></ruby>」かもしれません。体の<ruby>具合<rt>ぐあい</rt></ruby>が<ruby>悪<rt>わる</rt></ruby>いときや、<ruby>薬<rt>くすり</rt></ruby>のために、<ruby>頭<rt>あたま</rt></ruby>の中が<ruby>混乱<rt>こんらん</rt></ruby>する<ruby>状態<rt>じょうたい</rt></ruby>です。</p>
<p><ruby>性格<rt>せいかく</rt></ruby>のせいではありません。<ruby>入院<rt>にゅういん</rt></ruby>している<ruby>人<rt>ひと</rt></ruby>に、よくあります。</p>
<h2>なぜですか</h2>
<p><ruby>熱<rt>ねつ</rt></ruby>、<ruby>水分<rt>すいぶん</rt></ruby>が足りないこと、<ruby>痛<rt>いた</rt></ruby>み、<ruby>便秘<rt>べんぴ</rt></ruby>、<ruby>手術<rt>しゅじゅつ</rt></ruby>、<ruby>薬<rt>くすり</rt></ruby>、<ruby>眠<rt>ねむ</rt></ruby>れないことなどが<ruby>理由<rt>りゆう</rt></ruby>です。<ruby>治<rt>なお</rt></ruby>せる<ruby>理由<rt>りゆう</rt></ruby>がたくさんあります。</p>
<h2><ruby>病院<rt>びょういん</rt></ruby>でできること</h2>
<p><ruby>理由<rt>りゆう</rt></ruby>を<ruby>調<rt>しら</rt></ruby>べて、<ruby>治<rt>なお</rt></ruby>します。<ruby>薬<rt>くすり</rt></ruby>を<ruby>変<rt>か</rt></ruby>えることもあります。<ruby>早<rt>はや</rt></ruby>く<ruby>手当<rt>てあ</rt></ruby>てをすると、よくなることが<ruby>多<rt>おお</rt></ruby>いです。</p>
<h2><ruby>家族<rt>かぞく</rt></ruby>にできること</h2>
<ul><li>やさしい<ruby>声<rt>こえ</rt></ruby>で、<ruby>短<rt>みじか</rt></ruby>く話します。「ここは<ruby>病院<rt>びょういん</rt></ruby>です。<ruby>朝<rt>あさ</rt></ruby>です」</li><li>まちがいを、<ruby>強<rt>つよ</rt></ruby>く直しません。</li><li><ruby>眼鏡<rt>めがね</rt></ruby>や<ruby>補聴器<rt>ほちょうき</rt></ruby>をつけます。</li><li>カレンダーと<ruby>時計<rt>とけい</rt></ruby>を<ruby>置<rt>お</rt></ruby>きます。</li><li><ruby>昼<rt>ひる</rt></ruby>は<ruby>部屋<rt>へや</rt></ruby>を明るくします。</li><li><ruby>大切<rt>たいせつ</rt></ruby>なことを、いそいで<ruby>決<rt>き</rt></ruby>めさせません。</li></ul>
<h2><ruby>家<rt>いえ</rt></ruby>でおきたら</h2>
<p><ruby>朝<rt>あさ</rt></ruby>まで<ruby>待<rt>ま</rt></ruby>たないで、<ruby>病院<rt>びょういん</rt></ruby>や<ruby>看護師<rt>かんごし</rt></ruby>さんに<ruby>電話<rt>でんわ</rt></ruby>してください。<ruby>眠<rt>ねむ</rt></ruby>る<ruby>薬<rt>くすり</rt></ruby>やお<ruby>酒<rt>さけ</rt></ruby>を<ruby>飲<rt>の</rt></ruby>ませません。火や<ruby>刃物<rt>はもの</rt></ruby>を<ruby>遠<rt>とお</rt></ruby>くに<ruby>置<rt>お</rt></ruby>きます。</p>
<h2><ruby>電話<rt>でんわ</rt></ruby>で<ruby>言<rt>い</rt></ruby>うこと</h2>
<ul><li>「<ruby>昨日<rt>きのう</rt></ruby>から、<ruby>急<rt>きゅう</rt></ruby>に<ruby>様子<rt>ようす</rt></ruby>がおかしいです」</li><li>いつもは、どんな<ruby>人<rt>ひと</rt></ruby>か</li><li><ruby>熱<rt>ねつ</rt></ruby>、<ruby>便<rt>べん</rt></ruby>、<ruby>尿<rt>にょう</rt></ruby>、<ruby>水分<rt>すいぶん</rt></ruby>のこと</li><li><ruby>飲<rt>の</rt></ruby>んでいる<ruby>薬<rt>くすり</rt></ruby>、<ruby>変<rt>か</rt></ruby>わった<ruby>薬<rt>くすり</rt></ruby></li></ul>
`;

/** Delirium: sudden change within hours or days; reasons, what the ward does, words for the family, at home, before a stay. */
export const delirium = articleItem({
  id: 'delirium',
  topics: ['delirium', 'hospital-stay', 'caregivers', 'older-people', 'dementia'],
  publishedAt: '2026-11-28T16:53:00.000Z',
  title: 'せん妄：急に様子が変わったとき',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }, { id: 'palliative' }],
  summary:
    'つじつまの合わないことを言う、見えないものが見える、急にぼんやりする。体の負担から起きる「せん妄」の様子と理由、病院の手当て、ご家族の声のかけ方、家で起きたときと入院前の備えをまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: '患者さんとご家族の心のケアにたずさわる看護師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: 'せん妄の予防のお願い',
      publisher: '千葉大学医学部附属病院',
      url: 'https://www.ho.chiba-u.ac.jp/hosp/inpatient/senmo.html',
    },
    {
      title: '「せん妄（もう）」について',
      publisher: '川崎病院（神戸市）',
      url: 'https://www.kawasaki-hospital-kobe.or.jp/hospitalization/hospital-life/delirium/',
    },
    MEDICAL_PAGES.delirium,
    {
      title: 'せん妄ガイドライン',
      publisher: '日本サイコオンコロジー学会',
      url: 'https://jpos-society.org/guideline/delirium',
    },
  ],
});

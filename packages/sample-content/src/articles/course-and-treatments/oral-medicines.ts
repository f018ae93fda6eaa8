import { articleItem } from '../article-item.ts';

const body = `
<h2>家で受ける、抗がん剤の治療です</h2>
<p>飲み薬の抗がん剤は、<ruby>点滴<rt>てんてき</rt></ruby>より軽い薬という意味ではありません。同じように効き目があり、<ruby>副作用<rt>ふくさよう</rt></ruby>もあります。違うのは、飲む時刻、休む日、体の変化を、家で自分が見ることです。はじめの一週間は、分からないことが出てくるのがふつうです。<ruby>薬局<rt>やっきょく</rt></ruby>でもらった日のうちに、質問の電話番号を薬の袋に書いておきましょう。</p>
<h2>はじめに、四つの決まりを紙にする</h2>
<table><caption>薬ごとに違う、四つの決まり</caption><thead><tr><th scope="col">決まり</th><th scope="col">確かめること</th></tr></thead><tbody><tr><th scope="row">時刻と回数</th><td>朝と夜など。何時までなら、ずれてよいか</td></tr><tr><th scope="row">食事との関係</th><td>食後に飲む薬と、食事から時間をあける薬があります。たとえばテガフール・ギメラシル・オテラシルカリウム（ティーエスワン）は、空腹で飲むと効き目が弱まることがあるため、食後に飲みます</td></tr><tr><th scope="row">飲む日と休む日</th><td>毎日の薬、四週間飲んで二週間休む薬、二週間飲んで一週間休む薬など。休みの長さは、人によっても変わります</td></tr><tr><th scope="row">一緒にとれないもの</th><td>ほかの薬、<ruby>市販薬<rt>しはんやく</rt></ruby>、サプリメント、グレープフルーツなどの食べもの</td></tr></tbody></table>
<p>休みの日は、体を立て直すための大切な日です。「早く治したいから」と続けて飲まないでください。反対に、次に始める日を忘れやすいので、カレンダーに色で塗り分けます。血の検査の結果で、始める日が変わることもあります。</p>
<h2>飲み忘れたとき</h2>
<p><strong>二回分をまとめて飲むことは、しないでください。</strong>気づいた時刻によって、すぐ飲んでよい薬と、その回は飛ばす薬があります。<ruby>説明書<rt>せつめいしょ</rt></ruby>や病院の紙に書いてあるとおりにし、分からなければ、病院か薬局に電話します。飛ばした回は、日付と一緒に書いておき、余った分は次の<ruby>診察<rt>しんさつ</rt></ruby>で見せます。忘れたことを責められる心配はいりません。正しく分かることが、次の量を決める役に立ちます。</p>
<ul><li><strong>飲んだあとに吐いた</strong>：すぐに飲み直さず、決められたとおりにするか、電話で聞きます</li><li><strong>飲んだかどうか分からない</strong>：もう一度飲まずに、殻を数え、電話で聞きます</li><li><strong>多く飲んだ</strong>：症状がなくても、すぐに電話します。夜でも、休みの日でもかまいません</li><li><strong>食事がとれない</strong>：飲まずにいてよいか、飲むべきかは薬で違います。先に聞いておきます</li></ul>
<h2>忘れないための、小さな工夫</h2>
<ul><li>歯ブラシや急須など、毎日さわる物のそばに、チェックの紙を置く</li><li>スマートフォンや時計の音を、飲む時刻に鳴らす。音を止めるのは、飲んでから</li><li>飲んだら、薬の殻をその日の袋に入れる</li><li>曜日ごとのケースに移すときは、移してよい薬か、先に<ruby>薬剤師<rt>やくざいし</rt></ruby>に聞く。湿気や光に弱い薬があります</li><li>一緒に暮らす人に「飲んだ？」と聞いてもらうか、聞かずにいてもらうかを、先に決める</li></ul>
<h2>しまい方と、さわり方</h2>
<p>子どもやペットの手の届かない、乾いた、日のあたらない所に、家族の薬と分けて置きます。冷蔵庫に入れるのは、そう言われた薬だけです。割る、砕く、カプセルを開けることはしません。飲みこみにくいときは、薬の形を変えられるか聞いてください。余った薬は、とっておかず、人にあげず、薬局か病院に持っていきます。</p>
<p>手で持って飲んだあとは、石けんで手を洗います。ご家族が手伝うときは、薬に直接ふれないよう、手袋をするか、殻から小さな器に出して渡します。妊娠している方、授乳中の方、子どもは、さわらないようにします。</p>
<h2>トイレと洗濯で気をつけること</h2>
<p>薬の成分は、尿や便に少しずつ出ます。一緒に暮らす家族の健康に影響が出たという報告は、いまのところありません。心配しすぎず、次のことを習慣にします。期間は、飲んでいる間と、最後に飲んだ日から二日間が一つの目安です。病院から別の日数を言われている方は、そちらに従います。</p>
<ul><li>男性も座って用を足し、ふたを閉めて流す。まわりが汚れたら拭く</li><li>吐いたものや汚れた服を片づけるときは、使い捨ての手袋をする</li><li>汚れた服やシーツは、軽く下洗いしてから洗濯する</li><li>ごみは、袋を二重にして捨てる</li></ul>
<h2>副作用が出た日は、飲む前に電話</h2>
<p>下痢、口の中の痛み、手足の皮むけ、熱、食べられない。こうした日は、がまんして飲み続けることも、自分で半分にすることもせず、「今日の分を飲んでよいですか」と電話で聞いてください。熱は、病院から言われている温度が先です。言われていないときは、38.0度が一つの目安です。休むように言われたら、休むことが治療です。</p>
<aside class="memo"><h3>電話で伝えるメモの例</h3><dl><div><dt>はじめに</dt><dd>飲み薬の抗がん剤を飲んでいる者です。薬の名前は〇〇です</dd></div><div><dt>いま</dt><dd>飲み始めて十日目です。今朝の分は、まだ飲んでいません</dd></div><div><dt>聞きたいこと</dt><dd>昨日の夜の分を忘れました。今朝の分は、いつもの量でよいですか</dd></div><div><dt>ほかのこと</dt><dd>下痢が一日に四回。水は飲めています</dd></div></dl></aside>
<h2>旅行、入院、災害のとき</h2>
<p>旅行では、日数より数日分多く、手荷物に入れ、お<ruby>薬手帳<rt>くすりてちょう</rt></ruby>の写真を撮っておきます（<a href="/articles/travel-and-outings">旅行と外出の記事</a>）。別の病気で入院するとき、歯を抜くとき、手術のときは、「抗がん剤を飲んでいます」と必ず伝えます。災害で薬が手に入らないときの備えは、<a href="/articles/daily-safety-in-disaster">災害への備えの記事</a>にあります。</p>
`;

const easyBody = `
<h2><ruby>家<rt>いえ</rt></ruby>で飲む、がんの<ruby>薬<rt>くすり</rt></ruby></h2>
<p><ruby>飲<rt>の</rt></ruby>む<ruby>薬<rt>くすり</rt></ruby>も、<ruby>点滴<rt>てんてき</rt></ruby>と<ruby>同<rt>おな</rt></ruby>じように強い<ruby>薬<rt>くすり</rt></ruby>です。お<ruby>医者<rt>いしゃ</rt></ruby>さんや<ruby>薬局<rt>やっきょく</rt></ruby>の人に言われたとおりに飲みます。</p>
<h2>はじめに聞くこと</h2>
<ul><li><ruby>何時<rt>なんじ</rt></ruby>に飲みますか。</li><li>ごはんの前ですか。あとですか。</li><li><ruby>休<rt>やす</rt></ruby>む日は、いつですか。</li><li><ruby>一緒<rt>いっしょ</rt></ruby>に食べてはいけないものは、ありますか。</li></ul>
<h2>飲むのを<ruby>忘<rt>わす</rt></ruby>れたとき</h2>
<p><ruby>二回分<rt>にかいぶん</rt></ruby>を<ruby>一度<rt>いちど</rt></ruby>に飲まないでください。分からないときは、<ruby>病院<rt>びょういん</rt></ruby>か<ruby>薬局<rt>やっきょく</rt></ruby>に<ruby>電話<rt>でんわ</rt></ruby>します。</p>
<ul><li>飲んだあとに<ruby>吐<rt>は</rt></ruby>いたとき。</li><li>多く飲んだとき。</li><li>飲んだかどうか、分からないとき。</li></ul>
<p>このようなときも、<ruby>自分<rt>じぶん</rt></ruby>で<ruby>決<rt>き</rt></ruby>めないで<ruby>電話<rt>でんわ</rt></ruby>してください。</p>
<h2><ruby>置<rt>お</rt></ruby>く<ruby>場所<rt>ばしょ</rt></ruby></h2>
<ul><li><ruby>子<rt>こ</rt></ruby>どもやペットが、さわれない<ruby>場所<rt>ばしょ</rt></ruby>に<ruby>置<rt>お</rt></ruby>きます。</li><li><ruby>薬<rt>くすり</rt></ruby>を<ruby>割<rt>わ</rt></ruby>ったり、カプセルを開けたりしません。</li><li><ruby>薬<rt>くすり</rt></ruby>にさわったら、<ruby>石<rt>せっ</rt></ruby>けんで手を<ruby>洗<rt>あら</rt></ruby>います。</li><li><ruby>余<rt>あま</rt></ruby>った<ruby>薬<rt>くすり</rt></ruby>は、<ruby>薬局<rt>やっきょく</rt></ruby>に持っていきます。</li></ul>
<h2><ruby>体調<rt>たいちょう</rt></ruby>が悪い日</h2>
<p><ruby>下痢<rt>げり</rt></ruby>、<ruby>口<rt>くち</rt></ruby>の<ruby>痛<rt>いた</rt></ruby>み、<ruby>熱<rt>ねつ</rt></ruby>があるときは、飲む前に<ruby>電話<rt>でんわ</rt></ruby>します。<ruby>熱<rt>ねつ</rt></ruby>は、<ruby>病院<rt>びょういん</rt></ruby>から言われた<ruby>温度<rt>おんど</rt></ruby>が先です。言われていないときは、38.0<ruby>度<rt>ど</rt></ruby>が<ruby>目安<rt>めやす</rt></ruby>です。<ruby>電話<rt>でんわ</rt></ruby>で「今日の<ruby>薬<rt>くすり</rt></ruby>を飲んでいいですか」と聞いてください。</p>
`;

/** Cancer medicines taken by mouth: rules of taking, forgetting, keeping, touching, when to call before the next dose. */
export const oralMedicines = articleItem({
  id: 'oral-medicines',
  publishedAt: '2026-11-26T03:33:00.000Z',
  title: '飲み薬の抗がん剤：飲み方、忘れたとき、しまい方',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [{ id: 'before-treatment' }, { id: 'treating' }, { id: 'recurrence' }],
  topics: ['oral-medicines', 'missed-medicine', 'chemotherapy', 'drug-therapy'],
  summary:
    '家で飲む抗がん剤の、はじめに確かめる四つの決まり、忘れたときや吐いたとき、多く飲んだときの動き方、しまい方とさわり方、トイレと洗濯、飲む前に電話する日をまとめました。',
  reviewed_at: '2026-11-26',
  next_review_at: '2027-11-24',
  reviewer_role: 'がんの薬を専門とする薬剤師',
  body,
  easy_body: easyBody,
  sources: [
    {
      title: '患者さんのための乳がん診療ガイドライン2023年版 Q58（薬の飲み方）',
      publisher: '日本乳癌学会',
      year: 2023,
      url: 'https://jbcs.xsrv.jp/guideline/p2023/gindex/90-2/q58/',
    },
    {
      title:
        '薬物療法を受けていますが、家族に影響が出るようなことはないのでしょうか（肺がんガイドブック Q91）',
      publisher: '日本肺癌学会',
      year: 2024,
      url: 'https://www.haigan.gr.jp/public/guidebook/2024/2024/Q91.html',
    },
    {
      title: 'がん薬物療法中の排泄物（尿や便）、吐物などの処理について',
      publisher: '静岡県立静岡がんセンター',
      year: 2023,
      url: 'https://survivorship.jp/cancer-pharmacotherapy/sideeffect/02',
    },
    {
      title: '飲み忘れたときの対応（お薬の質問と答え）',
      publisher: '国立精神・神経医療研究センター病院',
      url: 'https://www.ncnp.go.jp/hospital/answer/yakuzai02.html',
    },
  ],
});

import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「本人には、分からないと思うので」</h2>
<p>ご家族がそう言って、<ruby>診察室<rt>しんさつしつ</rt></ruby>でご本人の代わりに答える。よくあることです。何度も説明して、そのたびに驚かせるのがつらい。早く決めなければと焦る。どれも、無理のない気持ちです。それでも、<ruby>認知症<rt>にんちしょう</rt></ruby>のある方は「何も分からない人」ではありません。国の手引きも、本人の意思を<ruby>尊重<rt>そんちょう</rt></ruby>し、聞き方を工夫しながら支えることを基本にしています。昨日の説明を忘れても、「痛いのは嫌」「家にいたい」という気持ちは、今日も明日も同じことが多いのです。</p>
<h2>気持ちを聞く、七つの工夫</h2>
<ul><li>午前など、頭のはっきりした時間に、静かな部屋で。テレビを消す</li><li><ruby>眼鏡<rt>めがね</rt></ruby>と<ruby>補聴器<rt>ほちょうき</rt></ruby>をつけ、正面から、目の高さで</li><li>一度に一つだけ。短く。「おなかに、できものがあります」</li><li>紙に大きく書く、絵や体の図を指さす</li><li>選ぶものは二つまで。「入院して取る」「家で薬を飲む」</li><li>「はい」という返事だけで決めず、「今の話を、わたしに教えてもらえますか」と聞いてみる</li><li>別の日に、もう一度聞く。答えが同じなら、その方の考えに近いと受け取る</li></ul>
<p>言葉で答えにくい方では、表情、手を払う動き、食べる様子も返事です。若いころから大切にしてきたこと、前の病気のときに言っていたことを、ご家族が医師に話してください。ご家族は、代わりに決める人というより、その方の気持ちを一緒に探す人です。一人で責任を負わなくてよいように、医師や<ruby>看護師<rt>かんごし</rt></ruby>、相談員がそばに入ります。</p>
<h2>治療を考えるときの、三つの問い</h2>
<ol><li><strong>治療でよくなることは何か</strong>。つらい<ruby>症状<rt>しょうじょう</rt></ruby>が減るのか、長く過ごせるのか。</li><li><strong>通う、飲む、じっとする、が続けられるか</strong>。<ruby>点滴<rt>てんてき</rt></ruby>を抜いてしまう、<ruby>検査<rt>けんさ</rt></ruby>の台で動いてしまう、といった心配は、先に言ってよいことです。時間を短くする、付きそう、別の方法にするなどを考えます。</li><li><strong>しないとき、つらさはどう抑えるか</strong>。治療をしないことは、見放すことではありません。痛みや<ruby>息苦<rt>いきぐる</rt></ruby>しさへの手当ては、いつでも受けられます。</li></ol>
<h2>薬の飲みまちがいを防ぐ</h2>
<p>抗がん剤の飲み薬を、飲んだことを忘れて二回飲むと危険です。飲み薬の治療が話に出たら、「だれが、どこで飲むのを見届けられますか」を先に決めます。家族、訪問看護師、訪問の<ruby>薬剤師<rt>やくざいし</rt></ruby>、デイサービスの職員。朝一回にまとめられるか、薬を減らせるかも聞きます。薬は本人の手の届かない所に置き、一回分ずつ、日付を書いて出します。飲んだか分からなくなったら、足さずに病院か<ruby>薬局<rt>やっきょく</rt></ruby>へ電話してください。</p>
<h2>「痛い」と言わない痛みに気づく</h2>
<table><caption>ふだんと違う様子が、手がかりです</caption><thead><tr><th scope="col">場面</th><th scope="col">こんな変化</th></tr></thead><tbody><tr><th scope="row">顔と声</th><td>眉をよせる、うめく、歯を食いしばる</td></tr><tr><th scope="row">動き</th><td>触られると払いのける、片側をかばう、立ちたがらない、落ち着かず歩き回る</td></tr><tr><th scope="row">気分</th><td>怒りっぽい、泣く、急におとなしくなる</td></tr><tr><th scope="row">食事と眠り</th><td>食べない、夜に眠らない</td></tr></tbody></table>
<p>「認知症が進んだのかな」と思う変化が、痛み、<ruby>便秘<rt>べんぴ</rt></ruby>、尿が出ないこと、熱、<ruby>脱水<rt>だっすい</rt></ruby>のせいだったということは、めずらしくありません。数時間から数日で急に変わったときは、とくに体の具合を疑います。スマートフォンで短い動画を撮っておくと、<ruby>診察<rt>しんさつ</rt></ruby>で伝わります。</p>
<h2>入院が決まったら</h2>
<p>場所が変わると混乱し、せん<ruby>妄<rt>もう</rt></ruby>が起きやすくなります。入院の日に、次の紙を看護師に渡してください。呼ばれたい名前。落ち着く話題と歌。嫌がること。トイレの合図。前に混乱したときの様子。使い慣れた毛布と写真を一つずつ。病院には、認知症ケアのチームがいることがあります。できるだけ短い入院にし、家や施設に戻る日と、戻ったあとの手助けを、入る前から相談します。施設に入っている方は、その施設で続けられる治療か、薬や管の世話ができるかを、施設の看護師と<ruby>主治医<rt>しゅじい</rt></ruby>に話し合ってもらいます。</p>
<aside class="memo"><h3>病院で話す言葉の例</h3><dl><div><dt>予約で</dt><dd>認知症があります。待つのが苦手なので、朝いちばんか、別の部屋で待てますか</dd></div><div><dt>診察で</dt><dd>まず本人に、短い言葉で聞いていただけますか。くわしい話は、あとでわたしが聞きます</dd></div><div><dt>決めるとき</dt><dd>父は昔から「管につながれるのは嫌だ」と言っていました</dd></div><div><dt>相談員に</dt><dd>わたし一人では<ruby>通院<rt>つういん</rt></ruby>が続きません。付きそいと、預け先を相談したいです</dd></div></dl></aside>
<h2>支えるあなたが、休むために</h2>
<p>通院の日だけデイサービスの時間を延ばす。点滴の週にショートステイを入れる。家族の付きそいを、<ruby>親類<rt>しんるい</rt></ruby>と月ごとに分ける。ケアマネジャーに「がんの治療が始まります」と伝え、<ruby>介護<rt>かいご</rt></ruby>の計画を見直してもらってください。{{care-age-first}}の方は、認知症でも、がんでも<a href="/articles/nursing-care-insurance"><ruby>介護保険<rt>かいごほけん</rt></ruby></a>が使えます。つい怒鳴ってしまった日は、あなたも限界に近い合図です。<a href="/articles/for-family-caregivers">支えるご家族へ</a>も読んでください。お金や<ruby>契約<rt>けいやく</rt></ruby>の手続きを本人がするのが難しいときは、<ruby>成年後見<rt>せいねんこうけん</rt></ruby>の制度や、<ruby>社会福祉協議会<rt>しゃかいふくしきょうぎかい</rt></ruby>の手伝いがあります。</p>
`;

/** Dementia and cancer: how to ask the person, medicines, pain that is not told, stay in hospital, family. */
export const dementiaAndCancer = articleItem({
  id: 'dementia-and-cancer',
  publishedAt: '2026-11-23T01:13:00.000Z',
  title: '認知症のある方とがん：本人の気持ちの聞き方と、家の支え方',
  category: { id: 'life' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'palliative' },
  ],
  topics: ['dementia', 'older-people', 'caregivers', 'delirium'],
  summary:
    '認知症があっても、話し方を工夫すると、ご本人の気持ちは聞けます。治療を考えるときの三つの問い、薬の飲み方、痛みに気づく手がかり、入院の備え、家族が休む方法をまとめました。',
  reviewed_at: '2026-11-23',
  next_review_at: '2027-11-19',
  reviewer_role: '認知症のある方の看護にたずさわる看護師',
  body,
  sources: [
    {
      title: '認知症の人の日常生活・社会生活における意思決定支援ガイドラインについて',
      publisher: '富山県',
      year: 2025,
      url: 'https://www.pref.toyama.jp/1211/ninchisyo-ishiketteishien.html',
    },
    {
      title: '認知症の人の日常生活・社会生活における意思決定支援ガイドラインの解説',
      publisher: '長寿科学振興財団',
      year: 2023,
      url: 'https://www.tyojyu.or.jp/kankoubutsu/aging-and-health/2023-32-3/ninchisho-nichijoseikatsu-shakaiseikatsu-ishiketteishiengaidorain.html',
    },
    SOURCES.ganjoho,
  ],
});

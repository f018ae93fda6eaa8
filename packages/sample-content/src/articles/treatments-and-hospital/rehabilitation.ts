import { SOURCES } from '../../sources/index.ts';
import { articleItem } from '../article-item.ts';

const body = `
<h2>「リハビリは、元気になってから」ではありません</h2>
<p>廊下を一周しただけで足がふるえる。<ruby>退院<rt>たいいん</rt></ruby>したのに、布団から立てない。「治療が終わって、体力が戻ったら始めよう」と思っているうちに、動くことがこわくなる。がんのリハビリテーション（リハビリ）は、体を鍛える訓練だけを指すのではありません。飲みこむ、話す、着替える、トイレに行く、仕事に戻る。あなたの毎日を支える医療です。国立がん研究センターの説明でも、診断された直後から、どの時期にも、どのような病状でも受けられるとされています。</p>
<h2>時期によって、目的が変わる</h2>
<table><caption>時期と目的</caption><thead><tr><th scope="col">時期</th><th scope="col">目的</th><th scope="col">すること（例）</th></tr></thead><tbody><tr><th scope="row">治療の前（<ruby>予防的<rt>よぼうてき</rt></ruby>）</th><td>これから起こりそうな困りごとを、軽くする</td><td>息の練習、歩く、飲みこみの確かめ</td></tr><tr><th scope="row">治療の間とあと（<ruby>回復的<rt>かいふくてき</rt></ruby>）</th><td>落ちた力や動きを、できるだけ戻す</td><td>起きる、歩く、肩を上げる、声を出す</td></tr><tr><th scope="row">再発や<ruby>転移<rt>てんい</rt></ruby>があるとき（<ruby>維持的<rt>いじてき</rt></ruby>）</th><td>今の動きを保つ。骨折や転ぶことを防ぐ</td><td>負担の少ない起き方、つえや装具</td></tr><tr><th scope="row">つらさをやわらげる時期（<ruby>緩和的<rt>かんわてき</rt></ruby>）</th><td>したいことをかなえる。楽に過ごす</td><td>楽な<ruby>姿勢<rt>しせい</rt></ruby>、むくみの手当て、車いすで外へ</td></tr></tbody></table>
<p>時期は、きっちり分かれません。行ったり来たりしながら、目標を選び直していきます。</p>
<h2>だれが、何をしてくれるか</h2>
<dl><div><dt><ruby>理学療法士<rt>りがくりょうほうし</rt></ruby></dt><dd>起きる、立つ、歩く、息をする。動きの土台をみます。</dd></div><div><dt><ruby>作業療法士<rt>さぎょうりょうほうし</rt></ruby></dt><dd>着替え、料理、字を書く、仕事の動作。手や腕と、考える力もみます。</dd></div><div><dt><ruby>言語聴覚士<rt>げんごちょうかくし</rt></ruby></dt><dd>話す、聞く、食べる、飲みこむことをみます。</dd></div><div><dt>リハビリの医師、<ruby>看護師<rt>かんごし</rt></ruby>、<ruby>管理栄養士<rt>かんりえいようし</rt></ruby></dt><dd>安全な範囲を決め、痛みや<ruby>栄養<rt>えいよう</rt></ruby>の手当てと合わせます。</dd></div></dl>
<h2>場面ごとの例</h2>
<ul><li><strong>胸やおなかの手術</strong>：前もって、深い<ruby>呼吸<rt>こきゅう</rt></ruby>や<ruby>痰<rt>たん</rt></ruby>の出し方を習います。手術のあとは、できるだけ早く体を起こし、座り、歩きます。寝ている時間を短くして、<ruby>肺炎<rt>はいえん</rt></ruby>などを防ぐためです（<a href="/articles/after-surgery">手術のあとの過ごし方</a>）。</li><li><strong>乳がんの手術</strong>：肩が固まらないように、時期を決めて腕を上げる練習をします。むくみの見方も教わります（<a href="/articles/lymphedema">リンパ<ruby>浮腫<rt>ふしゅ</rt></ruby></a>）。</li><li><strong>頭や首、食道のがん</strong>：飲みこみ、声、首と肩の動き（<a href="/articles/swallowing-and-cough">飲みこみにくさとせき</a>）。</li><li><strong>抗がん剤の間</strong>：だるさの波に合わせた動き方、しびれで転ばない工夫（<a href="/articles/fatigue">だるさ</a>、<a href="/articles/numb-hands">手足のしびれ</a>）。</li><li><strong>骨に転移があるとき</strong>：寝返り、起き上がり、物の拾い方。してはいけない動きを先に知ります（<a href="/articles/bone-metastasis">骨に転移したとき</a>）。</li><li><strong>脳のがん、脳への転移</strong>：手足の動き、言葉、もの忘れや段取りの練習。</li><li><strong>血液のがんの入院</strong>：部屋から出られない間も、ベッドの横で立つ、足踏みをする。</li></ul>
<h2>どこで、どのくらい</h2>
<h3>入院中</h3>
<p>医師の指示で始まります。がんの方のためのリハビリは、健康保険のしくみの中にあり、届け出をした病院で受けます。短い時間から始め、<ruby>検査<rt>けんさ</rt></ruby>や<ruby>点滴<rt>てんてき</rt></ruby>のすき間に、ベッドまで来てもらえることもあります。声がかからないときは、「リハビリを受けられますか」と聞いてください。どの病院にあるかは、がん<ruby>相談支援<rt>そうだんしえん</rt></ruby>センターで調べられます。</p>
<h3>退院したあと</h3>
<p>入院中と同じ形では続けられないことが多く、退院の前に、次をどこにするかを決めておくのが大切です。病気や体の状態によって、<ruby>外来<rt>がいらい</rt></ruby>のリハビリ、訪問のリハビリ、日帰りで通う所、リハビリの病院への転院などがあります。<ruby>介護保険<rt>かいごほけん</rt></ruby>が使える方（{{care-age-first}}と、{{care-age-second}}で条件に合う方）は、手すりやベッドも一緒に相談できます（<a href="/articles/nursing-care-insurance">介護保険</a>）。</p>
<h2>始める前に伝えること、休むとき</h2>
<p>骨の痛み、立ちくらみ、<ruby>息切<rt>いきぎ</rt></ruby>れ、しびれ、転んだこと、前の晩の眠り。小さなことほど役に立ちます。熱のある日、吐き気や<ruby>下痢<rt>げり</rt></ruby>が強い日、血液の数が低い日は、休むか、中身を軽くします。「血液の数がいくつなら休む」という線は、病気や治療で違うので、医師に紙に書いてもらい、リハビリの人にも見せます。</p>
<p>動いている間に、痛みが急に増す、胸が苦しい、目の前が暗くなる、足に力が入らない。すぐにやめて、その場で言ってください。がまんして続けることは、リハビリではありません。</p>
<h2>家で続けるコツ</h2>
<p>二、三日寝ているだけでも、足の力は落ちます。けれども、取り戻すのに特別な道具は要りません。</p>
<ul><li>動く時間を、短く何度も。テレビのコマーシャルの間に、いすから三回立つ。</li><li>目標は、体ではなく暮らしで決める。「ポストまで」「孫の<ruby>発表会<rt>はっぴょうかい</rt></ruby>で、30分座る」。</li><li>疲れてから休むのではなく、疲れる前に座る。</li><li>三日続けて書く。歩いた所、休んだ時間、次の日の体。多すぎた日が見えてきます。</li></ul>
<p>座ったままの体操は、<a href="/articles/exercise-gently">体を動かす前に聞くこと、座ってできること</a>に書いています。</p>
<h2>できなかった日に</h2>
<p>「前はできたのに」と涙が出る日があります。戻る速さは、年齢や治療や体によって違い、まっすぐな坂道ではありません。断ってもかまいません。「今日はつらいので、足をさするだけにしてください」も、立派な参加です。ご家族は、手を出す前に「どこまで自分でする？」と聞いてください。待つことが、助けになる日もあります。</p>
<aside class="memo"><h3>頼むときの言葉の例</h3><dl><div><dt>手術の前</dt><dd>手術の前に、家でできる息の練習や運動を教えてください</dd></div><div><dt>入院中</dt><dd>寝てばかりで、立つのがこわいです。リハビリの人に一度みてもらえますか</dd></div><div><dt>退院の前</dt><dd>家の玄関に段が三つあります。上がる練習をしたいです。退院後は、どこで続けられますか</dd></div><div><dt>外来</dt><dd>荷物を持つ仕事に、来月戻る予定です。してよい動きを教えてください</dd></div></dl></aside>
`;

/** Rehabilitation at every stage: aims, the people, examples by scene, where it goes on, limits to keep. */
export const rehabilitation = articleItem({
  id: 'rehabilitation',
  topics: ['rehabilitation'],
  publishedAt: '2026-11-28T20:52:00.000Z',
  title: 'がんのリハビリテーション：いつから、だれと、どこで受けるか',
  category: { id: 'treatment' },
  cancer_category: [],
  cancer_status: [
    { id: 'just-diagnosed' },
    { id: 'before-treatment' },
    { id: 'treating' },
    { id: 'follow-up' },
    { id: 'recurrence' },
    { id: 'palliative' },
  ],
  summary:
    'がんのリハビリは、診断のときから、どの時期にも受けられます。時期ごとの目的、専門職のすること、手術の前の呼吸の練習から家での動き方まで、入院中と退院後の受け方、始める前に伝えること、頼み方をまとめました。',
  reviewed_at: '2026-11-28',
  next_review_at: '2027-11-26',
  reviewer_role: 'がんのリハビリテーションにたずさわる理学療法士',
  body,
  sources: [
    SOURCES.ganjoho,
    {
      title: 'がんのリハビリ',
      publisher: '国立病院機構 大阪刀根山医療センター',
      url: 'https://toneyama.hosp.go.jp/patient/department/rehabilitation/cancer.html',
    },
  ],
});
